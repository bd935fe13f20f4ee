import type { APIRoute } from 'astro';
import { escapeHtml } from '#data/site/escape-html.ts';
import { productName } from '#data/site/product.ts';

/** Names are limited to 16 characters (https://github.com/dewitt/opensearch). */
const longestName = 16;

/** Lets browsers offer the site as a search engine. */
export const GET: APIRoute = ({ site }) => {
  const url = (path: string): string => escapeHtml(new URL(path, site).href);
  return new Response(
    '<?xml version="1.0" encoding="UTF-8"?>' +
      '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">' +
      `<ShortName>${escapeHtml(productName.slice(0, longestName))}</ShortName>` +
      '<Description>Search the Bible by word, phrase, reference or Strong’s number</Description>' +
      '<InputEncoding>UTF-8</InputEncoding>' +
      `<Image width="48" height="48" type="image/x-icon">${url('/favicon.ico')}</Image>` +
      `<Url type="text/html" template="${url('/results')}?q={searchTerms}"/>` +
      '</OpenSearchDescription>',
  );
};
