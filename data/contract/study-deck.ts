import { z } from 'zod';
import { deckNames } from '../model/study.ts';

/** A form that stands beside the answer: the plural of a noun, the past of a verb. */
const form = z.object({ label: z.string(), hebrew: z.string(), transliteration: z.string() });

export const studyCard = z.object({
  /** Unique in its deck; progress is kept under it. */
  id: z.string(),
  hebrew: z.string(),
  transliteration: z.string(),
  english: z.string(),
  /** "noun, masculine". */
  note: z.string().optional(),
  forms: z.array(form),
  /** The entry of the same word, and how often it stands in the Hebrew Bible. */
  entry: z.object({ number: z.string(), total: z.number().int() }).optional(),
  /** A verse with the word; both texts are HTML in which the word is marked. */
  verse: z.object({ reference: z.string(), hebrew: z.string(), english: z.string() }).optional(),
});
export type StudyCard = z.infer<typeof studyCard>;

/** `/hebrew-learning/decks/{name}.json`. */
export const studyDeck = z.object({ name: z.enum(deckNames), cards: z.array(studyCard) });
export type StudyDeck = z.infer<typeof studyDeck>;
