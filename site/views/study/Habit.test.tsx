// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { StudyCard } from '#data/study/contract/study-deck.ts';
import { Habit, type HabitProps } from './Habit.tsx';

function renderHabit(props: Partial<HabitProps>): void {
  const none = { goal: 0, today: 0, streak: 0, answered: 0, known: 0, forecast: [], hard: [] };
  render(<Habit {...none} onGoal={() => undefined} onPractice={() => undefined} {...props} />);
}

const card = (hebrew: string, english: string, lang?: 'grc'): StudyCard => ({
  id: english,
  hebrew,
  english,
  transliteration: '',
  forms: [],
  ...(lang && { lang }),
});

it('shows hard words in their own language and direction', () => {
  renderHabit({ hard: [card('אָב', 'father'), card('ἀγάπη', 'love', 'grc')] });
  const [hebrew, greek] = [screen.getByText('אָב'), screen.getByText('ἀγάπη')];
  expect([hebrew.lang, hebrew.dir]).toEqual(['he', 'rtl']);
  expect([greek.lang, greek.dir]).toEqual(['grc', 'ltr']);
});

const counts: [answered: number, known: number, words: RegExp][] = [
  [1, 1, /You knew 100% of 1 answer in the last 30 days\./],
  [1250, 625, /You knew 50% of 1,250 answers in the last 30 days\./],
];
it.each(counts)('says how many of %i answers were known', (answered, known, words) => {
  renderHabit({ answered, known });
  screen.getByText(words);
});
