import { formatCountOf, formatCount } from '#data/site/count-text.ts';
import { meaningOf, recordableName, type Recordable } from '#data/hebrew/language/recordables.ts';
import type { CheckedFile } from './check-recording-files.ts';

export interface RecordingReportProps {
  files: readonly CheckedFile[];
  /** Texts that have a recording now. */
  known: ReadonlySet<string>;
  /** The chosen meaning of each ambiguous file name. */
  chosen: ReadonlyMap<string, string>;
  sent: ReadonlySet<string>;
  faults: ReadonlyMap<string, string>;
  onChoose: (name: string, text: string) => void;
}

type Of<Kind extends CheckedFile['kind']> = Extract<CheckedFile, { kind: Kind }>;

/**
 * What each file was recognized as before anything is sent, and the outcome afterwards. Files that need a decision come
 * first.
 */
export function RecordingReport({ files, known, chosen, sent, faults, onChoose }: RecordingReportProps) {
  const of = <Kind extends CheckedFile['kind']>(kind: Kind): Of<Kind>[] =>
    files.filter((file): file is Of<Kind> => file.kind === kind);
  const [ready, ambiguous, refused] = [of('ready'), of('ambiguous'), of('refused')];
  return (
    <div className="recording-report">
      <p role="status">{summary(ready.length, ambiguous.length, refused.length)}</p>
      {faults.size > 0 && (
        <Part title={`${formatCountOf(faults.size, 'file')} could not be uploaded`} isOpen>
          {[...faults].map(([name, message]) => (
            <li key={name}>
              <bdi>{name}</bdi>: {message}
            </li>
          ))}
        </Part>
      )}
      {refused.length > 0 && (
        <Part title={`${formatCountOf(refused.length, 'file')} cannot be taken`} isOpen>
          {refused.map(({ name, reason }) => (
            <li key={name}>{reason}</li>
          ))}
        </Part>
      )}
      {ambiguous.length > 0 && (
        <Part title={`${formatCountOf(ambiguous.length, 'name')} may mean several things`} isOpen>
          {ambiguous.map(({ name, choices }) => (
            <li key={name}>
              <label>
                <bdi>{name}</bdi>
                <select
                  value={chosen.get(name) ?? ''}
                  onChange={({ currentTarget }) => onChoose(name, currentTarget.value)}
                >
                  <option value="">Not taken: which is it?</option>
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
          title={readyWords(ready.length, ready.filter(({ name }) => sent.has(name)).length)}
          isOpen={ready.length <= 20}
        >
          {ready.map(({ name, meant }) => (
            <li key={name}>
              <bdi>{name}</bdi> is <Meant meant={meant} />
              {sent.has(name) ? ': uploaded' : known.has(meant.text) && ', in place of the one that is there'}
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

function summary(ready: number, ambiguous: number, refused: number): string {
  const total = ready + ambiguous + refused;
  if (ready === total) return `${formatCountOf(total, 'file')}: the lessons know what each is.`;
  return `${formatCountOf(total, 'file')}: ${formatCount(ready)} can be uploaded, ${ambiguous} to be decided, ${refused} not taken.`;
}

function readyWords(ready: number, sent: number): string {
  if (sent === ready) return `${formatCountOf(sent, 'file')} uploaded`;
  return sent > 0
    ? `${sent} of ${formatCountOf(ready, 'file')} uploaded`
    : `${formatCountOf(ready, 'file')} can be uploaded`;
}
