import * as z from 'zod';
import { binyanim } from '../language/binyan.ts';

/** Hebrew as it is printed here: composed (NFC), every syllable with its vowel (nikud). */
const pointed = z
  .string()
  .min(1)
  .refine((text) => text === text.normalize('NFC'), 'is not in Unicode form NFC')
  .refine((text) => /[\u05B0-\u05BC\u05C7]/.test(text), 'has no nikud');
/** By the scheme of `data/hebrew/language/transliterate.ts`. */
const transliteration = z.string().regex(/^[a-zḥ'’\- ,?!.…/()]+$/u);
/** No recording exists; the button for it is disabled. */
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

/** `data/hebrew/content/phrases.json`: 100. */
export const hebrewPhrase = z.strictObject({
  id,
  category: z.enum(phraseCategories),
  hebrew: pointed,
  english: z.string().min(1),
  transliteration,
  /** What a woman says, or is told, where the phrase is a man's. */
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
export const partsOfSpeech = [
  'noun',
  'adjective',
  'adverb',
  'preposition',
  'conjunction',
  'pronoun',
  'question word',
  'particle',
] as const;

/** `data/hebrew/content/words.json`: 506. */
export const hebrewWord = z.strictObject({
  id,
  hebrew: pointed,
  transliteration,
  english: z.string().min(1),
  partOfSpeech: z.enum(partsOfSpeech),
  topic: z.enum(wordTopics),
  /** Of nouns, always. */
  gender: z.enum(['masculine', 'feminine', 'both']).optional(),
  /** Of nouns and pronouns that have one. */
  plural: form.optional(),
  /** Of adjectives: the feminine singular. */
  feminine: form.optional(),
  /** The entry of the same word where it stands in the Hebrew Bible. */
  strongs: entry.optional(),
  audioUrl,
});
export type HebrewWord = z.infer<typeof hebrewWord>;

/** `data/hebrew/content/verbs.json`: 110. */
export const hebrewVerb = z.strictObject({
  id,
  /** Letters with points between: "ל.מ.ד". */
  root: z.string().regex(/^[א-ת](\.[א-ת]){2,3}$/),
  /** `null` in Pu'al and Huf'al, which have none in use, and in two verbs of Pa'al. */
  infinitive: pointed.nullable(),
  english: z.string().min(1),
  /** "I learned". */
  pastFirstPerson: pointed,
  /** "I learn", said by a man; `null` of "to be", which has no present in use. */
  presentFirstPerson: pointed.nullable(),
  /** The same, said by a woman. */
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
  /** What a learner must be told, where the table does not say it. */
  note: z.string().min(1).optional(),
  strongs: entry.optional(),
  audioUrl,
});
export type HebrewVerb = z.infer<typeof hebrewVerb>;

/** `data/hebrew/content/binyanim.json`: 7, for the page of verbs. */
export const hebrewBinyan = z.strictObject({
  id,
  name: z.enum(binyanim),
  hebrewName: pointed,
  transliteration,
  /** The two groups of the page. */
  voice: z.enum(['active', 'passive or reflexive']),
  /** What it does to the root, in a sentence or two. */
  description: z.string().min(1),
  /** The id of a verb of `verbs.json`. */
  example: id,
});
export type HebrewBinyan = z.infer<typeof hebrewBinyan>;

/** `data/hebrew/content/root-lmd.json`: the family of words of one root, as the example of what a root is. */
export const hebrewRootWord = z.strictObject({
  id,
  hebrew: pointed,
  transliteration,
  english: z.string().min(1),
  /** "Pa'al verb", "noun": how the word is made of the root. */
  made: z.string().min(1),
  strongs: entry.optional(),
});
export type HebrewRootWord = z.infer<typeof hebrewRootWord>;

/** `data/hebrew/content/letters.json`: 22, in the order of the alphabet. */
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
  /** How it is said today, with an English word for it. */
  sound: z.string().min(1),
  /** What tells it from the letters that look like it, or how it behaves. */
  note: z.string().optional(),
  /** The written (cursive) form as strokes: the `d` of an SVG path in a box of 100 by 100, drawn without filling. */
  cursive: z.string().regex(/^M/),
  cursiveFinal: z.string().regex(/^M/).optional(),
  example: z.strictObject({ hebrew: pointed, transliteration, english: z.string() }),
  audioUrl,
});
export type HebrewLetter = z.infer<typeof hebrewLetter>;

/** `data/hebrew/content/vowels.json`: the marks under, in and over letters. */
export const hebrewVowel = z.strictObject({
  id,
  /** On the letter bet: "בָ"; on alef, het, he or shin what stands under those: hataf, furtive patah, mappik, the dots of shin. */
  mark: z.string().min(2),
  name: z.string(),
  hebrewName: pointed,
  /** The sound's letters in the transliteration; empty where the mark is silent. */
  transliteration: z.string(),
  sound: z.string().min(1),
  example: z.strictObject({ hebrew: pointed, transliteration, english: z.string() }),
});
export type HebrewVowel = z.infer<typeof hebrewVowel>;

/** `data/hebrew/content/numbers.json`: in ascending order. */
export const hebrewNumber = z.strictObject({
  id,
  value: z.number().int().min(0),
  /** The form that goes with masculine nouns: "שְׁלוֹשָׁה". */
  masculine: form,
  /** The form that goes with feminine nouns, and for counting: "שָׁלוֹשׁ". */
  feminine: form,
  /** Before a noun that it is joined to: "שְׁלוֹשֶׁת הַיָּמִים". 1 to 10. */
  construct: z.strictObject({ masculine: form, feminine: form }).optional(),
  /** "third", as far as Hebrew has ordinals of their own: 1 to 10. */
  ordinal: z.strictObject({ masculine: form, feminine: form }).optional(),
  /** With geresh or gershayim: "ט״ו". Absent for 0. */
  gematria: z.string().optional(),
  strongs: entry.optional(),
});
export type HebrewNumber = z.infer<typeof hebrewNumber>;
