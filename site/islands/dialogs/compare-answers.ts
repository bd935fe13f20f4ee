import type { RstneVerseAnswer, VerseAnswer } from '#data/reading/contract/reading.ts';
import { compareVerses } from '../../views/comparison/compare-cells.ts';
import type { ShownVerse } from '../../views/reading/VersesText.tsx';

/** The verses of the right side, with the words marked that differ from the left side. */
export function compareAnswers(
  left: Pick<VerseAnswer, 'verses'> | undefined,
  { verses }: Pick<RstneVerseAnswer, 'verses'>,
): readonly ShownVerse[] {
  return verses.map((verse, index) => {
    const other = left?.verses[index];
    return other ? { ...verse, ...compareVerses(other, verse) } : verse;
  });
}
