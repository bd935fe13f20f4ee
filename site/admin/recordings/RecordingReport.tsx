import { meaningOf, recordableName, type Recordable } from '#data/hebrew/language/recordables.ts';
import type { CheckedFile } from './check-recording-files.ts';
import {
  ambiguousFilesTitle,
  checkedFilesMessage,
  chooseMeaning,
  failedFilesTitle,
  readyFileNote,
  readyFilesTitle,
  refusedFilesTitle,
} from './messages.ts';

export interface RecordingReportProps {
  files: readonly CheckedFile[];
  /** Texts that have a recording now. */
  known: ReadonlySet<string>;
  /** The chosen meaning of each ambiguous file name. */
  chosen: ReadonlyMap<string, string>;
  sent: ReadonlySet<string>;
  errors: ReadonlyMap<string, string>;
  onChoose: (name: string, text: string) => void;
}

type Of<Kind extends CheckedFile['kind']> = Extract<CheckedFile, { kind: Kind }>;

/**
 * What each file was recognized as before anything is sent, and the outcome afterwards. Files that need a decision come
 * first.
 */
export function RecordingReport({ files, known, chosen, sent, errors, onChoose }: RecordingReportProps) {
  const of = <Kind extends CheckedFile['kind']>(kind: Kind): Of<Kind>[] =>
    files.filter((file): file is Of<Kind> => file.kind === kind);
  const [ready, ambiguous, refused] = [of('ready'), of('ambiguous'), of('refused')];
  return (
    <div className="recording-report">
      <p role="status">{checkedFilesMessage(ready.length, ambiguous.length, refused.length)}</p>
      {errors.size > 0 && (
        <Part title={failedFilesTitle(errors.size)} isOpen>
          {[...errors].map(([name, message]) => (
            <li key={name}>
              <bdi>{name}</bdi>: {message}
            </li>
          ))}
        </Part>
      )}
      {refused.length > 0 && (
        <Part title={refusedFilesTitle(refused.length)} isOpen>
          {refused.map(({ name, reason }) => (
            <li key={name}>{reason}</li>
          ))}
        </Part>
      )}
      {ambiguous.length > 0 && (
        <Part title={ambiguousFilesTitle(ambiguous.length)} isOpen>
          {ambiguous.map(({ name, choices }) => (
            <li key={name}>
              <label>
                <bdi>{name}</bdi>
                <select
                  value={chosen.get(name) ?? ''}
                  onChange={({ currentTarget }) => onChoose(name, currentTarget.value)}
                >
                  <option value="">{chooseMeaning}</option>
                  {choices.map((each) => (
                    <option key={each.text} value={each.text}>
                      {each.text} {meaningOf(each)} ({recordableName(each)})
                    </option>
                  ))}
                </select>
              </label>
            </li>
          ))}
        </Part>
      )}
      {ready.length > 0 && (
        <Part
          title={readyFilesTitle(ready.length, ready.filter(({ name }) => sent.has(name)).length)}
          isOpen={ready.length <= 20}
        >
          {ready.map(({ name, meant }) => (
            <li key={name}>
              <bdi>{name}</bdi> is <Meant meant={meant} />
              {readyFileNote(sent.has(name), known.has(meant.text))}
            </li>
          ))}
        </Part>
      )}
    </div>
  );
}

function Meant({ meant }: { meant: Recordable }) {
  return (
    <>
      <bdi lang="he" translate="no" dir="rtl">
        {meant.text}
      </bdi>{' '}
      ({meaningOf(meant)})
    </>
  );
}

function Part({ title, isOpen, children }: { title: string; isOpen: boolean; children: React.ReactNode }) {
  return (
    <details open={isOpen}>
      <summary>{title}</summary>
      <ul className="problems">{children}</ul>
    </details>
  );
}
