import * as z from 'zod';
import { maxPassageLength, passageTooLong } from '../../bible/passage-length.ts';
import type { EntryNumber } from '../../dictionary/entry-number.ts';
import { shownMarks } from '../../text/contract/verse-marks.ts';
import { maxColumns } from '../../comparison/column-count.ts';
import { versionCodePattern, versionCodeRule } from '../../versions/version-code.ts';

/**
 * Endpoints that read the text. A book is its number 1 to 66 or any spelling of its name. References are in the
 * versification of the King James Version unless stated otherwise. `restored` is the code of the Restored Names (from
 * the KJV).
 */
const versionCode = z.string().regex(versionCodePattern, `version ${versionCodeRule}`);

/** A verse in one version. */
const readVerse = z.object({
  /** Verse id in the version's own versification. */
  id: z.number(),
  book: z.number(),
  chapter: z.number(),
  /** 0 is the title before a psalm. */
  verse: z.number(),
  /** "Malachi 4:1 · Hebrew 3:19": both numbers where they differ. */
  reference: z.string(),
  /** Plain text. */
  text: z.string(),
  /** With a tag after each tagged word: `God{H430}`; equals `text` where nothing is tagged. */
  tagged: z.string(),
  /** Marks of the text. */
  marks: shownMarks,
  /** The requested half, where versifications divide a verse. */
  half: z.enum(['first', 'second']).optional(),
});

const readVersion = z.object({
  version: z.string(),
  /** Name for the reader: "Westminster Leningrad Codex". */
  label: z.string(),
  /** BCP 47. */
  language: z.string(),
  direction: z.enum(['ltr', 'rtl']),
});

/**
 * `GET /api/bible/verse/{book}/{chapter}/{verse}/{version}`. One verse may be two in another versification. 404 "Verse
 * not available in this translation" where the version lacks it; another message where no version can have it.
 */
export const verseAnswer = readVersion.extend({ reference: z.string(), text: z.string(), verses: z.array(readVerse) });
export type VerseAnswer = z.infer<typeof verseAnswer>;

/** `GET /api/bible/chapter/{version}/{book}/{chapter}`, in the version's own versification. */
export const chapterAnswer = readVersion.extend({ reference: z.string(), verses: z.array(readVerse) });
export type ChapterAnswer = z.infer<typeof chapterAnswer>;

/** Equal to the maximum size of a page of results. */
const maxVersesPerRequest = 100;

/**
 * `GET /api/bible/verses?ids=1001001,39003019&of=wlc&version=restored`: the counterparts of verses, for a comparison.
 * `of` is the version whose versification the ids are in; it defaults to that of the King James Version.
 */
export const versesQuery = z.object({
  ids: z
    .string()
    .regex(/^\d{7,8}(,\d{7,8})*$/, 'ids are verse numbers such as 1001001 with commas between')
    .transform((text) => text.split(',').map(Number))
    .refine((ids) => ids.length <= maxVersesPerRequest, `ids can have at most ${maxVersesPerRequest} entries`),
  of: versionCode.optional(),
  version: versionCode,
});

/** The verses of a version that correspond to one id; empty where the version lacks it. */
const counterpart = z.object({ id: z.number(), verses: z.array(readVerse) });

/** One for each requested id, in that order. */
export const versesAnswer = readVersion.extend({ places: z.array(counterpart) });
export type VersesAnswer = z.infer<typeof versesAnswer>;

/**
 * `/parallel-bible?passage=Psalm 51&versions=kjv_strongs,wlc`: two to four versions; the site chooses if none are
 * given.
 */
export const parallelQuery = z.object({
  passage: z.string().trim().max(maxPassageLength, passageTooLong).default(''),
  versions: z
    .string()
    .max(200, 'versions are codes such as kjv_strongs,wlc')
    .default('')
    .transform((text) =>
      [
        ...new Set(
          text
            .split(',')
            .map((code) => code.trim())
            .filter((code) => code !== ''),
        ),
      ].slice(0, maxColumns),
    ),
});

/** A column of a comparison. The code of an interlinear one ends with "-interlinear". */
const parallelColumn = readVersion.extend({
  /** Whether it, or a text that its words are shown with, is from a file of an administrator. */
  isImported: z.literal(true).exactOptional(),
  /** Whether its words are shown one by one, in the order of the original or of the translation. */
  interlinear: z.enum(['original', 'translation']).exactOptional(),
  /** Code of the text that has the original words of an interlinear column, in the first book of the passage. */
  original: z.string().exactOptional(),
  /** Code of the text that has the translation of an interlinear column, if one is loaded. */
  translation: z.string().exactOptional(),
});

