import { withAlternativeRanges } from '../bible/displaced-verses.ts';
import { pairVerses, type PairedRow } from './pair-verses.ts';
import { referenceOf, type Passage } from '../bible/passage.ts';
import { formatBothNumbers } from '../bible/format-both-numbers.ts';
import { psalmTitleNote } from '../bible/psalm-titles.ts';
import { wordsPath } from '../reading/reading-paths.ts';
import { endsBeyond } from '../search/results/missing-verses.ts';
import { rangesIn, type RenumberedRun } from '../search/results/renumber.ts';
import { booksOfRanges, type VerseRange } from '../search/language/verse-ranges.ts';
import { formatVerse, splitVerseId, type VerseId } from '../bible/verse-id.ts';
import { lastPrintedVerse } from '../text/messages.ts';
import type { VerseMarks, WordMark } from '../text/verse-marks.ts';
import { shownMarks, type ShownMarks } from '../text/verse-tree.ts';
import type { VerseMap } from '../bible/versification.ts';
import { linkColumns, linksOfMarks, type LinkableColumn } from '../interlinear/link-columns.ts';
import { orderOf, originalsOf } from '../interlinear/interlinear-texts.ts';
import type { EntrySummary } from '../dictionary/entry-summary.ts';
import type { CounterpartVerse } from '../reading/placed-verse.ts';
import type { ReadableVersion, ReadableVersions } from '../reading/readable-version.ts';
import { absentVerseMessage } from './absent-verse.ts';
import { columnInfo, originalOf, type ComparisonColumn } from './comparison-columns.ts';
import { interlinearCells, type ColumnUnit, type RowVerses } from './interlinear-cells.ts';
import { printedWithMessage } from './messages.ts';

/** Enough for the longest chapter, which has 176. */
const maxVerses = 200;

/** The ranges to read for each column, in its own versification, and the maximum number of verses. */
export function rangesOfColumns(
  columns: readonly ReadableVersion[],
  ranges: VerseRange[],
  runs: readonly RenumberedRun[],
): { version: ReadableVersion; ranges: VerseRange[]; limit: number }[] {
  return columns.map((version) => ({
    version,
    ranges: rangesIn(version.rows.versification, ranges, runs),
    limit: maxVerses + 1,
  }));
}

export interface RowsArgs {
  readable: ReadableVersions;
  columns: readonly ComparisonColumn[];
  /** Versions through which the words are linked; they are not shown. */
  linking: readonly ReadableVersion[];
  /** The verses of each column, then those of each linking version. */
  verses: readonly (readonly CounterpartVerse[])[];
  ranges: VerseRange[];
  map: VerseMap;
  /** Of the words of interlinear columns. */
  entries?: ReadonlyMap<string, EntrySummary>;
}

/**
 * A passage in rows, each verse next to its counterparts. `isCut` is true where there are more verses than can be shown
 * at once; `rest` is the reference of those that follow. `short` has the chapters that do not have all verses.
 */
