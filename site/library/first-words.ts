/** The first words of a beginner: they are frequent, and several short verses consist of them. */
const firstWords: readonly string[] =
  'song that son day sabbath psalm king because kindness world god he all land justice et on animal judge family'.split(
    ' ',
  );

/** The words of the lessons in the order in which Study Mode teaches them. */
export function firstWordsFirst<Word extends { id: string }>(words: readonly Word[]): Word[] {
  const first = firstWords.flatMap((id) => words.find((word) => word.id === id) ?? []);
  return [...first, ...words.filter(({ id }) => !firstWords.includes(id))];
}
