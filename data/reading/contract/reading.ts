import * as z from 'zod';
import { shownMarks } from '../../text/contract/verse-marks.ts';
import { mostColumns } from '../../comparison/column-count.ts';
import { versionCodePattern, versionCodeRule } from '../../versions/version-code.ts';

/**
 * Calls that read the text. A book is its number 1 to 66 or any spelling of its name. A place is in the numbering of
 * the King James Version unless the call says otherwise. `restored` stands for the Restored Names (from the KJV).
 */
const versionCode = z.string().regex(versionCodePattern, `version ${versionCodeRule}`);

/** A verse as one version has it. */
export const readVerse = z.object({
  /** Verse id in the version's own numbers. */
  id: z.number(),
  book: z.number(),
  chapter: z.number(),
  /** 0 is the title before a psalm. */
  verse: z.number(),
  /** "Malachi 4:1 · Hebrew 3:19": both numbers where they differ. */
  reference: z.string(),
  /** Clean text. */
  text: z.string(),
  /** With a tag behind each tagged word: `God{H430}`; equals `text` where nothing is tagged. */
  tagged: z.string(),
  /** What sets parts of the text apart. */
  marks: shownMarks,
  /** Where numberings cut a verse in two, which half of it is meant. */
  half: z.enum(['first', 'second']).optional(),
});
export type ReadVerse = z.infer<typeof readVerse>;

const readVersion = z.object({
  version: z.string(),
  /** Name for the reader: "Westminster Leningrad Codex". */
  label: z.string(),
  /** BCP 47. */
  language: z.string(),
  direction: z.enum(['ltr', 'rtl']),
});
export type ReadVersion = z.infer<typeof readVersion>;

/**
 * `GET /api/bible/verse/{book}/{chapter}/{verse}/{version}`. One verse may be two in another numbering. 404 "Verse not
 * available in this translation" where the version lacks it; another message where no version can have it.
 */
export const verseAnswer = readVersion.extend({ reference: z.string(), text: z.string(), verses: z.array(readVerse) });
export type VerseAnswer = z.infer<typeof verseAnswer>;

/** `GET /api/bible/chapter/{version}/{book}/{chapter}`, in the version's own numbers. */
export const chapterAnswer = readVersion.extend({ reference: z.string(), verses: z.array(readVerse) });
export type ChapterAnswer = z.infer<typeof chapterAnswer>;

/** At most as many as a page of results. */
export const mostVerses = 100;

/**
 * `GET /api/bible/verses?ids=1001001,39003019&of=wlc&version=restored`: the counterparts of verses, to stand beside
 * them. `of` is the version whose numbers the ids are; it defaults to the numbering of the King James Version.
 */
export const versesQuery = z.object({
  ids: z
    .string()
    .regex(/^\d{7,8}(,\d{7,8})*$/, 'ids are verse numbers such as 1001001 with commas between')
    .transform((text) => text.split(',').map(Number))
    .refine((ids) => ids.length <= mostVerses, `ids are at most ${mostVerses}`),
  of: versionCode.optional(),
  version: versionCode,
});

/** What stands at one place of a version: nothing where the version lacks the verse. */
export const counterpart = z.object({ id: z.number(), verses: z.array(readVerse) });
export type Counterpart = z.infer<typeof counterpart>;

/** One for each id that was asked for, in that order. */
export const versesAnswer = readVersion.extend({ places: z.array(counterpart) });
export type VersesAnswer = z.infer<typeof versesAnswer>;

/** `/parallel-bible?passage=Psalm 51&versions=kjv_strongs,wlc`: two to four versions; the site chooses where none are named. */
export const parallelQuery = z.object({
  passage: z.string().trim().max(100, 'The passage is too long: 100 characters at most').default(''),
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
      ].slice(0, mostColumns),
    ),
});

