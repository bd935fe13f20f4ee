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
      <table className="figures">
        <thead>
          <tr>
            {coverageColumns.map((name) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {recordableKinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{names[kind]}</th>
              <td>{formatCount(countTexts(covered.filter((each) => each.kind === kind)))}</td>
              <td>{formatCount(countTexts(recordables.filter((each) => each.kind === kind)))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
