import * as z from 'zod';
import { defaultSearchPageSize } from '../language/page-size.ts';
import { opensWithNumbers } from '../../versions/version-twins.ts';
import { joinVersions } from '../language/parse-version-codes.ts';
import { shownMarks, span } from '../../text/contract/verse-marks.ts';

/** Verses on a page of results, unless `perPage` is given or the query is a chapter. */
export const searchPageSize = defaultSearchPageSize;

const maxTextLength = 500;
const lastPage = 10_000;

/** `default` is last because `catch` would first format an error for a missing value. */
const page = z.coerce
  .number('page must be a number')
  .catch(1)
  .transform((value) => Math.min(lastPage, Math.max(1, Math.trunc(value) || 1)))
  .default(1);
const maxPageSize = 100;
const sizeNamed = (name: string) =>
  z.coerce
    .number(`${name} must be a number of verses, 1 to ${maxPageSize}`)
    .min(1, `${name} must be a number of verses, 1 to ${maxPageSize}`)
    .transform((value) => Math.min(maxPageSize, Math.trunc(value)));
const isOn = (value: string): boolean => value === 'true' || value === 'on' || value === '1';
const flag = z.enum(['true', 'false', 'on', '1', '0', '']).catch('false').transform(isOn);

/**
 * Query of `GET /api/search`, `GET /api/search-strongs`, `/results` and `/strongs-results`. `version` is a synonym of
 * `db`, `limit` of `perPage`; "DB1" is the default version. The API rejects a page or size out of range first
 * (`worker/http/check-paging.ts`). Here a page out of range and a size above 100 are clamped, for the page, which
 * redirects.
 */
export const searchQuery = z
  .object({
    q: z
      .string()
      .trim()
      .max(maxTextLength, `The search text is too long: ${maxTextLength} characters at most`)
      .default(''),
    /** A version code, or several separated by commas: each is searched. */
    db: z.string().max(100, 'db is DB1 or version codes such as kjv_strongs').optional(),
    version: z.string().max(100, 'version must be a version code such as kjv_strongs').optional(),
    page,
    perPage: sizeNamed('perPage').optional(),
    limit: sizeNamed('limit').optional(),
    order: z.enum(['canonical', 'relevance']).catch('canonical').default('canonical'),
    /**
     * Whether to show Strong's numbers after the words, on the page that works without JavaScript. The default depends
     * on the version.
     */
    strongs: z.string().optional(),
    /**
     * Whether to show each verse next to its counterpart, on the same page, and in which version. The site chooses
     * defaults.
     */
    parallel: flag.optional(),
    beside: z.string().trim().max(100, 'beside must be a version code such as web').default(''),
  })
  .transform(({ db, version, perPage, limit, strongs, ...rest }) => {
    const codes = joinVersions([db || version || ''])
      .split(',')
      .filter(Boolean);
    return {
      ...rest,
      strongs: strongs === undefined ? opensWithNumbers(codes) : isOn(strongs),
      versions: codes,
      perPage: perPage ?? limit ?? searchPageSize,
    };
  });
export type SearchParams = z.infer<typeof searchQuery>;

export const searchResult = z.object({
  /** Unique in the response: "kjv_strongs-1002011". */
  id: z.string(),
  /** "Genesis 2:11". */
  title: z.string(),
  reference: z.string(),
  /** Reference, a tab, and the plain text. */
  content: z.string(),
  sourceType: z.enum(['bible', 'other']),
  book: z.number(),
  chapter: z.number(),
  /** 0 is the title before a psalm. */
  verse: z.number(),
  /** Verse id in the King James Version, always given, whether or not the version has the same versification. */
  kjv: z.number(),
  version: z.string(),
  /** The plain text, its marks, and the matched words as spans of the text. */
  text: z.string(),
  marks: shownMarks,
  found: z.array(span),
});
export type SearchResult = z.infer<typeof searchResult>;

