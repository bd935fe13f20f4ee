import { recordables } from '#data/hebrew/content/all-recordables.ts';
import { formatCount } from '#data/site/count-text.ts';
import { countTexts, recordableKinds, type RecordableKind } from '#data/hebrew/language/recordables.ts';
import {
  coverageColumns,
  coverageMessage,
  coverageTitle,
  lettersLesson,
  numbersLesson,
  phrasesLesson,
  verbsLesson,
  vowelsLesson,
  wordsLesson,
} from './messages.ts';
import { DataTable } from '../parts/DataTable.tsx';

const names: Record<RecordableKind, string> = {
  words: wordsLesson,
  phrases: phrasesLesson,
  verbs: verbsLesson,
  letters: lettersLesson,
  vowels: vowelsLesson,
  numbers: numbersLesson,
};

/** How much of each lesson has recordings. A text that occurs in two lessons counts in both. */
export function Coverage({ recorded }: { recorded: ReadonlySet<string> }) {
  const covered = recordables.filter(({ text }) => recorded.has(text));
  return (
    <section aria-labelledby="coverage">
      <h2 id="coverage">{coverageTitle}</h2>
      <p>{coverageMessage(countTexts(covered), countTexts(recordables))}</p>
      <DataTable
        columns={coverageColumns}
        rows={recordableKinds.map((kind) => ({
          key: kind,
          header: names[kind],
          cells: [covered, recordables].map((all) => formatCount(countTexts(all.filter((each) => each.kind === kind)))),
        }))}
      />
    </section>
  );
}
