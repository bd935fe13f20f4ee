import { emptySearchUrlParams, formatSearchUrl, type SearchUrlParams } from '#data/search/contract/search-url.ts';
import { verseId } from '#data/bible/verse-id.ts';
import { verseLink } from '#data/reading/reading-paths.ts';
import { nameOf, scriptOf, type SearchSite } from '../../views/search/search-page.ts';
import { answerSearchHere } from '../search/choose-search-source.ts';
import type { PagedList } from './collect-list.ts';
import { listTitleMessage } from './messages.ts';

/** The API's largest page. */
const pageSize = 100;

/** All results of a search, from the site or from the device. */
export function resultPages(address: SearchUrlParams, site: SearchSite): PagedList {
  const { path, q, version, order } = address;
  const link = formatSearchUrl({ ...emptySearchUrlParams, path, q, version, order });
  return {
    title: (total) => listTitleMessage(`“${q}”`, total),
    link: new URL(link, location.href).href,
    readPage: async (page, signal) => {
      const { answer } = await answerSearchHere({ ...address, page }, signal, pageSize);
      const { totalResults, totalPages } = answer.pagination;
      return {
        total: totalResults,
        pages: totalPages,
        versions: answer.versions.map((code) => ({ code, name: nameOf(site, code), ...scriptOf(site, code) })),
        verses: answer.results.map((result) => ({
          reference: result.reference,
          number: String(result.verse),
          link: new URL(verseLink(result.version, verseId(result)), location.href).href,
          version: answer.versions.indexOf(result.version),
          texts: [result.text],
        })),
      };
    },
  };
}
