import type { APIRoute } from 'astro';
import { wordsPath } from '#data/reading/reading-paths.ts';
import { kjvVerseIds } from '../library/kjv-verse-ids.ts';

/** The word-by-word pages of all verses, which the worker renders. Fewer than the 50,000 URLs that a sitemap may have. */
export const GET: APIRoute = ({ site }) => {
  const urls = kjvVerseIds().map((id) => `<url><loc>${new URL(wordsPath(id), site)}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
  );
};
