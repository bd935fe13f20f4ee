import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { EntryNumber, Language } from '../dictionary/entry-number.ts';
import type { RichText } from '../dictionary/rich-text.ts';
import type { BlockPlaces, BlockTerms } from '../search/sql/word-blocks.ts';
import type { VerseId } from '../bible/verse-id.ts';
import type { VerseMarks } from '../text/verse-marks.ts';

/**
 * The library: derived from the source texts, thrown away and rebuilt at will. The build's SQLite file and D1's
 * LIBRARY hold the same tables, made by the same migrations. Two FTS5 tables stand beside these in the migrations:
 * `entries_fts` (rowid = entries.ordinal) and `verses_fts` (rowid = verses.key).
 *
 * D1 bills every row that is written, and every row of an index beside it. So what is asked for by its key alone stands
 * in tables WITHOUT ROWID (said in the migrations, since Drizzle has no word for it), which are their own index, and what
 * is always read together stands in one row as JSON. `npm test` counts the rows of a publish.
 */

/** One row: which edition of the library this is. */
export const edition = sqliteTable('edition', {
  /** Hash over the sources' checksums and the pipeline's code: equal sources and code make an equal id. */
  id: text().primaryKey(),
  /** ISO 8601, UTC. */
  builtAt: text('built_at').notNull(),
  hebrewEntries: integer('hebrew_entries').notNull(),
  greekEntries: integer('greek_entries').notNull(),
  /** Sum over all versions, psalm titles included. */
  verses: integer().notNull(),
  /** Raised by each text that becomes visible between two builds; caches go by the id and this together. */
  revision: integer().notNull().default(0),
});

/** Every source that the site knows of, also those that could not be had. */
export const sources = sqliteTable('sources', {
  code: text().primaryKey(),
  name: text().notNull(),
  /** What it gives: "Strong's dictionaries", "Bible text". */
  kind: text({ enum: ['dictionary', 'bible'] }).notNull(),
  licence: text().notNull(),
  attribution: text().notNull(),
  homepage: text().notNull(),
  /** Where this copy came from: "npm morphhb 2.0.2", "Debian sword-text-kjv 14.3-1". Empty when missing. */
  origin: text().notNull(),
  /** SHA-256 over the files read, hexadecimal; empty when missing. */
  checksum: text().notNull(),
  status: text({ enum: ['loaded', 'missing'] }).notNull(),
  /** When missing: why, and how to get it. */
  advice: text().notNull(),
});

export const versions = sqliteTable('versions', {
  code: text().primaryKey(),
  /** Stands above the verse id in `verses.key`. */
  id: integer().notNull().unique(),
  name: text().notNull(),
  shortName: text('short_name').notNull(),
  /** BCP 47: "en", "hbo". */
  language: text().notNull(),
  direction: text({ enum: ['ltr', 'rtl'] }).notNull(),
  source: text().notNull(),
  /** Whose verse numbers it has. */
  versification: text({ enum: ['kjv', 'wlc'] }).notNull(),
  verses: integer().notNull(),
  /** Words with a Strong's number; 0 for a plain text. */
  taggedWords: integer('tagged_words').notNull(),
});

export const verses = sqliteTable('verses', {
  /** `verseKey(version.id, verseId)`. */
  key: integer().primaryKey(),
  /** Clean: no tag, bracket, paragraph sign or markup. Ketiv and qere are both in it. */
  text: text().notNull(),
  marks: text({ mode: 'json' }).$type<VerseMarks>().notNull(),
});

/** Shares a root through the derivations, or merely stands next to it. */
export type RelatedEntry = [number: EntryNumber, reason: 'root' | 'neighbour'];

export const entries = sqliteTable('entries', {
  number: text().$type<EntryNumber>().notNull().unique(),
  /** `entryOrdinal(number)`: the order of the dictionaries. */
  ordinal: integer().primaryKey(),
  language: text().$type<Language>().notNull(),
  aramaic: integer({ mode: 'boolean' }).notNull(),
  /** In the source's own order of marks. */
  lemma: text().notNull(),
  /** Empty where the dictionary has none, as with every text field below. */
  transliteration: text().notNull(),
  pronunciation: text().notNull(),
  /** In plain words: "noun, masculine". */
  partOfSpeech: text('part_of_speech').notNull(),
  definition: text({ mode: 'json' }).$type<RichText>().notNull(),
  derivation: text({ mode: 'json' }).$type<RichText>().notNull(),
  /** The dictionary's own list of renderings in the King James Version, in its shorthand. */
  dictionaryUsage: text('dictionary_usage').notNull(),
  /** "God (2,346×), gods (216×), …, goddess": counted from the tagged text, then the dictionary's others. */
  usage: text().notNull(),
  /** A few words for lists: the first rendering or the start of the definition. */
  gloss: text().notNull(),
  source: text().notNull(),
  /** Up to five entries of the same language, nearest first. */
  related: text({ mode: 'json' }).$type<RelatedEntry[]>().notNull(),
});

