import * as z from 'zod';
import { deckNames } from '../decks.ts';
import { shownMarks, span } from '../../text/contract/verse-marks.ts';

/** A further form that is shown with the answer: the plural of a noun, the past of a verb. */
const form = z.object({ label: z.string(), hebrew: z.string(), transliteration: z.string() });

/** A verse in one language. Only the offsets of the card's own word are included, in `found`. */
const verseText = z.object({ text: z.string(), marks: shownMarks.omit({ words: true }), found: z.array(span) });

export const studyCard = z.object({
  /** Unique in its deck; progress is stored under it. */
  id: z.string(),
  hebrew: z.string(),
  /** BCP 47 code of the word; Modern Hebrew if absent. Only collected words have another one: "hbo", "arc", "grc". */
  lang: z.enum(['hbo', 'arc', 'grc']).optional(),
  transliteration: z.string(),
  english: z.string(),
  /** Further accepted answers, which are not shown: how the King James Version renders the word. */
  also: z.string().optional(),
  /** Further accepted answers, which are not shown: English words for the same thing, separated by commas. */
  synonyms: z.string().optional(),
  /** Further accepted words or spellings. A label says how they differ. */
  others: z.array(form.partial({ label: true })).optional(),
  /** The form for a woman, if the card has that for a man. */
  woman: form.omit({ label: true }).optional(),
  /** Other words that differ from an answer by one letter, separated by spaces. They are mistakes and not slips. */
  similar: z.string().optional(),
  /** "noun, masculine". */
  note: z.string().optional(),
  forms: z.array(form),
  /** The entry of the word, and its number of occurrences in the Hebrew Bible if known. */
  entry: z.object({ number: z.string(), total: z.number().int().optional() }).optional(),
  /** A verse that contains the word, in Hebrew and in the King James Version. */
  verse: z.object({ reference: z.string(), hebrew: verseText, english: verseText }).optional(),
});
export type StudyCard = z.infer<typeof studyCard>;
export type StudyVerse = NonNullable<StudyCard['verse']>;

/** `/hebrew-learning/decks/{name}.json`. */
export const studyDeck = z.object({ name: z.enum(deckNames), cards: z.array(studyCard) });
export type StudyDeck = z.infer<typeof studyDeck>;
