import * as z from 'zod';
import { usualPageSize } from '../language/page-size.ts';
import { opensWithNumbers } from '../../versions/version-twins.ts';
import { joinVersions } from '../language/version-codes.ts';
import { shownMarks, span } from '../../text/contract/verse-marks.ts';

/** Verses a page of results unless `perPage` says otherwise, or a chapter is asked for. */
export const searchPageSize = usualPageSize;

const longestText = 500;
const lastPage = 10_000;

/** Where none is named, `catch` would first write out what is wrong with nothing. */
const page = z.coerce
  .number('page is a number')
  .catch(1)
  .transform((value) => Math.min(lastPage, Math.max(1, Math.trunc(value) || 1)))
  .default(1);
const mostOnPage = 100;
const sizeNamed = (name: string) =>
  z.coerce
    .number(`${name} is a number of verses, 1 to ${mostOnPage}`)
    .min(1, `${name} is a number of verses, 1 to ${mostOnPage}`)
    .transform((value) => Math.min(mostOnPage, Math.trunc(value)));
const isOn = (value: string): boolean => value === 'true' || value === 'on' || value === '1';
const flag = z.enum(['true', 'false', 'on', '1', '0', '']).catch('false').transform(isOn);

/**
 * Query of `GET /api/search`, `GET /api/search-strongs`, `/results` and `/strongs-results`. `version` is a synonym of
 * `db`, `limit` of `perPage`; "DB1" is the site's default version. A page out of range is clamped, and a size above 100; one below 1 is refused.
 */
export const searchQuery = z
  .object({
    q: z.string().trim().max(longestText, `The search text is too long: ${longestText} characters at most`).default(''),
    /** A version code, or several with commas between: each is searched. */
    db: z.string().max(100, 'db is DB1 or version codes such as kjv_strongs').optional(),
    version: z.string().max(100, 'version is a version code such as kjv_strongs').optional(),
    page,
    perPage: sizeNamed('perPage').optional(),
    limit: sizeNamed('limit').optional(),
    order: z.enum(['canonical', 'relevance']).catch('canonical').default('canonical'),
    /** Show Strong's numbers behind the words, on the page that works without JavaScript; the version's own way unless told. */
    strongs: z.string().optional(),
    /** Show each verse beside its counterpart, likewise, and in which version; the site chooses what is not said. */
    parallel: flag.optional(),
    beside: z.string().trim().max(100, 'beside is a version code such as web').default(''),
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
  /** The clean text; its tagged words and what sets parts of it apart; and what was found, as spans of it. */
  text: z.string(),
  marks: shownMarks,
  found: z.array(span),
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
  /** References that were mistyped, as they were typed and as they were taken: “Gensis 1”, “Genesis 1”. */
  corrected: z.array(z.object({ from: z.string(), to: z.string() })),
  /**
   * Of a query that is a place: the chapters that it lies in, in the version's own numbers, to be read as a whole; at
   * most three. `verse` is the first that was asked for, `null` where the chapter was.
   */
  chapters: z.array(
    z.object({
      label: z.string(),
      version: z.string(),
      book: z.number(),
      chapter: z.number(),
      verse: z.number().nullable(),
    }),
  ),
  /** Codes of the versions that were searched. */
  versions: z.array(z.string()),
  /** Entries that the search names or whose words it has, for the panel beside the results; at most three. */
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
  /** When nothing is found: queries with words of the library's own vocabulary. */
  didYouMean: z.array(z.string()),
  /** The same with what each is called: "H2617 · חֵסֵד, chêçêd: kindness" for the query H2617. */
  suggestions: z.array(z.object({ query: z.string(), label: z.string() })),
  /** When nothing is found, and why is known: a sentence; else empty. */
  reason: z.string(),
  /** When nothing is found: loaded versions in which the same query finds something. */
  elsewhere: z.array(z.object({ version: z.string(), name: z.string(), totalResults: z.number() })),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

/** `GET /api/search-strongs`: the tagged version, with the totals outside. */
export const strongsSearchAnswer = searchAnswer
  .omit({ pagination: true })
  .extend({ totalResults: z.number(), totalPages: z.number() });
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
  /** The same fault by field, as every other 400 of the API has it. */
  issues: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});
export type SearchFault = z.infer<typeof searchFault>;

/** Body of `POST /api/analytics/search`; both forms of the specification. */
export const textSearchEvent = z.object({
  query: z.string('query is a text').trim().min(1, 'query is empty').max(longestText, 'query is too long'),
  database: z.string('database is a text').max(100, 'database is too long'),
});
export const strongsSearchEvent = z.object({
  searchTerm: z
    .string('searchTerm is a text')
    .trim()
    .min(1, 'searchTerm is empty')
    .max(longestText, 'searchTerm is too long'),
  resultCount: z
    .int('resultCount is a whole number')
    .min(0, 'resultCount is from 0')
    .max(1_000_000, 'resultCount is too large'),
  searchType: z.string('searchType is a text').max(20, 'searchType is too long'),
});
export const searchEvent = z.union([textSearchEvent, strongsSearchEvent]);
export type SearchEvent = z.infer<typeof searchEvent>;

/** `GET /api/suggest?q=`: what the box may mean, while it is being typed; at most eight. */
export const suggestQuery = z.object({ q: z.string().trim().max(100).default('') });
export const suggestAnswer = z.array(
  z.discriminatedUnion('kind', [
    /** A place to open: "Genesis 2". */
    z.object({ kind: z.literal('reference'), label: z.string(), query: z.string() }),
    z.object({
      kind: z.literal('entry'),
      number: z.string(),
      language: z.enum(['hebrew', 'greek']),
      lemma: z.string(),
      transliteration: z.string(),
      gloss: z.string(),
    }),
    /** A word of the text that begins so, with the verses that have it. */
    z.object({ kind: z.literal('word'), label: z.string(), query: z.string(), verses: z.number() }),
  ]),
);
export type SuggestAnswer = z.infer<typeof suggestAnswer>;
