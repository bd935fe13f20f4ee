import * as z from 'zod';

/** `/hebrew-learning/verses.json`: verses of the Hebrew Bible that are made of words that are taught, and of names. */
export const studyVerses = z.object({
  /** Every word that stands in them: the form that is looked up, its meaning, and of a taught word the card, "words/person". */
  words: z.array(z.tuple([hebrewWord(), z.string(), z.string().optional()])),
  verses: z.array(
    z.object({
      reference: z.string(),
      /** With points, without accents. */
      hebrew: z.string(),
      /** The King James Version's. */
      english: z.string(),
      /** Where each word stands in the Hebrew, and which of `words` it is. */
      spans: z.array(z.tuple([z.int(), z.int(), z.int()])),
    }),
  ),
});

function hebrewWord() {
  return z.string().regex(/\p{Script=Hebrew}/u);
}

export type StudyVerses = z.infer<typeof studyVerses>;
export type VerseToRead = StudyVerses['verses'][number];
