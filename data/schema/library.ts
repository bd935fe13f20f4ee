import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { EntryNumber, Language } from '../dictionary/entry-number.ts';
import type { RichText } from '../dictionary/rich-text.ts';
import type { ParsedForms } from '../dictionary/word-forms.ts';
import type { RelatedPassages } from '../reading/related-passages.ts';
import type { BlockPostingLists, BlockTerms } from '../search/sql/word-blocks.ts';
import type { VerseId } from '../bible/verse-id.ts';
import type { VerseMarks } from '../text/verse-marks.ts';

/**
 * The library: derived from the source texts, and can be deleted and rebuilt at any time. The build's SQLite file and
 * D1's LIBRARY have the same tables, created by the same migrations. The migrations also create two FTS5 tables:
 * `entries_fts` (rowid = entries.ordinal) and `verses_fts` (rowid = verses.key).
 *
 * D1 bills every written row, and every index row too. Therefore, tables that are read only by key are WITHOUT ROWID,
 * which makes them their own index (only in the migrations, because Drizzle does not support it), and data that is
 * always read together is one row with JSON. `npm test` counts the rows of a publish.
 */

/** One row that identifies the edition of this library. */
export const edition = sqliteTable('edition', {
  /** Hash of the sources' checksums and the pipeline's code. Equal sources and code produce an equal id. */
  id: text().primaryKey(),
  /** ISO 8601, UTC. */
  builtAt: text('built_at').notNull(),
  hebrewEntries: integer('hebrew_entries').notNull(),
  greekEntries: integer('greek_entries').notNull(),
  /** Sum over all versions, including psalm titles. */
  verses: integer().notNull(),
  /** Increased when a text becomes visible between two builds. Cache keys contain the id and this. */
  revision: integer().notNull().default(0),
});

/** All known sources, including those that could not be loaded. */
export const sources = sqliteTable('sources', {
  code: text().primaryKey(),
  name: text().notNull(),
  /** The kind of content: "Strong's dictionaries", "Bible text", cross-references. */
  kind: text({ enum: ['dictionary', 'bible', 'morphology', 'references'] }).notNull(),
  licence: text().notNull(),
  attribution: text().notNull(),
  homepage: text().notNull(),
  /** Origin of this copy: "npm morphhb 2.0.2", "Debian sword-text-kjv 14.3-1". Empty when missing. */
  origin: text().notNull(),
  /** SHA-256 of the files read, hexadecimal; empty when missing. */
  checksum: text().notNull(),
  status: text({ enum: ['loaded', 'missing'] }).notNull(),
  /** For a missing source: the reason, and how to get it. */
  advice: text().notNull(),
});

export const versions = sqliteTable('versions', {
  code: text().primaryKey(),
  /** The high digits of `verses.key`, before the verse id. */
  id: integer().notNull().unique(),
  name: text().notNull(),
  shortName: text('short_name').notNull(),
  /** BCP 47: "en", "hbo". */
  language: text().notNull(),
  direction: text({ enum: ['ltr', 'rtl'] }).notNull(),
  source: text().notNull(),
  /** The versification of its verse ids. */
  versification: text({ enum: ['kjv', 'wlc'] }).notNull(),
  verses: integer().notNull(),
  /** The sum of its occurrences; 0 for a text without Strong's numbers. */
  taggedWords: integer('tagged_words').notNull(),
});

export const verses = sqliteTable('verses', {
  /** `verseKey(version.id, verseId)`. */
  key: integer().primaryKey(),
  /** Clean text without tags, brackets, paragraph signs and markup. Contains both ketiv and qere. */
  text: text().notNull(),
  marks: text({ mode: 'json' }).$type<VerseMarks>().notNull(),
});

export const entries = sqliteTable('entries', {
  number: text().$type<EntryNumber>().notNull().unique(),
  /** `entryOrdinal(number)`: the order of the dictionaries. */
  ordinal: integer().primaryKey(),
  language: text().$type<Language>().notNull(),
  aramaic: integer({ mode: 'boolean' }).notNull(),
  /** With combining marks in the order of the source. */
  lemma: text().notNull(),
  /** Empty if the dictionary has none, as all text fields below. */
  transliteration: text().notNull(),
  pronunciation: text().notNull(),
  /** In plain words: "noun, masculine". */
  partOfSpeech: text('part_of_speech').notNull(),
  definition: text({ mode: 'json' }).$type<RichText>().notNull(),
  derivation: text({ mode: 'json' }).$type<RichText>().notNull(),
  /** The dictionary's own list of King James Version renderings, in its shorthand. */
  dictionaryUsage: text('dictionary_usage').notNull(),
  /** "God (2,346×), gods (216×), …, goddess": counts from the tagged text, then the dictionary's other renderings. */
  usage: text().notNull(),
  /** A few words for lists: the first rendering or the start of the definition. */
  gloss: text().notNull(),
  source: text().notNull(),
  /** Up to five entries of the same language that share a root by derivation, closest first. */
  related: text({ mode: 'json' }).$type<EntryNumber[]>().notNull(),
});

