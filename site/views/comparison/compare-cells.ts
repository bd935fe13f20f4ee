import { compareTexts } from '#data/comparison/compare-texts.ts';
import type { ParallelCell, ParallelRow, ParallelVerse } from './ParallelRows.tsx';

/**
 * Returns the cell with the words marked that differ from the cell before it, and with that cell's search matches.
 * Returns it unchanged if either cell is not exactly one verse, or if the languages differ.
 */
export function compareCells(before: ParallelCell | undefined, cell: ParallelCell): ParallelCell {
  const [first, ...others] = before?.verses ?? [];
  const [second, ...more] = cell.verses;
  if (!first || !second || others.length > 0 || more.length > 0) return cell;
  const compared = compareVerses(first, second);
  return compared === second ? cell : { ...cell, verses: [compared] };
}

/** Returns the second verse with the words marked that differ from the first. */
export function compareVerses(first: ParallelVerse, second: ParallelVerse): ParallelVerse {
  // Words that are shown one by one are not underlined.
  if (first.units || second.units) return second;
  const comparison = compareTexts(first.text, second.text);
  if (!comparison) return second;
  const found = second.found ?? (first.found && comparison.carry(first.found));
  return {
    ...second,
    ...(comparison.changed.length > 0 && { changed: comparison.changed }),
    ...(found && found.length > 0 && { found }),
  };
}

/** Returns a row in which each cell is compared with the first earlier cell whose text is the same or similar. */
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
