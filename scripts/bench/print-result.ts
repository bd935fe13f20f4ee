import { formatTarget, formatFigure, formatMeasured } from './figure.ts';
import { isMet, type BenchResult, type Table } from './result.ts';

/** Lines for a terminal: tables, targets and whether they are met, and notes. */
export function printResult({ tables, targets, notes }: BenchResult): string[] {
  return [
    ...tables.flatMap(printTable),
    ...targets.map(
      (target) =>
        `${isMet(target) ? '✓' : '✗'} ${target.what}: ${formatMeasured(target)}, target ${formatTarget(target)}`,
    ),
    ...notes,
  ];
}

function printTable({ title, columns, rows }: Table): string[] {
  const cells = [
    [title, ...columns.map(({ name }) => name)],
    ...rows.map(({ name, values }) => [
      name,
      ...columns.map(({ unit }, index) => formatFigure(values[index] ?? null, unit)),
    ]),
  ];
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
  return [
    ...cells.map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    ),
    '',
  ];
}
