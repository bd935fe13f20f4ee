import { expect, test } from 'vitest';
import { whyEntryIsMissing } from './missing-entry.ts';

// Strong's dictionary goes from G2716 to G2718 and from G3202 to G3303.
test.each([
  ['G2717', 'unused'],
  ['g02717', 'unused'],
  ['G3203', 'unused'],
  ['G3302', 'unused'],
  ['G3303', undefined],
  ['G3202', undefined],
  ['H430', undefined],
  ['H8675', 'parsing'],
  ['G5720', 'parsing'],
  ['H9999', 'beyond'],
  ['G0', 'beyond'],
  ['agape', undefined],
  ['2717', undefined],
])('%s: %s', (text, reason) => {
  expect(whyEntryIsMissing(text)).toBe(reason);
});
