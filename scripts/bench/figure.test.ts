import { expect, it } from 'vitest';
import { formatTarget, formatFigure, formatMeasured } from './figure.ts';
import { isMet, type Unit } from './result.ts';

const breakable = (text: string): string => text.replaceAll('\u00A0', ' ');

const figures: [value: number | null, unit: Unit, expected: string][] = [
  [0.0934, 'ms', '0.093 ms'],
  [14.52, 'ms', '14.5 ms'],
  [1.724, 's', '1.72 s'],
  [13_499.6, 'bytes', '13,500 bytes'],
  [2.314, '×', '2.31×'],
  [31_102, 'count', '31,102'],
  [0, 'count', '0'],
  [0.0123, 'count', '0.012'],
  [100, 'points', '100'],
  [null, 'ms', '–'],
];
it.each(figures)('%s in %s reads %s', (value, unit, expected) => {
  expect(breakable(formatFigure(value, unit))).toBe(expected);
});

it('formats the target and the measurement, and says whether the target is met', () => {
  const target = { what: 'largest paint', unit: 's' as const, value: 1.72, lowest: 1.7, highest: 1.85, atMost: 1.8 };
  expect([formatTarget(target), formatMeasured(target)].map(breakable)).toEqual(['≤ 1.80 s', '1.72 s (1.70–1.85)']);
  expect(isMet(target)).toBe(true);
  expect(isMet({ ...target, value: 1.81 })).toBe(false);
  const score = { what: 'score', unit: 'points' as const, value: 99, lowest: 99, highest: 99, atLeast: 100 };
  expect([formatTarget(score), formatMeasured(score)].map(breakable)).toEqual(['≥ 100', '99']);
  expect(isMet(score)).toBe(false);
});
