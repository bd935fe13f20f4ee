import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectedWords, type CollectedWords } from '#data/study/contract/collected-words.ts';
import { mergeCollected } from '#data/study/contract/merge-study.ts';
import { collectedNumbers, emptyCollected, withWord } from './collected-words.ts';

describe('words', () => {
  it('come in the order in which they were collected, without those that were taken out', () => {
    const acts: [number: string, isIn: boolean, at: number][] = [
      ['H430', true, 30],
      ['G26', true, 10],
      ['H7225', true, 20],
      ['H7225', false, 40],
    ];
    const words = acts.reduce((sum, [number, isIn, at]) => withWord(sum, number, isIn, at), emptyCollected());
    expect(collectedNumbers(words)).toEqual(['G26', 'H430']);
  });

  it('of no entry are left out, however they came', () => {
    expect(collectedNumbers(withWord(emptyCollected(), 'G2717', true, 1))).toEqual([]);
  });

  it('are taken out by a device whose clock is behind, when it has seen them', () => {
    const seen = withWord(emptyCollected(), 'H430', true, 5000);
    expect(collectedNumbers(mergeCollected(seen, withWord(seen, 'H430', false, 100)))).toEqual([]);
  });

  it('stay readable at the end of time', () => {
    const last = withWord(emptyCollected(), 'H430', true, 8.64e15);
    expect(collectedWords.safeParse(withWord(last, 'H430', false, 8.64e15)).success).toBe(true);
  });
});

describe('three devices', () => {
  const act = fc.record({
    device: fc.constantFrom(0, 1, 2),
    number: fc.constantFrom('H1', 'H430', 'G26', 'G3056'),
    isIn: fc.boolean(),
    /** Takes over what another device has, in place of putting a word in or taking it out. */
    from: fc.option(fc.constantFrom(0, 1, 2)),
  });
  const none = emptyCollected();
  const merge = (devices: readonly CollectedWords[], order: readonly number[]): CollectedWords =>
    order.map((at) => devices[at] ?? none).reduce(mergeCollected);

  it('come to the same words in whatever order they meet: of each word what was done last', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
        const devices = [none, none, none];
        const last = new Map<string, boolean>();
        // Clocks that agree: every act has its own time.
        for (const [time, { device, number, isIn, from }] of acts.entries()) {
          const own = devices[device] ?? none;
          if (from === null) last.set(number, isIn);
          devices[device] =
            from === null ? withWord(own, number, isIn, time) : mergeCollected(own, devices[from] ?? none);
        }
        const met = merge(devices, [0, 1, 2]);
        const expected = [...last].filter(([, isIn]) => isIn).map(([number]) => number);
        expect(collectedNumbers(met).sort()).toEqual(expected.sort());
        for (const order of [
          [2, 1, 0],
          [1, 0, 2, 1, 0],
          [0, 0, 2, 1],
        ])
          expect(merge(devices, order)).toEqual(met);
        expect(collectedWords.safeParse(met).success).toBe(true);
      }),
    );
  });

  it('come to the same where clocks differ, and what was done with a word in sight holds against what was seen', () => {
    const skewed = fc.record({ act, clock: fc.integer({ min: 0, max: 5 }) });
    fc.assert(
      fc.property(fc.array(skewed, { maxLength: 60 }), (acts) => {
        const devices = [none, none, none];
        for (const { act: one, clock } of acts) {
          const own = devices[one.device] ?? none;
          const seen = one.from === null ? own : (devices[one.from] ?? none);
          const after = one.from === null ? withWord(own, one.number, one.isIn, clock) : mergeCollected(own, seen);
          devices[one.device] = after;
          if (one.from !== null) continue;
          expect(mergeCollected(own, after).words[one.number]?.isIn).toBe(one.isIn);
          expect(mergeCollected(after, own)).toEqual(after);
        }
        const met = merge(devices, [0, 1, 2]);
        for (const order of [
          [2, 1, 0],
          [1, 2, 0, 1],
        ])
          expect(merge(devices, order)).toEqual(met);
      }),
    );
  });
});
