import { entryListQuery } from '#data/dictionary/contract/entry-list.ts';
import { examplesQuery } from '#data/dictionary/contract/examples.ts';
import { parallelQuery, strongsVerseQuery, versesQuery } from '#data/reading/contract/reading.ts';
import { searchEvent, searchQuery, suggestQuery } from '#data/search/contract/search.ts';
import type { Endpoint } from './endpoint.ts';

const passage = 'The whole chapter. `from` and `to` must be numbers and are otherwise ignored.';

/** Endpoints that everyone may call, from any site. By heading of the reference. */
export const publicEndpoints = {
  search: [
    { method: 'GET', path: '/search', query: searchQuery, about: 'The verses that match a query' },
    {
      method: 'GET',
      path: '/search-strongs',
      query: searchQuery,
      about: 'The same in the tagged version. `totalResults` and `totalPages` are at the top level.',
    },
    {
      method: 'GET',
      path: '/suggest',
      query: suggestQuery,
      about: 'At most eight suggestions while the reader types: references, entries, words',
    },
    {
      method: 'POST',
      path: '/analytics/search',
      body: searchEvent,
      about: 'Counts a search without recording who made it. Responds with 204, also if counting is off.',
    },
  ],
  reading: [
    {
      method: 'GET',
      path: '/bible/versions',
      about: 'The codes of the versions that are not hidden, the default version first',
    },
    {
      method: 'GET',
      path: '/bible/licenses',
      about: 'The license of each version, and whether it allows copying the whole text',
    },
    {
      method: 'GET',
      path: '/bible/verse/:book/:chapter/:verse/:version',
      about: 'A verse. `?of=wlc` reads the reference in the numbers of that version.',
    },
    {
      method: 'GET',
      path: '/bible/chapter/:version/:book/:chapter',
      about: "A chapter, in the version's own numbers",
    },
    {
      method: 'GET',
      path: '/bible/verses',
      query: versesQuery,
      about: 'The counterparts of up to 100 verses, for example `ids=1001001,39003019`. `of` as above.',
    },
    {
      method: 'GET',
      path: '/bible/parallel',
      query: parallelQuery,
      about: 'A passage in two to four versions side by side',
    },
    {
      method: 'GET',
      path: '/bible/cross-references/:book/:chapter/:verse',
      about:
        '`treasury`: references of the Treasury of Scripture Knowledge, in its order. `passages`: quotations and parallel passages. `references`: at most ten verses with the same rare words, the nearest first',
    },
    {
      method: 'GET',
      path: '/strongs/verse/:book/:chapter/:verse',
      query: strongsVerseQuery,
      about: 'Every tagged word of a verse. Default: the tagged King James Version.',
    },
    { method: 'GET', path: '/rstne/verse/:book/:chapter/:verse', about: 'A verse of the Restoration Scriptures' },
    {
      method: 'GET',
      path: '/rstne/passage/:book/:chapter/:from/:to',
      about: `${passage} A response with a range once lost the verses after the thirtieth.`,
    },
    {
      method: 'GET',
      path: '/rstne-restored/verse/:book/:chapter/:verse',
      about: 'A verse of the right side of a comparison: of the Restoration Scriptures, else with the Restored Names',
    },
    { method: 'GET', path: '/rstne-restored/passage/:book/:chapter/:from/:to', about: passage },
  ],
  dictionary: [
    {
      method: 'GET',
      path: '/{product}/search',
      query: entryListQuery,
      about: 'A list of entries by number, headword, transliteration or gloss',
    },
    { method: 'GET', path: '/{product}/hebrew', query: entryListQuery, about: 'The same, of the Hebrew entries' },
    { method: 'GET', path: '/{product}/greek', query: entryListQuery, about: 'The same, of the Greek entries' },
    { method: 'GET', path: '/{product}/:number', about: 'An entry, for example `H430`' },
    {
      method: 'GET',
      path: '/strongs/search-by-number/:number',
      query: examplesQuery,
      about: 'The verses with a number, 20 on a page. `rendering` is the words that render it.',
    },
    {
      method: 'GET',
      path: '/static-strongs/:number',
      about: 'An entry from the built files. It works without the database.',
    },
  ],
  site: [
    {
      method: 'GET',
      path: '/site',
      about:
        'The settings that pages need, what an administrator changed about versions (`versions`), whether a link for a new password can be mailed (`passwordByMail`), and a hash of the placements',
    },
    {
      method: 'GET',
      path: '/placements',
      about: 'The placements and the footer links. A page requests them if that hash differs from what it shows.',
    },
    { method: 'GET', path: '/recordings', about: 'The recordings for the lessons' },
    {
      method: 'GET',
      path: '/health',
      about:
        'What is served, and whether pages and database have the same edition. Status 503 if the database has no library.',
    },
  ],
} as const satisfies Record<string, readonly Endpoint[]>;