/** Where a number stands in a version. */
export const occurrences = sqliteTable(
  'occurrences',
  {
    number: text().$type<EntryNumber>().notNull(),
    version: text().notNull(),
    /** Times the number is tagged. */
    total: integer().notNull(),
    verseTotal: integer('verse_total').notNull(),
    /**
     * Pairs [verse id, times], in canonical order: one row for all of a number's verses, since D1 bills
     * rows (a row a verse would be 600,000).
     */
    verses: text({ mode: 'json' }).$type<[verse: number, times: number][]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.number, table.version] })],
);

/** How the tagged translation puts a number into words. */
export const renderings = sqliteTable(
  'renderings',
  {
    number: text().$type<EntryNumber>().notNull(),
    /** 0 is the most frequent. */
    position: integer().notNull(),
    /** In the most frequent spelling of capitals. Empty: tagged, but no word of the translation. */
    text: text().notNull(),
    total: integer().notNull(),
    verses: text({ mode: 'json' }).$type<[verse: number, times: number][]>().notNull(),
    /**
     * The whole phrases that were filed under it, as the index has their words, a bar between the pieces of a split one
     * ("should|perish"), each with its verses: a search for "of God" with its number means those that are so tagged.
     * Empty: `text` itself is the only one, and of letters and spaces.
     */
    phrases: text({ mode: 'json' }).$type<[phrase: string, verses: number[]][]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.number, table.position] })],
);

/** Which entries are put into the same words: a row for all of them, where an index had one for each. */
export const wordings = sqliteTable('wordings', {
  /** In lower case, as SQLite's `lower` has it. */
  text: text().primaryKey(),
  /** Each with its times, the most frequent first. */
  entries: text({ mode: 'json' }).$type<[number: EntryNumber, total: number][]>().notNull(),
});

/**
 * The terms of `verses_fts` by version, counted: words, Strong's numbers, parsings, and prefixes of two and three
 * letters ("fa*"); besides, phrases that stand in at least 200 verses ("of the"), and the forms of each English stem
 * ("~love"). The empty word counts the verses themselves. Neighbours share a row: a version has 15,000 to 55,000 terms
 * and 2,000 to 6,000 rows. A term is found in the last row whose first term is not behind it (`word-blocks.ts`). The
 * view `words` has a row a term, for whoever goes through all of them.
 */
export const wordBlocks = sqliteTable(
  'word_blocks',
  {
    versionId: integer('version_id').notNull(),
    /** The first of its terms, by code points. */
    first: text().notNull(),
    terms: text({ mode: 'json' }).$type<BlockTerms>().notNull(),
    /** Which verses of the version they are, for `readVerseList`: several terms together are counted from these. */
    places: text({ mode: 'json' }).$type<BlockPlaces>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.first] })],
);

/** Hebrew verses whose number differs from the King James Version's; a verse not listed has the same number. */
export const verseMap = sqliteTable(
  'verse_map',
  {
    wlc: integer().notNull(),
    kjv: integer().notNull(),
    /** Which halves match where whole verses do not: "a", "b" or empty. */
    wlcPart: text('wlc_part').notNull(),
    kjvPart: text('kjv_part').notNull(),
  },
  (table) => [primaryKey({ columns: [table.wlc, table.kjv, table.wlcPart, table.kjvPart] })],
);

/** Verses that share a verse's rare words, by the King James Version's numbering: a row for each chapter. */
export const crossReferences = sqliteTable('cross_references', {
  /** Verse ids without their verse: 1001 for Genesis 1. */
  chapter: integer().primaryKey(),
  /** Of each verse at most ten others, nearest first: the other verse, and the shared numbers, rarest first. */
  verses: text({ mode: 'json' }).$type<Record<VerseId, OtherVerse[]>>().notNull(),
});
export type OtherVerse = [verse: VerseId, shared: EntryNumber[]];
