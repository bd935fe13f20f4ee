import { expect, test } from 'vitest';
import type { CardProgress, DeckProgress } from './study-progress.ts';
import { mergeProgress } from './merge-study.ts';

const memory: CardProgress = {
  due: 0,
  lastReview: 1,
  stability: 1,
  difficulty: 5,
  interval: 1,
  step: 0,
  reps: 1,
  lapses: 0,
  state: 2,
};

/** A device with cards of earlier days and those that it began on a day. */
function device(cards: readonly string[], day: string, count: number): DeckProgress {
  const none = { cards: {}, begun: { day: '', count: 0 } };
  return {
    version: 1,
    'he-en': { cards: Object.fromEntries(cards.map((id) => [id, memory])), begun: { day, count } },
    'en-he': none,
  };
}

const today = '2026-11-29';
const devices: [name: string, one: DeckProgress, other: DeckProgress, begun: number][] = [
  ['different cards', device(['a', 'b', 'c'], today, 3), device(['d', 'e'], today, 2), 5],
  ['the same cards', device(['a', 'b', 'c'], today, 3), device(['a', 'b'], today, 2), 3],
  ['some of the same', device(['a', 'b', 'c'], today, 3), device(['c', 'd'], today, 2), 4],
  ['cards of earlier days too', device(['x', 'y', 'z', 'a'], today, 1), device(['d', 'e'], today, 2), 3],
  ['another day', device(['a', 'b', 'c'], '2026-11-28', 3), device(['d', 'e'], today, 2), 2],
];
test.each(devices)('cards begun on two devices count together: %s', (_, one, other, begun) => {
  const merged = mergeProgress(one, other);
  expect(merged['he-en'].begun).toEqual({ day: today, count: begun });
  expect(mergeProgress(other, one)['he-en'].begun).toEqual({ day: today, count: begun });
  for (const again of [mergeProgress(merged, one), mergeProgress(one, merged), mergeProgress(merged, other)])
    expect(again['he-en'].begun).toEqual({ day: today, count: begun });
});
