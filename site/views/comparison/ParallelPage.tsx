import type { ParallelAnswer } from '#data/reading/contract/reading.ts';
import { books } from '#data/bible/books.ts';
import { onlyTestamentOf } from '#data/comparison/absent-verse.ts';
import type { ParallelChoice } from '#data/comparison/parallel-choices.ts';
import { groupVersions } from '#data/versions/version-groups.ts';
import { interlinearPassagePath } from '#data/interlinear/interlinear-paths.ts';
import { kjvIdOfPath, parallelPath } from '#data/reading/reading-paths.ts';
import { interlinearLabel } from '../interlinear/messages.ts';
import { compareRow } from './compare-cells.ts';
import { ParallelRows } from './ParallelRows.tsx';
import {
  compareLabel,
  cutPassageMessage,
  downloadVersion,
  loadingPassage,
  noVersion,
  onlyTestamentMessage,
  parallelTitle,
  passageLabel,
  passagePlaceholder,
  passagesLabel,
  versionMenuMessage,
  testamentAbsentMessage,
  versionsLabel,
} from './messages.ts';
import { Corrected } from '../ui/Corrected.tsx';
import { exportLabel, notLoadedMessage } from '../ui/messages.ts';

/** A requested comparison: the passage as typed and the version codes. No codes means that the site chooses. */
export interface ComparisonRequest {
  passage: string;
  versions: readonly string[];
}

export type ParallelOutcome =
  /** No passage was requested. */
  | { kind: 'none' }
  | { kind: 'loading' }
  | ({ kind: 'passage' } & ParallelAnswer)
  /** Why there is no passage, and a passage that exists. */
  | { kind: 'problem'; message: string; suggestion?: string | undefined };

export interface ParallelPageProps {
  choices: readonly ParallelChoice[];
  address: ComparisonRequest;
  /** Codes of the versions selected in the menus. */
  columns: readonly string[];
  outcome: ParallelOutcome;
  /** Another passage is loading; the current one stays visible until it arrives. */
  isBusy?: boolean;
  /** Receives the versions chosen in the menus. Without it, the form is submitted. */
  onVersions?: ((codes: string[]) => void) | undefined;
  onSubmit?: ((event: React.FormEvent<HTMLFormElement>) => void) | undefined;
  /** Receives every click, so that links to other passages can be followed in place. */
  onClick?: ((event: React.MouseEvent) => void) | undefined;
  /** Copies, downloads or prints the passage. */
  onExport?: ((answer: ParallelAnswer, opener: HTMLElement) => void) | undefined;
  /** The heading of the passage. It gets the focus when another passage is requested. */
  head?: React.Ref<HTMLHeadingElement>;
}

const menus = [1, 2, 3, 4].map(versionMenuMessage);
const needed = 2;
const examples = ['Genesis 1', 'Psalm 23', 'Psalm 51', 'Malachi 4', 'John 3'];

/** Several versions side by side. The worker renders it, and an island hydrates it so that its menus apply at once. */
export function ParallelPage(props: ParallelPageProps) {
  const { address, outcome, onSubmit, onClick, onExport, isBusy = false, head } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- follows links, which keys press too
    <article className="comparison" onClick={onClick}>
      <h1>{parallelTitle}</h1>
      <form id="parallel" action="/parallel-bible" onSubmit={onSubmit}>
        <div className="find">
          <input
            // A new key per passage resets the field, so that the Back button shows the earlier passage.
            key={address.passage}
            name="passage"
            type="search"
            aria-label={passageLabel}
            placeholder={passagePlaceholder}
            required
            pattern=".*\S.*"
            onInvalid={onSubmit && suppressMessage}
            maxLength={100}
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            defaultValue={address.passage}
          />
          <button>{compareLabel}</button>
        </div>
        <VersionMenus {...props} />
      </form>
      <Message address={address} outcome={outcome} />
      {outcome.kind === 'passage' && outcome.notDownloaded && (
        <MissingDownloads choices={props.choices} codes={outcome.notDownloaded} />
      )}
      {outcome.kind === 'passage' && (
        <section className={`columns-${outcome.versions.length}`}>
          <h2 tabIndex={-1} ref={head} translate="no">
            {outcome.reference}
          </h2>
          {outcome.corrected && <Corrected corrected={outcome.corrected} />}
          {outcome.note && <p className="small">{outcome.note}</p>}
          <p>
            <a className="button" href={interlinearPassagePath(outcome.reference)}>
              {interlinearLabel}
            </a>{' '}
            <button type="button" className="js button" onClick={(event) => onExport?.(outcome, event.currentTarget)}>
              {exportLabel}
            </button>
          </p>
          <ParallelRows
            columns={outcome.versions}
            rows={outcome.rows.map((row) => compareRow({ ...row, kjv: kjvIdOfPath(row.href) }))}
            busy={isBusy}
          />
          <nav className="chapters" aria-label={passagesLabel}>
            <Step passage={outcome.previous} versions={address.versions} rel="prev" />
            <Step passage={outcome.next} versions={address.versions} rel="next" />
          </nav>
        </section>
      )}
    </article>
  );
}

