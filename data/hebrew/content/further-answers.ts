import answers from './further-answers.json' with { type: 'json' };

/** Answers that a teacher accepts too. British spellings and words of the King James Version need no line. */
export interface FurtherAnswers {
  /** English words for the same thing, separated by commas. */
  english?: string;
  /** Hebrew words for the same thing, without nikud. */
  hebrew?: string[];
}

/** By deck and id, for example "words/ship". In the deck of binyanim, the id is the name of the binyan. */
export const furtherAnswers: ReadonlyMap<string, FurtherAnswers> = new Map(
  Object.entries<Record<string, FurtherAnswers>>(answers).flatMap(([deck, byId]) =>
    Object.entries(byId).map(([id, further]): [string, FurtherAnswers] => [`${deck}/${id}`, further]),
  ),
);