/** A word of the original, or a phrase of a translation with the words that it renders. */
const columnUnit = z.object({
  /** The translation's words; empty if it has none. */
  gloss: z.string(),
  kind: z.enum(['tagged', 'supplied', 'plain', 'untranslated']),
  words: z.array(
    z.object({
      form: z.string(),
      transliteration: z.string(),
      number: z.custom<EntryNumber | ''>((value) => typeof value === 'string', 'a Strong’s number'),
      /** BCP 47. */
      language: z.string(),
      /** The source's own morphology code. */
      code: z.string(),
      /** Dictionary form. Empty where nothing is known, like `parsing` and `meaning`. */
      lemma: z.string(),
      /** In plain words. */
      parsing: z.string(),
      /** Short meaning of the entry. */
      meaning: z.string(),
      reading: z.enum(['written', 'read']).exactOptional(),
      /** Name of the text that has the word, where the original lacks it. */
      from: z.string().exactOptional(),
    }),
  ),
  links: z.array(z.number()),
  isRepeated: z.boolean().exactOptional(),
});

/** A verse in each of the compared versions. */
const parallelRow = z.object({
  /** "Malachi 4:1 · Hebrew 3:19". */
  reference: z.string(),
  /** URL of the page that shows the verse word by word. */
  href: z.string(),
  /** One for each version, in its order. */
  cells: z.array(
    z.object({
      /** Empty where the version lacks the verse. */
      verses: z.array(
        readVerse.pick({ text: true, marks: true, half: true }).extend({
          /** For each of the marked words: equal numbers are words that render the same word of the original. */
          links: z.array(z.number()).exactOptional(),
          /** In place of marked words in an interlinear column. */
          units: z.array(columnUnit).exactOptional(),
          /** Code of the text that has the original words, if it is not that of the column. */
          original: z.string().exactOptional(),
        }),
      ),
      /** Shown in place of verses. */
      instead: z.string(),
    }),
  ),
});

/**
 * `GET /api/bible/parallel?passage=&versions=`: the content of `/parallel-bible` for the same query. Responds with 400
 * and a `suggestion` to a passage that cannot be parsed, and with 404 to one that no version has.
 */
export const parallelAnswer = z.object({
  /** "Psalm 51". */
  reference: z.string(),
  /** The passage as typed and as it was read, where these differ: “Rom 8,28”, “Romans 8:28”. */
  corrected: z.array(z.object({ from: z.string(), to: z.string() })).optional(),
  /** Why numbers differ: "Hebrew Bibles number the title of Psalm 51 as verses 1 and 2, …". */
  note: z.string().optional(),
  versions: z.array(parallelColumn),
  /** Codes of requested versions that are not downloaded. Only in answers from the texts on a device. */
  notDownloaded: z.array(z.string()).optional(),
  rows: z.array(parallelRow),
  /** Whether the passage has more verses than can be shown at once. */
  isCut: z.boolean(),
  /** The reference of the verses that follow then. */
  rest: z.string().optional(),
  /** Why the passage is shorter than requested: "John 3 has 36 verses.", with the chapter. */
  short: z.array(z.object({ chapter: z.string(), sentence: z.string() })).optional(),
  /** The passages before and after, if the passage is within one chapter. */
  previous: z.string().optional(),
  next: z.string().optional(),
});
export type ParallelAnswer = z.infer<typeof parallelAnswer>;

export const strongsWord = z.object({
  /** Empty for a word of the original that the translation leaves out. */
  word: z.string(),
  /** Empty for a word of the original without its own Strong's number, such as "to him". */
  strongsNumber: z.string(),
  lemma: z.string(),
  transliteration: z.string(),
  gloss: z.string(),
  /** In plain words: "verb, Qal, perfect, third person masculine singular"; empty where the text has no parsing. */
  parsing: z.string(),
  /** The source's own morphology code: "HVqp3ms"; empty where the text has no parsing. Older stored responses lack it. */
  code: z.string().default(''),
});
export type StrongsWord = z.infer<typeof strongsWord>;

/**
 * `GET /api/strongs/verse/{book}/{chapter}/{verse}?version=`: every tagged word in order, empty where the version is
 * not tagged; text between them is only in `text`. The version defaults to the tagged King James Version; `wlc` gives
 * every Hebrew word with its parsing.
 */
export const strongsVerseQuery = z.object({ version: versionCode.optional() });
export const strongsVerseAnswer = readVersion.extend({
  reference: z.string(),
  text: z.string(),
  strongsWords: z.array(strongsWord),
});
export type StrongsVerseAnswer = z.infer<typeof strongsVerseAnswer>;

/**
 * `GET /api/rstne/verse/{book}/{chapter}/{verse}` and `/api/rstne-restored/…`: the Restoration Scriptures. Where they
 * are not loaded, the first responds with 404, and the second with the Restored Names (from the KJV), labeled as such.
 */
export const rstneVerseAnswer = readVersion.extend({
  reference: z.string(),
  text: z.string(),
  verses: z.array(readVerse),
});
export type RstneVerseAnswer = z.infer<typeof rstneVerseAnswer>;

/**
 * `…/passage/{book}/{chapter}/1/30`: the whole chapter, regardless of the two numbers. `text` has one line per verse:
 * reference, tab, text.
 */
export const rstnePassageAnswer = readVersion.extend({
  reference: z.string(),
  text: z.string(),
  verses: z.array(readVerse),
});
export type RstnePassageAnswer = z.infer<typeof rstnePassageAnswer>;
