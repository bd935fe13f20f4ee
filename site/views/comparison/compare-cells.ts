import { compareTexts } from '#data/comparison/compare-texts.ts';
import type { ParallelCell, ParallelRow, ParallelVerse } from './ParallelRows.tsx';

/**
 * A cell with its words marked that the one before it has otherwise, and with what was found in that one. Cells that are
 * no single verse each, or of which one is in another language, stay as they are.
 */
export function compareCells(before: ParallelCell | undefined, cell: ParallelCell): ParallelCell {
  const [first, ...others] = before?.verses ?? [];
  const [second, ...more] = cell.verses;
  if (!first || !second || others.length > 0 || more.length > 0) return cell;
  const compared = compareVerses(first, second);
  return compared === second ? cell : { ...cell, verses: [compared] };
}

/** The second verse with its words marked that the first has otherwise. */
export function compareVerses(first: ParallelVerse, second: ParallelVerse): ParallelVerse {
  const comparison = compareTexts(first.text, second.text);
  if (!comparison) return second;
  const found = second.found ?? (first.found && comparison.carry(first.found));
  return {
    ...second,
    ...(comparison.changed.length > 0 && { changed: comparison.changed }),
    ...(found && found.length > 0 && { found }),
  };
}

/** A row with each cell compared with the first before it that is of the same text or near it. */
export function compareRow(row: ParallelRow): ParallelRow {
  return { ...row, cells: row.cells.map((cell, index) => compareWithFirst(row.cells.slice(0, index), cell)) };
}

function compareWithFirst(before: readonly ParallelCell[], cell: ParallelCell): ParallelCell {
  for (const each of before) {
    const compared = compareCells(each, cell);
    if (compared !== cell) return compared;
  }
  return cell;
}
