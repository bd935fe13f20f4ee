import type { ParallelAnswer } from '#data/reading/contract/reading.ts';
import { maxPassageLength } from '#data/bible/passage-length.ts';
import { parseColumnCode } from '#data/comparison/column-code.ts';
import type { InterlinearOrder } from '#data/interlinear/interlinear-texts.ts';
import { automaticVersion } from '#data/versions/automatic-version.ts';
import { interlinearPassagePath } from '#data/interlinear/interlinear-paths.ts';
import { kjvIdOfPath, parallelPath } from '#data/reading/reading-paths.ts';
import { InterlinearWords } from '../interlinear/InterlinearWords.tsx';
import { LinksNote } from '../interlinear/LinksNote.tsx';
import { interlinearLabel, nextVerses, suppliedLegend, untranslatedLegend } from '../interlinear/messages.ts';
import { automaticNumbers } from '../reading/messages.ts';
import { compareRow } from './compare-cells.ts';
import { ParallelRows } from './ParallelRows.tsx';
import {
  comparedWordsHint,
  compareLabel,
  cutPassageMessage,
  downloadVersion,
  linkedWordsNote,
  loadingPassage,
  parallelTitle,
  passageLabel,
  passagePlaceholder,
  passagesLabel,
  testamentAbsentMessage,
} from './messages.ts';
import { Corrected } from '../ui/Corrected.tsx';
import { exportLabel } from '../ui/messages.ts';
import { VersionMenus, type VersionMenusProps } from './VersionMenus.tsx';

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
  /** The reason why the request has no result, and a passage to try instead. */
  | { kind: 'problem'; message: string; suggestion?: string | undefined };

export interface ParallelPageProps extends Omit<VersionMenusProps, 'verse'> {
  address: ComparisonRequest;
  outcome: ParallelOutcome;
  /** Another passage is loading; the current one stays visible until it arrives. */
  isBusy?: boolean;
  onSubmit?: ((event: React.FormEvent<HTMLFormElement>) => void) | undefined;
  /** Receives every click, so that links to other passages can be followed in place. */
  onClick?: ((event: React.MouseEvent) => void) | undefined;
  /** Copies, downloads or prints the passage. */
  onExport?: ((answer: ParallelAnswer, opener: HTMLElement) => void) | undefined;
  /** The heading of the passage. It gets the focus when another passage is requested. */
  head?: React.Ref<HTMLHeadingElement>;
  article?: React.Ref<HTMLElement>;
}

const examples = ['Genesis 1', 'Psalm 23', 'Psalm 51', 'Malachi 4', 'John 3'];

/** Several versions side by side. The worker renders it, and an island hydrates it so that its menus apply at once. */
export function ParallelPage(props: ParallelPageProps) {
  const { address, outcome, onSubmit, onClick, article } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- follows links, which keys press too
    <article className="comparison" onClick={onClick} ref={article}>
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
            maxLength={maxPassageLength}
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            defaultValue={address.passage}
          />
          <button>{compareLabel}</button>
        </div>
        <VersionMenus {...props} verse={outcome.kind === 'passage' ? outcome.rows[0]?.href : undefined} />
      </form>
      <Message address={address} outcome={outcome} />
      {outcome.kind === 'passage' && outcome.notDownloaded && (
        <MissingDownloads choices={props.choices} codes={outcome.notDownloaded} />
      )}
      {outcome.kind === 'passage' && <Passage {...props} answer={outcome} />}
    </article>
  );
}

interface PassageProps extends Pick<ParallelPageProps, 'address' | 'onExport' | 'isBusy' | 'head'> {
  answer: ParallelAnswer;
}

function Passage({ answer, address, onExport, isBusy = false, head }: PassageProps) {
  const linked = linkedColumns(answer);
  return (
    <section className={`columns-${answer.versions.length}`}>
      <h2 tabIndex={-1} ref={head} translate="no">
        {answer.reference}
      </h2>
      {answer.corrected && <Corrected corrected={answer.corrected} />}
      {answer.short?.map(({ chapter, sentence }) => (
        <p key={chapter} className="note">
          {`${sentence} `}
          <a href={parallelPath(chapter, address.versions)}>{chapter}</a>
        </p>
      ))}
      {answer.note && <p className="small">{answer.note}</p>}
      <p>
        <a className="button" href={interlinearPassagePath(answer.reference)}>
          {interlinearLabel}
        </a>{' '}
        <button type="button" className="js button" onClick={(event) => onExport?.(answer, event.currentTarget)}>
          {exportLabel}
        </button>
      </p>
      {linked.length > 0 && <p className="sr js">{comparedWordsHint}</p>}
      <ParallelRows
        columns={answer.versions}
        rows={answer.rows.map((row) => compareRow({ ...row, kjv: kjvIdOfPath(row.href) }))}
        busy={isBusy}
        Words={InterlinearWords}
      />
      {answer.rest && (
        <p className="note">
          <a rel="next" href={parallelPath(answer.rest, address.versions)}>
            {nextVerses}
          </a>
        </p>
      )}
      {linked.length > 0 && <WordsNote columns={linked} />}
      <nav className="chapters" aria-label={passagesLabel}>
        <Step passage={answer.previous} versions={address.versions} rel="prev" />
        <Step passage={answer.next} versions={address.versions} rel="next" />
      </nav>
    </section>
  );
}

/**
 * Suppresses the browser's validation message: an empty field requests nothing, as in the search. Without scripts the
 * browser blocks the submission.
 */
function suppressMessage(event: React.InvalidEvent<HTMLInputElement>): void {
  event.preventDefault();
}

/** The columns whose words have links. */
function linkedColumns({ rows, versions }: ParallelAnswer): ParallelAnswer['versions'] {
  return versions.filter((_, index) =>
    rows.some(({ cells }) => cells[index]?.verses.some(({ links, units }) => links ?? units)),
  );
}

/** How the words of the columns are linked, where they are. */
function WordsNote({ columns }: { columns: ParallelAnswer['versions'] }) {
  const hasOrder = (order: InterlinearOrder): boolean => columns.some(({ interlinear }) => interlinear === order);
  return (
    <LinksNote
      sentences={[
        linkedWordsNote,
        hasOrder('original') && untranslatedLegend,
        hasOrder('translation') && suppliedLegend,
        columns.some(({ version }) => parseColumnCode(version).code === automaticVersion) && automaticNumbers,
      ]}
    />
  );
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
function MissingDownloads({ choices, codes }: Pick<VersionMenusProps, 'choices'> & { codes: readonly string[] }) {
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