/** A verse in each of the versions that are compared. */
export const parallelRow = z.object({
  /** "Malachi 4:1 · Hebrew 3:19". */
  reference: z.string(),
  /** Where the verse is read word by word. */
  href: z.string(),
  /** One for each version, in its order. */
  cells: z.array(
    z.object({
      /** Empty where the version lacks the verse. */
      verses: z.array(readVerse.pick({ text: true, marks: true, half: true })),
      /** Stands in place of verses. */
      instead: z.string(),
    }),
  ),
});

/**
 * `GET /api/bible/parallel?passage=&versions=`: what `/parallel-bible` shows of the same query. A passage that cannot be
 * read answers 400 with a `suggestion`, one that no version has 404.
 */
export const parallelAnswer = z.object({
  /** "Psalm 51". */
  reference: z.string(),
  /** Why numbers differ: "Hebrew Bibles number the title of Psalm 51 as verses 1 and 2, …". */
  note: z.string().optional(),
  versions: z.array(readVersion),
  rows: z.array(parallelRow),
  /** There is more of the passage than can be shown at once. */
  isCut: z.boolean(),
  /** The passages around it, where it lies in one chapter. */
  previous: z.string().optional(),
  next: z.string().optional(),
});
export type ParallelAnswer = z.infer<typeof parallelAnswer>;

export const strongsWord = z.object({
  /** Empty: a word of the original that the translation leaves out. */
  word: z.string(),
  /** Empty: a word of the original without a Strong's number of its own, such as "to him". */
  strongsNumber: z.string(),
  lemma: z.string(),
  transliteration: z.string(),
  gloss: z.string(),
  /** In plain words: "verb, Qal, perfect, third person masculine singular"; empty where the text does not say. */
  parsing: z.string(),
});
export type StrongsWord = z.infer<typeof strongsWord>;

/**
 * `GET /api/strongs/verse/{book}/{chapter}/{verse}?version=`: every tagged word in order, none where the version is not
 * tagged; what stands between them is in `text` alone. The version defaults to the tagged King James Version; `wlc`
 * gives the Hebrew words, every one of them, with their parsing.
 */
export const strongsVerseQuery = z.object({ version: versionCode.optional() });
export const strongsVerseAnswer = readVersion.extend({
  reference: z.string(),
  text: z.string(),
  strongsWords: z.array(strongsWord),
});
export type StrongsVerseAnswer = z.infer<typeof strongsVerseAnswer>;

/** `GET /api/bible/cross-references/{book}/{chapter}/{verse}`: at most ten, the nearest first. */
export const crossReference = z.object({
  id: z.number(),
  /** "Psalm 33:6". */
  reference: z.string(),
  href: z.string(),
  /** The King James Version's text. */
  text: z.string(),
  shared: z.array(z.object({ number: z.string(), lemma: z.string(), gloss: z.string() })),
});
export type CrossReference = z.infer<typeof crossReference>;
export const crossReferencesAnswer = z.object({ reference: z.string(), references: z.array(crossReference) });
export type CrossReferencesAnswer = z.infer<typeof crossReferencesAnswer>;

/**
 * `GET /api/rstne/verse/{book}/{chapter}/{verse}` and `/api/rstne-restored/…`: the Restoration Scriptures. The first
 * answers 404 where they are not loaded; the second then answers with the Restored Names (from the KJV), named so.
 */
export const rstneVerseAnswer = readVersion.extend({
  reference: z.string(),
  text: z.string(),
  verses: z.array(readVerse),
});
export type RstneVerseAnswer = z.infer<typeof rstneVerseAnswer>;

/** `…/passage/{book}/{chapter}/1/30`: the whole chapter, whatever the two numbers. `text` has a line a verse: reference, tab, text. */
export const rstnePassageAnswer = readVersion.extend({
  reference: z.string(),
  text: z.string(),
  verses: z.array(readVerse),
});
export type RstnePassageAnswer = z.infer<typeof rstnePassageAnswer>;
