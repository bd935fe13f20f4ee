import { useState } from 'react';
import { formatPlanCalendar, readingOfDay } from '#data/my-study/plan-calendar.ts';
import { caughtUpPlan, currentDay, daysLeft, localDate, planDates, progressIdOf } from '#data/my-study/make-plan.ts';
import type { StudyRow, StudyRowOf } from '#data/my-study/study-row.ts';
import { fileName, saveFile } from '../../export/hand-over.ts';
import { otherVersionMessage } from '../messages.ts';
import { rowsOfKind } from '../panel-rows.ts';
import { saveStudyRow, setStudyDeleted } from '../study-store.ts';
import {
  allDays,
  deletePlan,
  exportCalendar,
  missedMessage,
  nothingToday,
  planOver,
  planProgress,
  plansTitle,
  planSpread,
  spreadMissed,
  todaysReading,
} from './messages.ts';
import { PassageLink } from './PassageLink.tsx';
import { PlanForm } from './PlanForm.tsx';
import type { SectionProps } from './section-props.ts';
import { PagedItems, StudySection } from './StudySection.tsx';

/** Reading plans with the reading of today first. */
export function PlansSection({ rows, run, remove }: SectionProps) {
  const plans = rowsOfKind(rows, 'plan');
  // It stays open when the last plan is deleted.
  const [hadPlans, setHadPlans] = useState(false);
  if (plans.length > 0 && !hadPlans) setHadPlans(true);
  return (
    <StudySection title={plansTitle} count={plans.length} isOpen={hadPlans}>
      {plans.map((plan) => (
        <Plan key={plan.id} plan={plan} rows={rows} run={run} remove={remove} />
      ))}
      <PlanForm run={run} />
    </StudySection>
  );
}

/** Days that the reader finished. */
function finishedDays(rows: readonly StudyRow[], planId: string): Set<number> {
  return new Set(rowsOfKind(rows, 'reading').flatMap(({ value }) => (value?.plan === planId ? [value.day] : [])));
}

function Plan({
  plan,
  rows,
  run,
  remove,
}: Pick<SectionProps, 'rows' | 'run' | 'remove'> & { plan: StudyRowOf<'plan'> }) {
  const [isOpen, setOpen] = useState(false);
  const [today] = useState(() => localDate(new Date()));
  const { value } = plan;
  if (!value) return null;
  const dates = planDates(value);
  const progressId = progressIdOf(plan);
  const done = finishedDays(rows, progressId);
  const missed = dates.filter((date, day) => date < today && !done.has(day) && (value.days[day]?.length ?? 0) > 0);
  const current = currentDay(dates, today);
  const toggle = (day: number): Promise<boolean> =>
    run(async () => {
      const reading = { kind: 'reading' as const, id: `${progressId}.${day}`, value: { plan: progressId, day } };
      if (done.has(day)) await setStudyDeleted([reading], true);
      else await saveStudyRow(reading);
    });
  const spread = (): Promise<boolean> =>
    run(
      () =>
        saveStudyRow({
          kind: 'plan',
          id: plan.id,
          value: { ...value, days: caughtUpPlan(value.days, dates, done, today) },
        }),
      planSpread,
    );
  const dayLine = (day: number) => (
    <li key={day} className="study-line">
      <label>
        <input type="checkbox" checked={done.has(day)} onChange={() => void toggle(day)} />{' '}
        <time dateTime={dates[day]}>{formatPlanDate(dates[day])}</time>
      </label>
      <span>
        {value.days[day]?.map(([start, end]) => (
          <span key={start}>
            <PassageLink range={{ start, end }} />{' '}
          </span>
        ))}
      </span>
    </li>
  );
  return (
    <section className="study-list" aria-label={value.name}>
      <h3>{value.name}</h3>
      {plan.copyOf !== undefined && <p className="small">{otherVersionMessage}</p>}
      <p className="small">{planProgress(done.size, value.days.length)}</p>
      <h4>{todaysReading}</h4>
      {current === undefined || readingOfDay(value.days[current] ?? []) === '' ? (
        <p className="small">{nothingToday}</p>
      ) : (
        <ul className="study-items">{dayLine(current)}</ul>
      )}
      {missed.length > 0 && (
        <p>
          {missedMessage(missed.length)}{' '}
          {value.dates ? null : daysLeft(dates, done, today).length === 0 ? (
            planOver
          ) : (
            <button type="button" className="button" onClick={() => void spread()}>
              {spreadMissed}
            </button>
          )}
        </p>
      )}
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{allDays}</summary>
        {isOpen && <PagedItems items={value.days.map((_, day) => day)} render={dayLine} />}
      </details>
      <p className="study-actions">
        <button
          type="button"
          className="button"
          onClick={() =>
            saveFile(fileName(value.name, 'ics'), 'text/calendar', formatPlanCalendar(value, plan.id, new Date()))
          }
        >
          {exportCalendar}
        </button>
        <button type="button" className="button" onClick={() => void remove([plan])}>
          {deletePlan}
        </button>
      </p>
    </section>
  );
}

/** "Fri, Nov 27, 2026" in the reader's language. */
function formatPlanDate(date = ''): string {
  return new Date(`${date}T12:00:00`).toLocaleDateString(undefined, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
}
