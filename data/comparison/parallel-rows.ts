import { withAlternativeRanges } from '../bible/displaced-verses.ts';
import { pairVerses } from './pair-verses.ts';
import type { Passage } from '../bible/passage.ts';
import { formatBothNumbers } from '../bible/format-both-numbers.ts';
import { psalmTitleNote } from '../bible/psalm-titles.ts';
import { wordsPath } from '../reading/reading-paths.ts';
import { renumberRanges, type RenumberedRun } from '../search/results/renumber.ts';
import type { VerseRange } from '../search/language/verse-ranges.ts';
import { formatVerse, type VerseId } from '../bible/verse-id.ts';
import { lastPrintedVerse } from '../text/messages.ts';
import type { VerseMarks } from '../text/verse-marks.ts';
import { shownMarks, type ShownMarks } from '../text/verse-tree.ts';
import type { VerseMap } from '../bible/versification.ts';
import { maxColumns } from './column-count.ts';
import type { CounterpartVerse } from '../reading/placed-verse.ts';
import {
  versionInfo,
  findVersion,
  findComparisonVersion,
  type ReadableVersion,
  type ReadableVersions,
} from '../reading/readable-version.ts';
import { absentVerseMessage } from './absent-verse.ts';
import { printedWithMessage } from './messages.ts';

export const minColumns = 2;
/** Enough for the longest chapter, which has 176. */
const maxVerses = 200;

/** The requested versions. If too few are given for a comparison, the default version and its counterpart are added. */
export function chooseColumns(readable: ReadableVersions, codes: readonly string[]): ReadableVersion[] {
  const requested = codes.map((code) => findVersion(readable, code));
  const [usual, ...others] = readable.versions.map(({ code }) => findVersion(readable, code));
  const all =
    requested.length < minColumns ? [...requested, usual, findComparisonVersion(readable), ...others] : requested;
  // Two codes of one text are the same column.
  const columns = all.filter((each) => each !== undefined);
  const distinct = new Map(columns.toReversed().map((each) => [`${each.rows.id} ${each.restored}`, each]));
  return columns
    .filter((each) => [...distinct.values()].includes(each))
    .slice(0, Math.min(maxColumns, Math.max(minColumns, requested.length)));
}

/** The ranges to read for each column, in its own versification, and the maximum number of verses. */
export function rangesOfColumns(
  columns: readonly ReadableVersion[],
  ranges: VerseRange[],
  runs: readonly RenumberedRun[],
): { version: ReadableVersion; ranges: VerseRange[]; limit: number }[] {
  const requested = withAlternativeRanges(ranges);
  return columns.map((version) => ({
    version,
    ranges: version.rows.versification === 'kjv' ? requested : renumberRanges(ranges, runs),
    limit: maxVerses + 1,
  }));
}

/**
 * A passage in rows, each verse next to its counterparts. `isCut` is true where there are more verses than can be shown
 * at once.
 */
export function parallelRows(
  columns: readonly ReadableVersion[],
  verses: readonly (readonly CounterpartVerse[])[],
  ranges: VerseRange[],
  map: VerseMap,
) {
  const requested = withAlternativeRanges(ranges);
  const read = columns.map(({ rows }, index) => ({ versification: rows.versification, verses: verses[index] ?? [] }));
  const paired = pairVerses(read, map).filter(({ id }) => requested.some(([from, to]) => id >= from && id <= to));
  const isHebrew = columns.some(({ rows: { versification } }) => versification === 'wlc');
  const rows = paired.slice(0, maxVerses).map(({ id, cells }) => ({
    reference: isHebrew ? formatBothNumbers(id, 'kjv', map) : formatVerse(id),
    href: wordsPath(id),
    cells: cells.map((cell, index) => ({
      verses: cell.map(({ verse: { text, marks }, half }) => ({
        text,
        marks: withoutWordMarks(marks),
        ...(half && { half }),
      })),
      instead: printedInMessage(id, verses[index] ?? []) ?? absentVerseMessage(columns[index]?.version ?? '', id),
    })),
  }));
  const note = isHebrew && paired[0] ? psalmTitleNote(paired[0].id, map) : '';
  return { note, rows, isCut: paired.length > maxVerses };
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
  { reference, corrected, previous, next }: Passage,
  columns: readonly ReadableVersion[],
  { note, rows, isCut }: ReturnType<typeof parallelRows>,
) {
  return {
    reference,
    ...(corrected && { corrected: [corrected] }),
    ...(note && { note }),
    versions: columns.map(versionInfo),
    rows,
    isCut,
    ...(previous && { previous }),
    ...(next && { next }),
  };
}

/** Comparisons show no Strong's numbers, so the marks of words are not sent. */
export function withoutWordMarks(marks: VerseMarks): ShownMarks {
  const { words: _words, ...shown } = shownMarks(marks);
  return shown;
}