export function parallelRows({ readable, columns, linking, verses, ranges, map, entries = new Map() }: RowsArgs) {
  const requested = withAlternativeRanges(ranges);
  const versions = [...columns, ...linking];
  const read = versions.map(({ rows }, index) => ({ versification: rows.versification, verses: verses[index] ?? [] }));
  const paired = pairVerses(read, map).filter(
    ({ id, cells }) =>
      requested.some(([from, to]) => id >= from && id <= to) &&
      cells.slice(0, columns.length).some((cell) => cell.length > 0),
  );
  const [firstBook = 1] = booksOfRanges(ranges);
  /** The columns name the originals of the first book. */
  const originalIfOther = (column: ReadableVersion, book: number): string | undefined => {
    const { version } = originalOf(readable, column, book);
    return version === originalOf(readable, column, firstBook).version ? undefined : version;
  };
  const isHebrew = columns.some(({ rows: { versification } }) => versification === 'wlc');
  const rows = paired.slice(0, maxVerses).map(({ id, cells }) => {
    const { book } = splitVerseId(id);
    const own = cells.map((cell) => cell.map(({ verse, half }) => ({ ...verse, ...(half && { half }) })));
    const linkable = versions.map((version, index): LinkableColumn => ({
      text: version.rows.id,
      isOriginal: orderOf(version) === 'original',
      originals: originalsOf(readable, version, book).map((original) => original.rows.id),
      verses: own[index] ?? [],
    }));
    const links = linkColumns(
      linkable.slice(0, columns.length),
      linkable.slice(columns.length),
      (number) => entries.get(number)?.lemma,
    );
    const all = versions.map((version, index): RowVerses => ({ version, verses: own[index] ?? [] }));
    return {
      reference: isHebrew ? formatBothNumbers(id, 'kjv', map) : formatVerse(id),
      href: wordsPath(id),
      cells: columns.map((column, index) => {
        const cell = cells[index] ?? [];
        const of = links[index] ?? [];
        const units = column.isInterlinear
          ? interlinearCells(readable, { version: column, verses: own[index] ?? [] }, all, { book, entries, links: of })
          : undefined;
        const original = units && originalIfOther(column, book);
        return {
          verses: cell.map(({ verse, half }, at) => ({
            ...(units ? asUnits(verse, units[at] ?? [], original) : asText(verse, of[at] ?? [], column)),
            ...(half && { half }),
          })),
          instead: printedInMessage(id, verses[index] ?? []) ?? absentVerseMessage(column.version, id),
        };
      }),
    };
  });
  const note = isHebrew && paired[0] ? psalmTitleNote(paired[0].id, map) : '';
  const next = paired[maxVerses];
  // What follows a cut passage was not read.
  const short = next ? [] : endsBeyond(ranges, (id) => paired.some((row) => hasVerse(row, id)));
  return { note, rows, isCut: next !== undefined, rest: next && restOf(ranges, next.id), short };
}

/** Whether a row has the verse, in the versification of the King James Version or of a text. */
function hasVerse({ id: own, cells }: PairedRow<CounterpartVerse>, id: VerseId): boolean {
  return own === id || cells.some((cell) => cell.some(({ verse }) => verse.id === id));
}

/** The reference of the verses of a passage from this one on. */
function restOf(ranges: readonly VerseRange[], first: VerseId): string {
  return referenceOf(ranges.filter(([, to]) => to >= first).map(([from, to]) => [Math.max(from, first), to]));
}

interface ShownVerse {
  text: string;
  marks: ShownMarks;
  links?: number[];
  units?: ColumnUnit[];
  original?: string;
}

function asUnits({ text }: CounterpartVerse, units: ColumnUnit[], original: string | undefined): ShownVerse {
  return { text, marks: {}, units, ...(original !== undefined && { original }) };
}

function asText({ text, marks }: CounterpartVerse, links: readonly number[], column: ReadableVersion): ShownVerse {
  const shown = withoutWordMarks(marks);
  const { words = [] } = marks;
  if (words.length === 0) return { text, marks: shown };
  // Only the form of an original word is shown with its parsing.
  const sent =
    orderOf(column) === 'original' ? words : words.map(([start, end, number]): WordMark => [start, end, number]);
  return { text, marks: { ...shown, words: sent }, links: linksOfMarks(marks, links) };
}

/** Where an edition prints the verse together with an earlier one of its chapter. */
function printedInMessage(id: VerseId, own: readonly CounterpartVerse[]): string | undefined {
  const chapter = id - (id % 1_000);
  const first = own.findLast(
    (each) => each.id < id && each.id > chapter && (lastPrintedVerse(each.marks.notes) ?? 0) >= id - chapter,
  );
  return first && printedWithMessage(first.id - chapter);
}

/** The response of the comparison page and endpoint, from the site and from the device. */
export function parallelAnswer(
  { reference, ranges, corrected, previous, next }: Passage,
  { readable, columns }: Pick<RowsArgs, 'readable' | 'columns'>,
  { note, rows, isCut, rest, short }: ReturnType<typeof parallelRows>,
) {
  return {
    reference,
    ...(corrected && { corrected: [corrected] }),
    ...(note && { note }),
    versions: columns.map((column) => columnInfo(readable, column, booksOfRanges(ranges))),
    rows,
    isCut,
    ...(rest && { rest }),
    ...(short.length > 0 && { short }),
    ...(previous && { previous }),
    ...(next && { next }),
  };
}

/** Results in two versions show no Strong's numbers, so the marks of words are not sent. */
export function withoutWordMarks(marks: VerseMarks): ShownMarks {
  const { words: _words, ...shown } = shownMarks(marks);
  return shown;
}
