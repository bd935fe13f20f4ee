import * as z from 'zod';
import { deckNames } from '../study.ts';
import { shownMarks, span } from '../../text/contract/verse-marks.ts';

/** A form that stands beside the answer: the plural of a noun, the past of a verb. */
const form = z.object({ label: z.string(), hebrew: z.string(), transliteration: z.string() });

/** A verse in one of its languages. Of its tagged words only those of the card's own word are kept, in `found`. */
const verseText = z.object({ text: z.string(), marks: shownMarks.omit({ words: true }), found: z.array(span) });

export const studyCard = z.object({
  /** Unique in its deck; progress is kept under it. */
  id: z.string(),
  hebrew: z.string(),
  /** BCP 47 of the word; Modern Hebrew where absent. Only collected words have another: "hbo", "arc", "grc". */
  lang: z.enum(['hbo', 'arc', 'grc']).optional(),
  transliteration: z.string(),
  english: z.string(),
  /** Taken as an answer too, and not shown: how translations render the word. */
  also: z.string().optional(),
  /** "noun, masculine". */
  note: z.string().optional(),
  forms: z.array(form),
  /** The entry of the same word, and how often it stands in the Hebrew Bible where that is known. */
  entry: z.object({ number: z.string(), total: z.number().int().optional() }).optional(),
  /** A verse with the word, in Hebrew and in the King James Version. */
  verse: z.object({ reference: z.string(), hebrew: verseText, english: verseText }).optional(),
});
export type StudyCard = z.infer<typeof studyCard>;
export type StudyVerse = NonNullable<StudyCard['verse']>;

/** `/hebrew-learning/decks/{name}.json`. */
export const studyDeck = z.object({ name: z.enum(deckNames), cards: z.array(studyCard) });
export type StudyDeck = z.infer<typeof studyDeck>;
