/** What of a row of a lesson can be searched and heard. */
export interface RowTexts {
  english: string;
  /** What the row is of, pointed; a man's form and a woman's by a space. */
  hebrew: string;
  /** All its forms: a plural, tenses, the root. */
  forms: readonly string[];
  /** Every form as it is said. */
  said: readonly string[];
  /** What is said of the row: the word, the name of a letter, or the first form of a verb that has no infinitive. */
  spoken: string;
}
