import * as z from 'zod';
import { binyanim } from '../language/binyan.ts';

/** Printed Hebrew: composed (NFC), with nikud on every syllable. */
const pointed = z
  .string()
  .min(1)
  .refine((text) => text === text.normalize('NFC'), 'is not in Unicode form NFC')
  .refine((text) => /[\u05B0-\u05BC\u05C7]/.test(text), 'has no nikud');
/** In the scheme of `data/hebrew/language/transliterate.ts`. */
const transliteration = z.string().regex(/^[a-zḥ'’\- ,?!.…/()]+$/u);
/** There is no recording; its button is disabled. */
const audioUrl = z.null();
const id = z.string().regex(/^[a-z][a-z0-9-]*$/);
const entry = z.string().regex(/^H[1-9]\d{0,3}$/);

const form = z.object({ hebrew: pointed, transliteration });

export const phraseCategories = [
  'Greetings',
  'Common Phrases',
  'Questions',
  'Directions',
  'Shopping',
  'Dining',
] as const;

/** A row of `data/hebrew/content/phrases.json`, which has 100. */
export const hebrewPhrase = z.strictObject({
  id,
  category: z.enum(phraseCategories),
  hebrew: pointed,
  english: z.string().min(1),
  transliteration,
  /** The form for a female speaker or listener, if the phrase is that for a man. */
  woman: form.optional(),
  audioUrl,
});
export type HebrewPhrase = z.infer<typeof hebrewPhrase>;

export const wordTopics = [
  'people',
  'body',
  'home',
  'food',
  'nature',
  'animals',
  'time',
  'place',
  'world',
  'faith',
  'mind',
  'qualities',
  'small words',
] as const;
const partsOfSpeech = [
  'noun',
  'adjective',
  'adverb',
  'preposition',
  'conjunction',
  'pronoun',
  'question word',
  'particle',
] as const;

/** A row of `data/hebrew/content/words.json`, which has 506. */
export const hebrewWord = z.strictObject({
  id,
  hebrew: pointed,
  transliteration,
  english: z.string().min(1),
  partOfSpeech: z.enum(partsOfSpeech),
  topic: z.enum(wordTopics),
  /** Required for nouns. */
  gender: z.enum(['masculine', 'feminine', 'both']).optional(),
  /** The plural of nouns and pronouns that have one. */
  plural: form.optional(),
  /** The feminine singular of adjectives. */
  feminine: form.optional(),
  /** The entry of the same word, if it occurs in the Hebrew Bible. */
  strongs: entry.optional(),
  audioUrl,
});
export type HebrewWord = z.infer<typeof hebrewWord>;

/** A row of `data/hebrew/content/verbs.json`, which has 110. */
export const hebrewVerb = z.strictObject({
  id,
  /** Letters separated by periods: "ל.מ.ד". */
  root: z.string().regex(/^[א-ת](\.[א-ת]){2,3}$/),
  /** `null` in Pu'al and Huf'al, where it is not in use, and for two verbs of Pa'al. */
  infinitive: pointed.nullable(),
  english: z.string().min(1),
  /** "I learned". */
  pastFirstPerson: pointed,
  /** "I learn", masculine; `null` for "to be", whose present is not in use. */
  presentFirstPerson: pointed.nullable(),
  /** The feminine form. */
  presentFeminine: pointed.nullable(),
  /** "I will learn". */
  futureFirstPerson: pointed,
  binyan: z.enum(binyanim),
  transliteration: z.strictObject({
    infinitive: transliteration.nullable(),
    past: transliteration,
    present: transliteration.nullable(),
    presentFeminine: transliteration.nullable(),
    future: transliteration,
  }),
  /** Information for learners that is not in the table. */
  note: z.string().min(1).optional(),
  strongs: entry.optional(),
  audioUrl,
});
export type HebrewVerb = z.infer<typeof hebrewVerb>;

/** A row of `data/hebrew/content/binyanim.json`, which has 7, for the page of verbs. */
export const hebrewBinyan = z.strictObject({
  id,
  name: z.enum(binyanim),
  hebrewName: pointed,
  transliteration,
  /** The two groups of the page. */
  voice: z.enum(['active', 'passive or reflexive']),
  /** Its effect on the meaning of the root, in a sentence or two. */
  description: z.string().min(1),
  /** The id of a verb in `verbs.json`. */
  example: id,
});
export type HebrewBinyan = z.infer<typeof hebrewBinyan>;

/** A row of `data/hebrew/content/root-lmd.json`: the words of one root, as an example of what a root is. */
export const hebrewRootWord = z.strictObject({
  id,
  hebrew: pointed,
  transliteration,
  english: z.string().min(1),
  /** "Pa'al verb", "noun": how the word is derived from the root. */
  made: z.string().min(1),
  strongs: entry.optional(),
});
export type HebrewRootWord = z.infer<typeof hebrewRootWord>;

/** A row of `data/hebrew/content/letters.json`, which has 22 in the order of the alphabet. */
export const hebrewLetter = z.strictObject({
  id,
  letter: z.string().regex(/^[א-ת]$/),
  /** "Alef". */
  name: z.string(),
  hebrewName: pointed,
  transliteration: z.string(),
  finalForm: z
    .string()
    .regex(/^[ךםןףץ]$/)
    .optional(),
  /** 1 to 10, 20 to 90 in tens, 100 to 400 in hundreds. */
  numericValue: z.number().int().min(1).max(400),
  /** Its modern pronunciation, with an English example word. */
  sound: z.string().min(1),
  /** How it differs from similar letters, or how it behaves. */
  note: z.string().optional(),
  /** The cursive form as strokes: the `d` of an SVG path in a box of 100 by 100, without fill. */
  cursive: z.string().regex(/^M/),
  cursiveFinal: z.string().regex(/^M/).optional(),
  example: z.strictObject({ hebrew: pointed, transliteration, english: z.string() }),
  audioUrl,
});
export type HebrewLetter = z.infer<typeof hebrewLetter>;

/** A row of `data/hebrew/content/vowels.json`: the nikud signs. */
export const hebrewVowel = z.strictObject({
  id,
  /**
   * Shown on the letter bet: "בָ", or on alef, het, he or shin for signs that occur only there: hataf, furtive patah,
   * mappik, the dots of shin.
   */
  mark: z.string().min(2),
  name: z.string(),
  hebrewName: pointed,
  /** The letters of its sound in the transliteration; empty if it is silent. */
  transliteration: z.string(),
  sound: z.string().min(1),
  example: z.strictObject({ hebrew: pointed, transliteration, english: z.string() }),
});
export type HebrewVowel = z.infer<typeof hebrewVowel>;

/** A row of `data/hebrew/content/numbers.json`, in ascending order. */
export const hebrewNumber = z.strictObject({
  id,
  value: z.number().int().min(0),
  /** The form for masculine nouns: "שְׁלוֹשָׁה". */
  masculine: form,
  /** The form for feminine nouns and for counting: "שָׁלוֹשׁ". */
  feminine: form,
  /** The construct form before a noun: "שְׁלוֹשֶׁת הַיָּמִים". Only for 1 to 10. */
  construct: z.strictObject({ masculine: form, feminine: form }).optional(),
  /** "third": Hebrew has ordinals only for 1 to 10. */
  ordinal: z.strictObject({ masculine: form, feminine: form }).optional(),
  /** With geresh or gershayim: "ט״ו". Absent for 0. */
  gematria: z.string().optional(),
  strongs: entry.optional(),
});
export type HebrewNumber = z.infer<typeof hebrewNumber>;