/**
 * Suppresses the browser's validation message: an empty field requests nothing, as in the search. Without scripts the
 * browser blocks the submission.
 */
function suppressMessage(event: React.InvalidEvent<HTMLInputElement>): void {
  event.preventDefault();
}

function VersionMenus({ choices, columns, outcome, onVersions }: ParallelPageProps) {
  const testament = outcome.kind === 'passage' ? testamentOfPath(outcome.rows[0]?.href) : undefined;
  return (
    <fieldset>
      <legend>{versionsLabel}</legend>
      {menus.map((menu, index) => {
        const code = columns[index] ?? '';
        const chosen = onVersions
          ? {
              value: code,
              onChange: ({ target }: React.ChangeEvent<HTMLSelectElement>) =>
                onVersions(codesWith(columns, index, target.value)),
            }
          : { defaultValue: code };
        return (
          <label key={menu}>
            {menu}
            <select name="versions" {...chosen}>
              {(index >= needed || code === '') && <option value="">{noVersion}</option>}
              {groupVersions(choices).map(({ label, versions }) => (
                <optgroup key={label} label={label}>
                  {versions.map((choice) => (
                    <VersionOption key={choice.code} {...{ choice, code, testament }} />
                  ))}
                </optgroup>
              ))}
            </select>
          </label>
        );
      })}
    </fieldset>
  );
}

interface VersionOptionProps {
  choice: ParallelChoice;
  /** The chosen version of the menu. */
  code: string;
  testament: 'old' | 'new' | undefined;
}

function VersionOption({ choice, code, testament }: VersionOptionProps) {
  const only = testament && onlyTestamentOf(choice.code);
  const isLacking = only !== undefined && only !== testament;
  return (
    // A disabled option would not be submitted, so the chosen one stays enabled.
    <option value={choice.code} disabled={!choice.loaded || (isLacking && choice.code !== code)}>
      {!choice.loaded
        ? notLoadedMessage(choice.shortName)
        : isLacking
          ? onlyTestamentMessage(choice.shortName, only)
          : choice.shortName}
    </option>
  );
}

/** The testament of a verse's page: "/strongs/verse/malachi/4/1". */
function testamentOfPath(href: string | undefined): 'old' | 'new' | undefined {
  const slug = href?.split('/')[3];
  return books.find((book) => book.slug === slug)?.testament;
}

/** Codes after one menu changed, without duplicates: a version selected in two menus is compared once. */
function codesWith(columns: readonly string[], index: number, code: string): string[] {
  const codes = menus.map((_, position) => (position === index ? code : (columns[position] ?? '')));
  return [...new Set(codes.filter((each) => each !== ''))];
}

function Message({ address, outcome }: Pick<ParallelPageProps, 'address' | 'outcome'>) {
  switch (outcome.kind) {
    case 'none':
      return (
        <p className="note">
          Enter a passage, or open{' '}
          {examples.map((example, index) => (
            <span key={example}>
              {index > 0 && ', '}
              <a href={parallelPath(example, address.versions)}>{example}</a>
            </span>
          ))}
          .
        </p>
      );
    case 'loading':
      return (
        <p className="note" role="status">
          {loadingPassage}
        </p>
      );
    case 'problem':
      return (
        <p className="note" role="status">
          {outcome.message}
          {outcome.suggestion && (
            <>
              {' '}
              Did you mean <a href={parallelPath(outcome.suggestion, address.versions)}>{outcome.suggestion}</a>?
            </>
          )}
        </p>
      );
    case 'passage':
      return outcome.isCut ? <p className="note">{cutPassageMessage(outcome.rows.length, outcome.reference)}</p> : null;
  }
}

/** The requested versions that a device without a network does not have, each with the way to get it. */
function MissingDownloads({ choices, codes }: Pick<ParallelPageProps, 'choices'> & { codes: readonly string[] }) {
  return codes.map((code) => (
    <p key={code} className="note" role="status">
      {testamentAbsentMessage(choices.find((choice) => choice.code === code)?.shortName ?? code)}{' '}
      <a href={`/offline#pack-${code}`}>{downloadVersion}</a>
    </p>
  ));
}

interface StepProps {
  passage: string | undefined;
  versions: readonly string[];
  rel: 'prev' | 'next';
}

function Step({ passage, versions, rel }: StepProps) {
  if (!passage) return <span />;
  return (
    <a rel={rel} href={parallelPath(passage, versions)}>
      {rel === 'prev' ? `← ${passage}` : `${passage} →`}
    </a>
  );
}
