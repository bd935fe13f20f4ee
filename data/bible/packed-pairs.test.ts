import { expect, it } from 'vitest';
import { renumberedRuns } from '../search/results/renumber.ts';
import type { VersePair } from './versification.ts';
import { packHalves, unpackPairs } from './packed-pairs.ts';

/** Rows of the verse map as in printed Hebrew Bibles: Psalm 13, 1 Kings 22, Malachi 3. */
const pairs: VersePair[] = [
  { wlc: 11_022_044, kjv: 11_022_043, wlcPart: '', kjvPart: 'b' },
  { wlc: 11_022_045, kjv: 11_022_044, wlcPart: '', kjvPart: '' },
  { wlc: 19_013_006, kjv: 19_013_005, wlcPart: 'a', kjvPart: '' },
  { wlc: 19_013_006, kjv: 19_013_006, wlcPart: 'b', kjvPart: '' },
  { wlc: 39_003_019, kjv: 39_004_001, wlcPart: '', kjvPart: '' },
  { wlc: 39_003_020, kjv: 39_004_002, wlcPart: '', kjvPart: '' },
];

it('stores only the halves of the verse map, which its runs do not include', () => {
  expect(packHalves(pairs)).toEqual([
    [11_022_044, 11_022_043, '', 'b'],
    [19_013_006, 19_013_005, 'a', ''],
    [19_013_006, 19_013_006, 'b', ''],
  ]);
});

it('restores the whole verse map, in order', () => {
  expect(unpackPairs(renumberedRuns(pairs).toReversed(), packHalves(pairs))).toEqual(pairs);
});
