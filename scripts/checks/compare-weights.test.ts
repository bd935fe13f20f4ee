import { expect, it } from 'vitest';
import { compareWeights } from './compare-weights.ts';
import { weighKind } from './weights.ts';

const page = (path: string, whole: number) => ({ path, html: whole - 100, whole, script: 2_000 });
const before = [page('/a', 1_000), page('/b', 2_000), page('/c', 4_000)];

it('says that nothing changed', () => {
  expect(compareWeights('entries', before, weighKind(before))).toEqual(['entries, 3 pages: as in the baseline']);
});

it('says what grew in bytes and percent, and which pages grew most', () => {
  const lines = compareWeights('entries', [page('/a', 1_010), page('/b', 2_100), page('/c', 3_000)], weighKind(before));
  expect(lines.map((line) => line.replace(/ {2,}/g, '|'))).toEqual([
    'entries, 3 pages|median|95th|99th|most',
    '|HTML alone|2,000 (+100, +5.3 %)|2,900 (−1,000, −25.6 %)|2,900 (−1,000, −25.6 %)|2,900 (−1,000, −25.6 %)',
    '|all before reading|2,100 (+100, +5.0 %)|3,000 (−1,000, −25.0 %)|3,000 (−1,000, −25.0 %)|3,000 (−1,000, −25.0 %)',
    '|grew most: /b 2,100 (+100, +5.0 %); /a 1,010 (+10, +1.0 %)',
  ]);
});

it('says that a kind is new', () => {
  expect(compareWeights('offline', [page('/offline', 900)], undefined)).toEqual([
    'offline, 1 page: not in the baseline yet; "npm run bench -- weights --keep" puts it there',
  ]);
});

it('samples the lightest and the heaviest of many pages, and some in between', () => {
  const many = Array.from({ length: 1_000 }, (_, index) => page(`/${index}`, 1_000 + index));
  const { sample, whole } = weighKind(many);
  expect(Object.keys(sample)).toHaveLength(60);
  expect([sample['/0'], sample['/999']]).toEqual([1_000, 1_999]);
  expect(whole).toEqual({ median: 1_499, p95: 1_949, p99: 1_989, most: 1_999 });
});
