import type { StudyCard } from '#data/study/contract/study-deck.ts';
import { formatCountOf } from '#data/site/count-text.ts';
import { CardWord } from './Answer.tsx';
import { CountField } from './CountField.tsx';

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
}

/** Past and upcoming study, for information only. It never sends reminders. */
export function Habit({ goal, today, streak, answered, known, forecast, hard, onGoal }: HabitProps) {
  const max = Math.max(1, ...forecast.map(({ due }) => due));
  return (
    <section className="habit" aria-labelledby="habit-heading">
      <h2 id="habit-heading">Your streak</h2>
      {goal > 0 && (
        <p className="goal">
          <meter min={0} max={goal} value={Math.min(today, goal)} aria-label="Answered today, of the goal" />
          <span>
            {today >= goal
              ? `${today} answered today: the day’s goal is reached.`
              : `${today} of ${goal} answered today`}
          </span>
        </p>
      )}
      <p>
        {streak > 0
          ? `${formatCountOf(streak, 'day')} in a row. One missed day does not break your streak.`
          : answered > 0
            ? 'Answer one card today to start a new streak.'
            : 'Answer one card to start a streak.'}
        {answered > 0 &&
          ` You knew ${Math.round((100 * known) / answered)}% of ${formatCountOf(answered, 'answer')} in the last 30 days.`}
      </p>
      <CountField label="Daily goal " value={goal} max={500} onChange={onGoal} />
      {forecast.some(({ due }) => due > 0) && (
        <table className="forecast">
          <caption>Cards that come back</caption>
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
          <summary>{`Hard for you: ${hard.length}`}</summary>
          <ul>
            {hard.map((card) => (
              <li key={card.id}>
                <CardWord card={card} /> {card.english}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
