import type { RenumberedRun } from '../search/results/renumber.ts';
import type { VersePair } from './versification.ts';

/** A pair of the verse map that has half verses. The runs give all other pairs. */
export type PackedHalf = [wlc: number, kjv: number, wlcPart: string, kjvPart: string];

export function packHalves(pairs: readonly VersePair[]): PackedHalf[] {
  return pairs.flatMap(({ wlc, kjv, wlcPart, kjvPart }): PackedHalf[] =>
    wlcPart || kjvPart ? [[wlc, kjv, wlcPart, kjvPart]] : [],
  );
}

/** The whole verse map, from its runs and its halves. */
export function unpackPairs(runs: readonly RenumberedRun[], halves: readonly PackedHalf[]): VersePair[] {
  const parts = new Map(halves.map(([wlc, kjv, wlcPart, kjvPart]) => [`${wlc} ${kjv}`, { wlcPart, kjvPart }]));
  return runs
    .flatMap(({ from, to, shift }) =>
      Array.from({ length: to - from + 1 }, (_, at): VersePair => {
        const [wlc, kjv] = [from + at, from + at - shift];
        return { wlc, kjv, ...(parts.get(`${wlc} ${kjv}`) ?? { wlcPart: '', kjvPart: '' }) };
      }),
    )
    .sort((a, b) => a.wlc - b.wlc || a.kjv - b.kjv);
}
