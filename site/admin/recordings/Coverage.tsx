import { recordables } from '#data/hebrew/content/all-recordables.ts';
import { formatCount } from '#data/site/count-text.ts';
import { countTexts, recordableKinds, type RecordableKind } from '#data/hebrew/language/recordables.ts';

const names: Record<RecordableKind, string> = {
  words: 'Words',
  phrases: 'Phrases',
  verbs: 'Verbs',
  letters: 'Letters',
  vowels: 'Vowels',
  numbers: 'Numbers',
};

/** How much of each lesson has recordings. A text that occurs in two lessons counts in both. */
export function Coverage({ recorded }: { recorded: ReadonlySet<string> }) {
  const covered = recordables.filter(({ text }) => recorded.has(text));
  return (
    <section aria-labelledby="coverage">
      <h2 id="coverage">What can be heard</h2>
      <p>
        {formatCount(countTexts(covered))} of {formatCount(countTexts(recordables))} texts of the lessons have a
        recording.
      </p>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">Lesson</th>
            <th scope="col">Recorded</th>
            <th scope="col">Texts</th>
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
