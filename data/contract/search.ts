import { z } from 'zod';
import { joinVersions } from '../model/search/version-codes.ts';

/** Verses a page of results unless `perPage` says otherwise. */
export const searchPageSize = 30;

const longestText = 500;
const lastPage = 10_000;

const page = z.coerce.number('page is a number').catch(1).transform((value) => Math.min(lastPage, Math.max(1, Math.trunc(value) || 1)));
const size = z.coerce
  .number('perPage is a number')
  .catch(searchPageSize)
  .transform((value) => Math.min(100, Math.max(1, Math.trunc(value) || searchPageSize)));
const flag = z
  .enum(['true', 'false', 'on', '1', '0', ''])
  .catch('false')
  .transform((value) => value === 'true' || value === 'on' || value === '1');

/**
 * Query of `GET /api/search`, `GET /api/search-strongs`, `/results` and `/strongs-results`. `version` is a synonym of
 * `db`, `limit` of `perPage`; "DB1" is the site's default version. A page or size out of range is clamped.
 */
export const searchQuery = z
  .object({
    q: z.string().trim().max(longestText, `The search text is too long: ${longestText} characters at most`).default(''),
    /** A version code, or several with commas between: each is searched. */
    db: z.string().max(100, 'db is DB1 or version codes such as kjv_strongs').optional(),
    version: z.string().max(100, 'version is a version code such as kjv_strongs').optional(),
    page,
    perPage: size.optional(),
    limit: size.optional(),
    order: z.enum(['canonical', 'relevance']).catch('canonical').default('canonical'),
    /** Show Strong's numbers behind the words, on the page that works without JavaScript. */
    strongs: flag.default(false),
    /** Show each verse beside its counterpart, likewise. */
    parallel: flag.default(false),
  })
  .transform(({ db, version, perPage, limit, ...rest }) => {
    const codes = joinVersions([db || version || '']).split(',').filter(Boolean);
    return { ...rest, versions: codes, perPage: perPage ?? limit ?? searchPageSize };
  });
export type SearchParams = z.infer<typeof searchQuery>;

export const searchResult = z.object({
  /** Unique in the answer: "kjv_strongs-1002011". */
  id: z.string(),
  /** "Genesis 2:11". */
  title: z.string(),
  reference: z.string(),
  /** Reference, a tab, and the clean text. */
  content: z.string(),
  sourceType: z.enum(['bible', 'other']),
  book: z.number(),
  chapter: z.number(),
  /** 0 is the title before a psalm. */
  verse: z.number(),
  /** Verse id in the King James Version, where the version is numbered otherwise as well as where it is not. */
  kjv: z.number(),
  version: z.string(),
  /** The text with a tag behind each tagged word: `gold{H2091}`. */
  tagged: z.string(),
  /** Safe HTML, what was found marked. */
  html: z.string(),
  /** The same with Strong's numbers as links behind the words; empty for a text without numbers. */
  numberedHtml: z.string(),
});
export type SearchResult = z.infer<typeof searchResult>;

export const searchAnswer = z.object({
  results: z.array(searchResult),
  /** Counts verses. */
  pagination: z.object({ totalResults: z.number(), currentPage: z.number(), totalPages: z.number() }),
  /** Times that the words occur; `null` where that is not counted (several words, phrases over many pages). */
  totalOccurrences: z.number().nullable(),
  /** Verses and, where they are counted, occurrences by book; the version's whole, whatever the page. */
  byBook: z.array(z.object({ book: z.number(), verses: z.number(), occurrences: z.number().nullable() })),
  /** The query without `in:`, for a search in one of those books. */
  everywhere: z.string(),
  /** What was understood, as parts that can be taken away. */
  understood: z.array(z.object({ label: z.string(), queryWithout: z.string() })),
  /** Codes of the versions that were searched. */
  versions: z.array(z.string()),
  /** Entries that the search names or whose words it has, for the panel beside the results; at most three. */
  entries: z.array(
    z.object({ number: z.string(), language: z.enum(['hebrew', 'greek']), aramaic: z.boolean(), lemma: z.string(), transliteration: z.string(), gloss: z.string() }),
  ),
  /** When nothing is found: queries with words of the library's own vocabulary. */
  didYouMean: z.array(z.string()),
  /** When nothing is found, and why is known: a sentence; else empty. */
  reason: z.string(),
  /** When nothing is found: loaded versions in which the same query finds something. */
  elsewhere: z.array(z.object({ version: z.string(), name: z.string(), totalResults: z.number() })),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

/** `GET /api/search-strongs`: the tagged version, with the totals outside. */
export const strongsSearchAnswer = searchAnswer.omit({ pagination: true }).extend({ totalResults: z.number(), totalPages: z.number() });
export type StrongsSearchAnswer = z.infer<typeof strongsSearchAnswer>;

/** A query that cannot be read answers 400 with an error of this shape. */
export const searchFault = z.object({
  message: z.string(),
  code: z.literal('invalid'),
  /** Place of the fault in the query, in UTF-16 units. */
  offset: z.number(),
  length: z.number(),
  /** The nearest query that works, if there is one. */
  suggestion: z.string().optional(),
});
export type SearchFault = z.infer<typeof searchFault>;

/** Body of `POST /api/analytics/search`; both forms of the specification. */
export const searchEvent = z.union([
  z.object({ query: z.string().trim().min(1).max(longestText), database: z.string().max(100) }),
  z.object({
    searchTerm: z.string().trim().min(1).max(longestText),
    resultCount: z.number().int().min(0).max(1_000_000),
    searchType: z.string().max(20),
  }),
]);
export type SearchEvent = z.infer<typeof searchEvent>;

/** `GET /api/suggest?q=`: what the box may mean, while it is being typed; at most eight. */
export const suggestQuery = z.object({ q: z.string().trim().max(100).default('') });
export const suggestAnswer = z.array(
  z.discriminatedUnion('kind', [
    /** A place to open: "Genesis 2". */
    z.object({ kind: z.literal('reference'), label: z.string(), query: z.string() }),
    z.object({ kind: z.literal('entry'), number: z.string(), language: z.enum(['hebrew', 'greek']), lemma: z.string(), transliteration: z.string(), gloss: z.string() }),
    /** A word of the text that begins so, with the verses that have it. */
    z.object({ kind: z.literal('word'), label: z.string(), query: z.string(), verses: z.number() }),
  ]),
);
export type SuggestAnswer = z.infer<typeof suggestAnswer>;
