/** The parts of a lesson row that can be searched and played. */
export interface RowTexts {
  english: string;
  /** The word of the row with nikud. A space separates the masculine and the feminine form. */
  hebrew: string;
  /** All forms: plural, tenses, root. */
  forms: readonly string[];
  /** Transliteration of every form. */
  transliterations: readonly string[];
  /**
   * What the device speaks for the row: the word, the name of a letter, or the first form of a verb without an
   * infinitive.
   */
  spoken: string;
}
