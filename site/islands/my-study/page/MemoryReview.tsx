import { useState } from 'react';
import type { StudyRowOf } from '#data/my-study/study-row.ts';
import { fetchScheduler } from '../../study/scheduler.ts';
import { dueExercises } from './due-exercises.ts';
import { MemoryRun } from './MemoryRun.tsx';
import { dueMessage, nothingDue, reviewDone, startReview } from './messages.ts';
import type { RunStudyAction } from './section-props.ts';

/** What is due of the memory verses, and its review. Used on `/my` and in Study Mode. */
export function MemoryReview({ verses, run }: { verses: readonly StudyRowOf<'memory'>[]; run: RunStudyAction }) {
  const [isRunning, setRunning] = useState(false);
  const [message, setMessage] = useState('');
  const [now, setNow] = useState(() => Date.now());
  const due = dueExercises(verses, now);
  if (isRunning && due.length > 0)
    return (
      <MemoryRun
        due={due}
        run={run}
        onEnd={() => {
          setRunning(false);
          setNow(Date.now());
          setMessage(reviewDone);
        }}
      />
    );
  return (
    <p role="status">
      {due.length > 0 ? dueMessage(due.length) : message || nothingDue}{' '}
      {due.length > 0 && (
        <button
          type="button"
          className="button"
          onClick={() => void run(fetchScheduler).then((isReady) => isReady && setRunning(true))}
        >
          {startReview}
        </button>
      )}
    </p>
  );
}