/** Occurrences of a Strong's number in a version. */
export const occurrences = sqliteTable(
  'occurrences',
  {
    number: text().$type<EntryNumber>().notNull(),
    version: text().notNull(),
    /** Number of times the Strong's number is tagged. */
    total: integer().notNull(),
    verseTotal: integer('verse_total').notNull(),
    /**
     * Pairs [verse id, times] in canonical order. All verses of a number are in one row because D1 bills rows (one row
     * per verse would be 600,000).
     */
    verses: text({ mode: 'json' }).$type<[verse: number, times: number][]>().notNull(),
    /** Its parsings and forms in a parsed text, most frequent first. Their times add up to the total. */
    forms: text({ mode: 'json' }).$type<ParsedForms[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.number, table.version] })],
);

/** Renderings of a Strong's number in the tagged translation. */
export const renderings = sqliteTable(
  'renderings',
  {
    number: text().$type<EntryNumber>().notNull(),
    /** 0 is the most frequent. */
    position: integer().notNull(),
    /** In the most frequent capitalization. Empty: tagged without a word in the translation. */
    text: text().notNull(),
    total: integer().notNull(),
    verses: text({ mode: 'json' }).$type<[verse: number, times: number][]>().notNull(),
    /**
     * The full phrases that were grouped under it, with the words of the index and a bar between the pieces of a split
     * phrase ("should|perish"), each with its verses: a search for "of God" with its number matches verses with that
     * tag. Empty if `text` is the only phrase and has only letters and spaces.
     */
    phrases: text({ mode: 'json' }).$type<[phrase: string, verses: number[]][]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.number, table.position] })],
);

/** The entries that share a rendering, in one row per rendering instead of one index row per entry. */
export const wordings = sqliteTable('wordings', {
  /** Lowercased by SQLite's `lower`. */
  text: text().primaryKey(),
  /** Entries with their counts, most frequent first. */
  entries: text({ mode: 'json' }).$type<[number: EntryNumber, total: number][]>().notNull(),
});

/**
 * The counted terms of `verses_fts` by version: words, Strong's numbers, morphology codes, and prefixes of two and
 * three letters ("fa*"); also phrases that are in at least 200 verses ("of the"), and the forms of each English stem
 * ("~love"). The empty term counts all verses. Neighboring terms share a row: a version has 15,000 to 55,000 terms and
 * 2,000 to 6,000 rows. A term is in the last row whose first term is not after it (`word-blocks.ts`). The view `words`
 * has one row per term, for code that reads all of them.
 */
export const wordBlocks = sqliteTable(
  'word_blocks',
  {
    versionId: integer('version_id').notNull(),
    /** The first of its terms, by code points. */
    first: text().notNull(),
    terms: text({ mode: 'json' }).$type<BlockTerms>().notNull(),
    /** The posting lists of its terms, for `readVerseList`. Combinations of terms are counted from these. */
    postingLists: text('posting_lists', { mode: 'json' }).$type<BlockPostingLists>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.first] })],
);

/** Hebrew verses whose number differs from the King James Version. Other verses have the same number. */
export const verseMap = sqliteTable(
  'verse_map',
  {
    wlc: integer().notNull(),
    kjv: integer().notNull(),
    /** The matching halves if whole verses do not match: "a", "b" or empty. */
    wlcPart: text('wlc_part').notNull(),
    kjvPart: text('kjv_part').notNull(),
  },
  (table) => [primaryKey({ columns: [table.wlc, table.kjv, table.wlcPart, table.kjvPart] })],
);

/** What the verses of a chapter are related to, in the versification of the King James Version. */
export const crossReferences = sqliteTable('cross_references', {
  /** The verse id without its verse: 1001 for Genesis 1. */
  chapter: integer().primaryKey(),
  /** For each verse up to ten that share its rare words, closest first: the other verse and the shared Strong's numbers, rarest first. */
  verses: text({ mode: 'json' }).$type<Record<VerseId, OtherVerse[]>>().notNull(),
  /** Each verse's references in the Treasury of Scripture Knowledge, in its order. */
  treasury: text({ mode: 'json' }).$type<Record<VerseId, VerseId[]>>().notNull().default({}),
  /** The references of the Treasury that the chapter's page shows. */
  lead: text({ mode: 'json' }).$type<[verse: VerseId, others: VerseId[]][]>().notNull().default([]),
  /** Quotations and parallel passages with at least one passage in the chapter. No passage crosses a chapter's end. */
  passages: text({ mode: 'json' }).$type<RelatedPassages[]>().notNull().default([]),
});
export type OtherVerse = [verse: VerseId, shared: EntryNumber[]];
