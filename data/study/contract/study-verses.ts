import * as z from 'zod';

/** `/hebrew-learning/verses.json`: verses of the Hebrew Bible that consist of taught words and names. */
export const studyVerses = z.object({
  /** All words of the verses: the form for lookup, its meaning, and the card of a taught word, "words/person". */
  words: z.array(z.tuple([hebrewWord(), z.string(), z.string().optional()])),
  verses: z.array(
    z.object({
      reference: z.string(),
      /** With nikud, without accents. */
      hebrew: z.string(),
      /** From the King James Version. */
      english: z.string(),
      /** Start and end offset of each word in the Hebrew text, its index in `words`, and the written form in Latin letters. */
      spans: z.array(z.tuple([z.int(), z.int(), z.int(), z.string()])),
    }),
  ),
});

function hebrewWord() {
  return z.string().regex(/\p{Script=Hebrew}/u);
}

export type StudyVerses = z.infer<typeof studyVerses>;
export type VerseToRead = StudyVerses['verses'][number];
