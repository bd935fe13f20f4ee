import { expect, it } from 'vitest';
import type { StudyCard } from '#data/study/contract/study-deck.ts';
import type { CardProgress } from '#data/study/contract/study-progress.ts';
import { forecast, hardCards } from './forecast.ts';

const at = (day: number, hour: number): number => new Date(2026, 10, day, hour).getTime();
const memory = (due: number, lapses = 0): CardProgress => ({
  due,
  lastReview: at(1, 0),
  stability: 1,
  difficulty: 5,
  interval: 1,
  step: 0,
  reps: 3,
  lapses,
  state: 2,
});
const begun = { day: '', count: 0 };

it('counts cards on the day they are due, late ones today, and none beyond', () => {
  const cards = { late: memory(at(2, 8)), now: memory(at(22, 23)), soon: memory(at(23, 0)), far: memory(at(29, 0)) };
  const days = forecast([{ cards, begun }], 7, at(22, 9));
  expect(days.map(({ due }) => due)).toEqual([2, 1, 0, 0, 0, 0, 0]);
  expect(new Date(days[6]?.day ?? 0).getDate()).toBe(28);
});

it('lists cards forgotten at least twice, the most often forgotten first', () => {
  const card = (id: string): StudyCard => ({ id, hebrew: id, transliteration: id, english: id, forms: [] });
  const cards = { a: memory(0, 2), b: memory(0, 5), c: memory(0, 1) };
  const hard = hardCards([card('a'), card('b'), card('c'), card('d')], { cards, begun }, 10);
  expect(hard.map(({ id }) => id)).toEqual(['b', 'a']);
});
