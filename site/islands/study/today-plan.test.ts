import { expect, test } from 'vitest';
import type { DeckProgress } from '#data/study/contract/study-progress.ts';
import { answerCard, fetchScheduler } from './scheduler.ts';
import { emptyProgress, withAnswer } from './study-progress.ts';
import { todaySteps } from './today-plan.ts';

const noon = new Date(2026, 10, 20, 12).getTime();
const day = 24 * 60 * 60_000;
const totals: Record<string, number> = { letters: 22, vowels: 14, words: 500 };

/** New cards of each day until the path ends, for a learner who answers everything with Easy. */
async function newCards(days: number, newPerDay: number): Promise<number[]> {
  await fetchScheduler();
  const progress = new Map<string, DeckProgress>();
  const begun: number[] = [];
  for (let at = 0; at < days; at += 1) {
    const now = noon + at * day;
    begun.push(0);
    const steps = (): ReturnType<typeof todaySteps> =>
      todaySteps({
        progressOf: (deck) => progress.get(deck),
        totalOf: (deck) => totals[deck] ?? 0,
        newPerDay,
        now,
      });
    for (let step = steps().find(({ fresh }) => fresh > 0); step; step = steps().find(({ fresh }) => fresh > 0)) {
      const known = progress.get(step.deck) ?? emptyProgress();
      const id = `card-${Object.keys(known['he-en'].cards).length}`;
      progress.set(step.deck, withAnswer(known, 'he-en', id, answerCard(undefined, 4, now), now));
      begun[at] = (begun[at] ?? 0) + 1;
    }
  }
  return begun;
}

test.each([1, 7, 10, 20])(
  'today never has more new cards than %i, not even when a deck of the path ends',
  async (limit) => {
    const days = await newCards(6, limit);
    expect(days).toEqual(days.map(() => limit));
  },
);

test('today has no new cards of decks outside the path', () => {
  const steps = todaySteps({ progressOf: () => undefined, totalOf: () => 5, newPerDay: 10, now: noon });
  expect(steps).toEqual([{ deck: 'letters', direction: 'he-en', due: 0, fresh: 5 }]);
});
