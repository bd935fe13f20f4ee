import { useContext } from 'react';
import type { VerseId } from '#data/bible/verse-id.ts';
import { shortReference } from '#data/bible/short-reference.ts';
import type { Span } from '#data/text/verse-marks.ts';
import type { ShownMarks } from '#data/text/verse-tree.ts';
import type { InterlinearOrder } from '#data/interlinear/interlinear-texts.ts';
import type { InterlinearWordsProps } from '../interlinear/InterlinearWords.tsx';
import type { ShownUnit } from '../interlinear/unit-html.ts';
import { NoteButton } from '../my-study/NoteButton.tsx';
import { nameVerse, VerseStudy } from '../my-study/verse-study.ts';
import { scriptProps, type Script } from '../text/script-props.ts';
import { VerseText } from '../text/VerseText.tsx';
import { useFlash } from '../ui/use-flash.ts';
import { ComparisonActions, type ComparedRow } from './comparison-actions.ts';
import { UnderlineLegend } from './UnderlineLegend.tsx';
import { halfInCellMessage } from './messages.ts';
import { copiedLabel, copyLabel, copyMessage, shareLabel, shareMessage, sharedLabel } from '../ui/messages.ts';

export interface ParallelColumn {
  /** For example "Westminster Leningrad Codex". */
  label: string;
  /** BCP 47. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** Code of the version. */
  version?: string | undefined;
  /** The order of the words that are shown one by one. Absent for a text. */
  interlinear?: InterlinearOrder;
  /** Code of the text that has the original words of an interlinear column, in the first book of the passage. */
  original?: string;
  /** Whether it, or a text that its words are shown with, is from a file of an administrator. */
  isImported?: true;
  /** Code of the text that has the translation of an interlinear column. */
  translation?: string;
}

export interface ParallelCell {
  /** The verses that the version has here, in its own order; empty if it lacks the verse. */
  verses: readonly ParallelVerse[];
  /** Shown instead of verses: "Not in this version", "Loading…". */
  instead: string;
}

export interface ParallelVerse extends Script {
  text: string;
  marks: ShownMarks;
  found?: readonly Span[] | undefined;
  /** Spans that differ from the column before. */
  changed?: readonly Span[] | undefined;
  /** Which half is meant if another versification splits the verse in two. */
  half?: 'first' | 'second' | undefined;
  /** Code of the version, if it is not that of the column. */
  version?: string | undefined;
  /** For each of the marked words: equal numbers in a row are partners. Absent if words cannot be pressed. */
  links?: readonly number[];
  /** The words one by one, in an interlinear column. */
  units?: readonly (ShownUnit & { links: readonly number[] })[];
  /** Code of the text that has the original words, if it is not that of the column. */
  original?: string;
}

export interface ParallelRow extends ComparedRow {
  cells: readonly ParallelCell[];
}

export interface ParallelRowsProps {
  columns: readonly ParallelColumn[];
  rows: readonly ParallelRow[];
  busy?: boolean;
  /** Shows the words of interlinear columns. Results have none, and do without its script. */
  Words?: React.ComponentType<InterlinearWordsProps>;
}

/**
 * Verses of several versions side by side, one list item per verse. The columns stay aligned even if lengths differ.
 */
export function ParallelRows({ columns, rows, busy = false, Words }: ParallelRowsProps) {
  const hasChanges = rows.some(({ cells }) =>
    cells.some(({ verses }) => verses.some(({ changed = [] }) => changed.length > 0)),
  );
  return (
    <>
      {hasChanges && <UnderlineLegend />}
      {/* The names stay visible above their rows. Each cell repeats its own name, so these are hidden from screen
          readers. */}
      <div className="sides-head" aria-hidden="true">
        <span />
        {columns.map(({ label, direction }, index) => (
          <span key={index} className={direction}>
            {label}
          </span>
        ))}
      </div>
      <ol className="sides" aria-busy={busy || undefined}>
        {rows.map((row, index) => (
          <Row key={index} columns={columns} row={row} Words={Words} />
        ))}
      </ol>
    </>
  );
}

interface RowProps extends Pick<ParallelRowsProps, 'columns'> {
  row: ParallelRow;
  Words: ParallelRowsProps['Words'] | undefined;
}

function Row({ columns, row, Words }: RowProps) {
  const { copy, share } = useContext(ComparisonActions);
  const [isCopied, flashCopied] = useFlash();
  const [isShared, flashShared] = useFlash();
  const study = useContext(VerseStudy);
  const id = row.kjv;
  const { version = columns[0]?.version, text = '' } = row.cells[0]?.verses[0] ?? {};
  const sides = columns.map(({ label }, index) => ({ label, text: plainText(row.cells[index]) }));
  return (
    <li>
      <b translate="no">
        <a href={row.href}>{shortReference(row.reference)}</a>
      </b>
      {columns.map((column, index) => (
        <div key={index}>
          <small>{column.label}</small>
          <CellText id={id} column={column} cell={row.cells[index] ?? { verses: [], instead: '' }} Words={Words} />
        </div>
      ))}
      <span className="acts js">
        <button
          type="button"
          aria-label={copyMessage(row.reference)}
          onClick={() => void copy(row, sides).then((done) => done && flashCopied())}
        >
          {isCopied ? copiedLabel : copyLabel}
        </button>
        <button
          type="button"
          aria-label={shareMessage(row.reference)}
          onClick={() => void share(row, sides).then((done) => done && flashShared())}
        >
          {isShared ? sharedLabel : shareLabel}
        </button>
        {id !== undefined && (
          <NoteButton verse={{ id, version }} reference={row.reference} study={study.of({ id, version, text })} />
        )}
      </span>
    </li>
  );
}

interface CellProps extends Pick<RowProps, 'Words'> {
  id: VerseId | undefined;
  column: ParallelColumn;
}

/** The content of a cell. */
function CellText({ cell, ...cellProps }: CellProps & { cell: ParallelCell }) {
  if (cell.verses.length === 0) return <p className="lack">{cell.instead}</p>;
  return (
    <>
      {cell.verses.map((verse, index) => (
        <CellVerse key={index} {...cellProps} verse={verse} />
      ))}
    </>
  );
}

function CellVerse({ id, column, verse, Words }: CellProps & { verse: ParallelVerse }) {
  const study = useContext(VerseStudy);
  const { text, marks, found, changed, half, links, units } = verse;
  const note = half && (
    <small lang="en" dir="ltr" translate="yes">
      {halfInCellMessage(half)}
    </small>
  );
  if (units && column.interlinear && Words) {
    const isOriginal = column.interlinear === 'original';
    return (
      <div className="interlinear" data-order={column.interlinear} data-imported={column.isImported}>
        <div className="stacks" dir={column.direction === 'rtl' ? 'rtl' : undefined}>
          <Words
            units={units}
            order={column.interlinear}
            language={isOriginal ? undefined : column.language}
            hasIndexes
          />
        </div>
        {note}
      </div>
    );
  }
  const { language = column.language, direction = column.direction, version = column.version } = verse;
  return (
    <p {...scriptProps({ language, direction })} ref={id === undefined ? undefined : nameVerse({ id, version })}>
      <VerseText
        text={text}
        marks={marks}
        found={found}
        changed={changed}
        studied={id === undefined ? undefined : study.of({ id, version, text })?.spans}
        hasWords={links !== undefined}
      />
      {note && ' '}
      {note}
    </p>
  );
}

function plainText(cell: ParallelCell | undefined): string {
  if (!cell || cell.verses.length === 0) return cell?.instead ?? '';
  return cell.verses.map(({ text }) => text).join(' ');
}
