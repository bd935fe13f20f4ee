import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectedWords, type CollectedWords } from '#data/study/contract/collected-words.ts';
import { mergeCollected } from '#data/study/contract/merge-study.ts';
import { collectedNumbers, emptyCollected, setWord } from './edit-collected-words.ts';

describe('collected words', () => {
  it('are listed in the order they were collected, without removed ones', () => {
    const acts: [number: string, isIn: boolean, at: number][] = [
      ['H430', true, 30],
      ['G26', true, 10],
      ['H7225', true, 20],
      ['H7225', false, 40],
    ];
    const words = acts.reduce((sum, [number, isIn, at]) => setWord(sum, number, isIn, at), emptyCollected());
    expect(collectedNumbers(words)).toEqual(['G26', 'H430']);
  });

  it('are left out if the dictionary has no such number', () => {
    expect(collectedNumbers(setWord(emptyCollected(), 'G2717', true, 1))).toEqual([]);
  });

  it('can be removed on a device whose clock is behind, once it has seen them', () => {
    const seen = setWord(emptyCollected(), 'H430', true, 5000);
    expect(collectedNumbers(mergeCollected(seen, setWord(seen, 'H430', false, 100)))).toEqual([]);
  });

  it('stay valid at the maximum date', () => {
    const last = setWord(emptyCollected(), 'H430', true, 8.64e15);
    expect(collectedWords.safeParse(setWord(last, 'H430', false, 8.64e15)).success).toBe(true);
  });
});

describe('three devices', () => {
  const act = fc.record({
    device: fc.constantFrom(0, 1, 2),
    number: fc.constantFrom('H1', 'H430', 'G26', 'G3056'),
    isIn: fc.boolean(),
    /** Merges the data of that device instead of adding or removing a word. */
    from: fc.option(fc.constantFrom(0, 1, 2)),
  });
  const none = emptyCollected();
  const merge = (devices: readonly CollectedWords[], order: readonly number[]): CollectedWords =>
    order.map((at) => devices[at] ?? none).reduce(mergeCollected);

  it('end with the same words in any merge order: the last action on each word wins', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
        const devices = [none, none, none];
        const last = new Map<string, boolean>();
        // The clocks agree: every action has its own time.
        for (const [time, { device, number, isIn, from }] of acts.entries()) {
          const own = devices[device] ?? none;
          if (from === null) last.set(number, isIn);
          devices[device] =
            from === null ? setWord(own, number, isIn, time) : mergeCollected(own, devices[from] ?? none);
        }
        const final = merge(devices, [0, 1, 2]);
        const expected = [...last].filter(([, isIn]) => isIn).map(([number]) => number);
        expect(collectedNumbers(final).sort()).toEqual(expected.sort());
        for (const order of [
          [2, 1, 0],
          [1, 0, 2, 1, 0],
          [0, 0, 2, 1],
        ])
          expect(merge(devices, order)).toEqual(final);
        expect(collectedWords.safeParse(final).success).toBe(true);
      }),
    );
  });

  it('end with the same words if clocks differ, and an action wins over the state it was based on', () => {
    const skewed = fc.record({ act, clock: fc.integer({ min: 0, max: 5 }) });
    fc.assert(
      fc.property(fc.array(skewed, { maxLength: 60 }), (acts) => {
        const devices = [none, none, none];
        for (const { act: one, clock } of acts) {
          const own = devices[one.device] ?? none;
          const seen = one.from === null ? own : (devices[one.from] ?? none);
          const after = one.from === null ? setWord(own, one.number, one.isIn, clock) : mergeCollected(own, seen);
          devices[one.device] = after;
          if (one.from !== null) continue;
          expect(mergeCollected(own, after).words[one.number]?.isIn).toBe(one.isIn);
          expect(mergeCollected(after, own)).toEqual(after);
        }
        const final = merge(devices, [0, 1, 2]);
        for (const order of [
          [2, 1, 0],
          [1, 2, 0, 1],
        ])
          expect(merge(devices, order)).toEqual(final);
      }),
    );
  });
});
