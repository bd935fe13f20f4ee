import { lazyExtra } from '../../client/lazy-extra.ts';

/** The suggestion list for a page that hydrates by itself. Its library (9 kB) loads when the box is first used. */
export const LateSuggestionList = lazyExtra(
  'suggestion-list',
  async () => (await import('./SuggestionList.tsx')).SuggestionList,
);

/** Matching pages, which are shown only if the Bible search is slow or fails. */
export const LateStaticResults = lazyExtra(
  'static-results',
  async () => (await import('./StaticResults.tsx')).StaticResults,
);