export const searchAnswer = z.object({
  results: z.array(searchResult),
  /** Counts verses. */
  pagination: z.object({ totalResults: z.number(), currentPage: z.number(), totalPages: z.number() }),
  /** Number of occurrences of the words; `null` where it is not counted (several words, phrases over many pages). */
  totalOccurrences: z.number().nullable(),
  /** Verses and, where they are counted, occurrences by book; for the whole result, not only the page. */
  byBook: z.array(z.object({ book: z.number(), verses: z.number(), occurrences: z.number().nullable() })),
  /** The query without `in:`, for a search in one of those books. */
  everywhere: z.string(),
  /** The parsed parts of the query, which the reader can remove. */
  understood: z.array(z.object({ label: z.string(), queryWithout: z.string() })),
  /** Misspelled references as typed and as read: “Gensis 1”, “Genesis 1”. */
  corrected: z.array(z.object({ from: z.string(), to: z.string() })),
  /**
   * For a query that is a reference: the chapters of its verses, in the version's own versification, for reading in
   * full; at most three. `verse` is the first requested verse, `null` where the whole chapter was requested. `passage`
   * is all that was requested, in the versification of the King James Version.
   */
  chapters: z.array(
    z.object({
      label: z.string(),
      version: z.string(),
      book: z.number(),
      chapter: z.number(),
      verse: z.number().nullable(),
      passage: z.string(),
    }),
  ),
  /** Codes of the versions that were searched. */
  versions: z.array(z.string()),
  /** Entries that the query names or whose words it has, for the panel next to the results; at most three. */
  entries: z.array(
    z.object({
      number: z.string(),
      language: z.enum(['hebrew', 'greek']),
      aramaic: z.boolean(),
      lemma: z.string(),
      transliteration: z.string(),
      gloss: z.string(),
    }),
  ),
  /** When nothing is found: queries with words from the library's vocabulary. */
  didYouMean: z.array(z.string()),
  /** The same queries with labels: "H2617 · חֵסֵד, chêçêd: kindness" for the query H2617. */
  suggestions: z.array(z.object({ query: z.string(), label: z.string() })),
  /** When nothing is found and the reason is known: a sentence; otherwise empty. */
  reason: z.string(),
  /** When nothing is found: loaded versions in which the same query has results. */
  elsewhere: z.array(z.object({ version: z.string(), name: z.string(), totalResults: z.number() })),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

/** `GET /api/search-strongs`: the tagged version, with the totals at the top level. */
export const strongsSearchAnswer = searchAnswer
  .omit({ pagination: true })
  .extend({ totalResults: z.number(), totalPages: z.number() });
export type StrongsSearchAnswer = z.infer<typeof strongsSearchAnswer>;

/** The 400 response to a query that cannot be parsed. */
export const searchErrorSchema = z.object({
  message: z.string(),
  code: z.literal('invalid'),
  /** Offset of the error in the query, in UTF-16 units. */
  offset: z.number(),
  length: z.number(),
  /** The nearest valid query, if there is one. */
  suggestion: z.string().optional(),
  /** The same error by field, as in every other 400 response of the API. */
  issues: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});
export type SearchError = z.infer<typeof searchErrorSchema>;

/** Body of `POST /api/analytics/search`; both forms of the specification. */
export const textSearchEvent = z.object({
  query: z.string('query must be text').trim().min(1, 'query is empty').max(maxTextLength, 'query is too long'),
  database: z.string('database must be text').max(100, 'database is too long'),
});
export const strongsSearchEvent = z.object({
  searchTerm: z
    .string('searchTerm is a text')
    .trim()
    .min(1, 'searchTerm is empty')
    .max(maxTextLength, 'searchTerm is too long'),
  resultCount: z
    .int('resultCount is a whole number')
    .min(0, 'resultCount is from 0')
    .max(1_000_000, 'resultCount is too large'),
  searchType: z.string('searchType is a text').max(20, 'searchType is too long'),
});
export const searchEvent = z.union([textSearchEvent, strongsSearchEvent]);
export type SearchEvent = z.infer<typeof searchEvent>;

/** `GET /api/suggest?q=`: suggestions while the reader types; at most eight. */
export const suggestQuery = z.object({ q: z.string().trim().max(100).default('') });
export const suggestAnswer = z.array(
  z.discriminatedUnion('kind', [
    /** A reference to open: "Genesis 2". */
    z.object({ kind: z.literal('reference'), label: z.string(), query: z.string() }),
    z.object({
      kind: z.literal('entry'),
      number: z.string(),
      language: z.enum(['hebrew', 'greek']),
      lemma: z.string(),
      transliteration: z.string(),
      gloss: z.string(),
    }),
    /** A word of the text that begins with the typed letters, with the number of verses that have it. */
    z.object({ kind: z.literal('word'), label: z.string(), query: z.string(), verses: z.number() }),
  ]),
);
export type SuggestAnswer = z.infer<typeof suggestAnswer>;
