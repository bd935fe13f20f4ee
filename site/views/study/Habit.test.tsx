// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
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

const streaks: [streak: number, answered: number, words: RegExp][] = [
  [0, 0, /^Answer one card to start a streak\.$/],
  // After two days without an answer.
  [0, 12, /^Answer one card today to start a new streak\. You knew/],
  [1, 12, /^1 day in a row\./],
  [9, 12, /^9 days in a row\./],
];
it.each(streaks)('says what a streak of %i days means for a reader with %i answers', (streak, answered, words) => {
  renderHabit({ streak, answered });
  screen.getByText(words);
});

it('asks the difficult cards on request', async () => {
  const onPractice = vi.fn();
  renderHabit({ hard: [card('אָב', 'father')], onPractice });
  await userEvent.click(screen.getByText('Difficult for you: 1'));
  await userEvent.click(screen.getByRole('button', { name: 'Practice these once' }));
  expect(onPractice).toHaveBeenCalledOnce();
});
