import type { Target, Unit } from './result.ts';

/** A non-breaking space. */
const space = '\u00A0';

/** "0.093 ms", "1.72 s", "13,500 bytes", "2.31×"; a dash for a missing value. */
export function formatFigure(value: number | null, unit: Unit): string {
  if (value === null || Number.isNaN(value)) return '–';
  const number = formatNumber(value, unit);
  if (unit === 'count' || unit === 'points') return number;
  return unit === '×' ? `${number}×` : `${number}${space}${unit}`;
}

export function formatNumber(value: number, unit: Unit): string {
  const digits = digitsOf(value, unit);
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Three significant digits, because more would be noise. Only counts with a fraction have decimals. */
function digitsOf(value: number, unit: Unit): number {
  if (unit === 'count' && !Number.isInteger(value)) return 3;
  if (unit === 'bytes' || unit === 'count' || unit === 'points' || unit === 'requests/s') return 0;
  const size = Math.abs(value);
  if (size < 1 && unit === 'ms') return 3;
  return size < 10 ? 2 : size < 100 ? 1 : 0;
}

/** "≤ 1.80 s"; a dash without a limit. */
export function formatTarget({ atMost, atLeast, unit }: Target): string {
  if (atMost === undefined && atLeast === undefined) return '–';
  if (atMost === undefined) return `≥${space}${formatFigure(atLeast ?? null, unit)}`;
  return atMost === 0 ? formatFigure(0, unit) : `≤${space}${formatFigure(atMost, unit)}`;
}

/** "1.72 s (1.70–1.75)", with the range of the runs if they differ. */
export function formatMeasured({ value, lowest, highest, unit }: Target): string {
  const figure = formatFigure(value, unit);
  if (lowest === undefined || highest === undefined) return figure;
  const [low, high] = [formatNumber(lowest, unit), formatNumber(highest, unit)];
  return low === high ? figure : `${figure} (${low}–${high})`;
}
