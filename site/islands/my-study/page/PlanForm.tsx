import { useId, useState } from 'react';
import { books } from '#data/bible/books.ts';
import { localDate } from '#data/my-study/make-plan.ts';
import { lastPlanDate } from '#data/my-study/plan-date.ts';
import type { ReadyPlan } from '#data/my-study/plan-of-books.ts';
import type { StudyValues } from '#data/my-study/study-row.ts';
import { savedMessage } from '../messages.ts';
import { saveStudyRow } from '../study-store.ts';
import {
  planDays,
  planDivided,
  planFrom,
  planLabel,
  planNames,
  planStart,
  planTo,
  planWeekdays,
  startPlan,
  weekdayNames,
} from './messages.ts';
import type { RunStudyAction } from './section-props.ts';

type PlanKind = ReadyPlan | 'torah' | 'own';

interface PlanChoice {
  kind: PlanKind;
  start: string;
  days: number;
  from: number;
  to: number;
  weekdays: number[];
  isDivided: boolean;
}

/** Starts a ready plan, or one of chosen books in a number of days. */
export function PlanForm({ run }: { run: RunStudyAction }) {
  const id = useId();
  const [choice, setChoice] = useState<PlanChoice>(() => ({
    kind: 'bible',
    start: localDate(new Date()),
    days: 60,
    from: 1,
    to: 5,
    weekdays: [],
    isDivided: false,
  }));
  const change = (to: Partial<PlanChoice>): void => setChoice({ ...choice, ...to });
  return (
    <form
      className="study-plan"
      onSubmit={(event) => {
        event.preventDefault();
        void run(async () => saveStudyRow({ kind: 'plan', value: await makePlan(choice) }), savedMessage);
      }}
    >
      <label>
        {planLabel}
        <select value={choice.kind} onChange={({ target }) => change({ kind: target.value as PlanKind })}>
          {Object.entries(planNames).map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {choice.kind !== 'torah' && (
        <label>
          {planStart}
          <input
            type="date"
            required
            max={lastPlanDate}
            value={choice.start}
            onChange={({ target }) => change({ start: target.value })}
          />
        </label>
      )}
      {choice.kind === 'own' && (
        <>
          <BookSelect label={planFrom} book={choice.from} onChange={(from) => change({ from })} />
          <BookSelect label={planTo} book={choice.to} onChange={(to) => change({ to })} />
          <label>
            {planDays}
            <input
              type="number"
              min={1}
              max={1500}
              required
              value={choice.days}
              onChange={({ target }) => change({ days: target.valueAsNumber || 1 })}
            />
          </label>
        </>
      )}
      {choice.kind !== 'torah' && (
        <fieldset className="study-weekdays" aria-labelledby={`${id}days`}>
          <legend id={`${id}days`}>{planWeekdays}</legend>
          {weekdayNames.map((name, day) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={choice.weekdays.length === 0 || choice.weekdays.includes(day)}
                onChange={({ target }) => change({ weekdays: withWeekday(choice.weekdays, day, target.checked) })}
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      {choice.kind !== 'torah' && (
        <label className="study-check">
          <input
            type="checkbox"
            checked={choice.isDivided}
            onChange={({ target }) => change({ isDivided: target.checked })}
          />
          {planDivided}
        </label>
      )}
      <button type="submit" className="button">
        {startPlan}
      </button>
    </form>
  );
}

function BookSelect({ label, book, onChange }: { label: string; book: number; onChange: (book: number) => void }) {
  return (
    <label>
      {label}
      <select value={book} onChange={({ target }) => onChange(Number(target.value))}>
        {books.map(({ number, name }) => (
          <option key={number} value={number}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** An empty list means every day. */
function withWeekday(weekdays: readonly number[], day: number, isIn: boolean): number[] {
  const all = weekdays.length === 0 ? everyDay : weekdays;
  const next = isIn ? [...all, day] : all.filter((each) => each !== day);
  return next.length === everyDay.length ? [] : next.toSorted();
}

async function makePlan({
  kind,
  start,
  days,
  from,
  to,
  weekdays,
  isDivided,
}: PlanChoice): Promise<StudyValues['plan']> {
  const name = planNames[kind];
  if (kind === 'torah') {
    const { portionsFrom } = await import('#data/my-study/torah-portions.ts');
    const portions = portionsFrom(localDate(new Date()));
    const dates = portions.map(({ date }) => date);
    return { name, start: dates[0] ?? start, weekdays: [], days: portions.map(({ ranges }) => ranges), dates };
  }
  const { planOfBooks, readyPlans } = await import('#data/my-study/plan-of-books.ts');
  if (kind !== 'own') {
    const ready = readyPlans[kind];
    return { name, start, weekdays, days: planOfBooks(ready.books, ready.days, isDivided) };
  }
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  const chosen = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const names = [...new Set([first, last])].map((number) => books[number - 1]?.name);
  return { name: names.join('–'), start, weekdays, days: planOfBooks(chosen, days, isDivided) };
}
