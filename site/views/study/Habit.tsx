import type { StudyCard } from '#data/study/contract/study-deck.ts';
import { CardWord } from './Answer.tsx';
import { CountField } from './CountField.tsx';
import {
  forecastCaption,
  goalLabel,
  goalMessage,
  goalMeterLabel,
  hardWordsMessage,
  knownAnswersMessage,
  practiceHard,
  startNewStreak,
  startStreak,
  streakHeading,
  streakMessage,
} from './messages.ts';

export interface HabitProps {
  /** The reader's daily goal, in answers; 0 for none. */
  goal: number;
  today: number;
  /** Consecutive days. */
  streak: number;
  /** In the last 30 days. */
  answered: number;
  known: number;
  /** Cards due again, by day: "Today", "Mon". */
  forecast: readonly { name: string; due: number }[];
  hard: readonly StudyCard[];
  onGoal: (goal: number) => void;
  /** Asks the difficult cards once. */
  onPractice: () => void;
}

/** Past and upcoming study, for information only. It never sends reminders. */
export function Habit({ goal, today, streak, answered, known, forecast, hard, onGoal, onPractice }: HabitProps) {
  const max = Math.max(1, ...forecast.map(({ due }) => due));
  return (
    <section className="habit" aria-labelledby="habit-heading">
      <h2 id="habit-heading">{streakHeading}</h2>
      {goal > 0 && (
        <p className="goal">
          <meter min={0} max={goal} value={Math.min(today, goal)} aria-label={goalMeterLabel} />
          <span>{goalMessage(today, goal)}</span>
        </p>
      )}
      <p>
        {streak > 0 ? streakMessage(streak) : answered > 0 ? startNewStreak : startStreak}
        {answered > 0 && ` ${knownAnswersMessage(known, answered)}`}
      </p>
      <CountField label={goalLabel} value={goal} max={500} onChange={onGoal} />
      {forecast.some(({ due }) => due > 0) && (
        <table className="forecast">
          <caption>{forecastCaption}</caption>
          <tbody>
            {forecast.map(({ name, due }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <i style={{ width: `${(100 * due) / max}%` }} aria-hidden="true" /> {due}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hard.length > 0 && (
        <details>
          <summary>{hardWordsMessage(hard.length)}</summary>
          <ul>
            {hard.map((card) => (
              <li key={card.id}>
                <CardWord card={card} /> {card.english}
              </li>
            ))}
          </ul>
          <button type="button" className="button" onClick={onPractice}>
            {practiceHard}
          </button>
        </details>
      )}
    </section>
  );
}
