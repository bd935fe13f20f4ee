import { useState } from 'react';
import { fetchScheduler } from '../../study/scheduler.ts';
import { deletedMessage } from '../messages.ts';
import { rowsOfKind } from '../panel-rows.ts';
import { setStudyDeleted } from '../study-store.ts';
import { dueExercises } from './due-exercises.ts';
import { MemoryRun } from './MemoryRun.tsx';
import { dueMessage, memoryAbout, memoryTitle, nothingDue, removeLabel, reviewDone, startReview } from './messages.ts';
import { PassageLink } from './PassageLink.tsx';
import type { SectionProps } from './section-props.ts';
import { PagedItems, StudySection } from './StudySection.tsx';

/** Verses to memorize, with the schedule of Study Mode. */
export function MemorySection({ rows, run }: SectionProps) {
  const verses = rowsOfKind(rows, 'memory').toSorted((a, b) => (a.value?.start ?? 0) - (b.value?.start ?? 0));
  const [isRunning, setRunning] = useState(false);
  const [message, setMessage] = useState('');
  const [now, setNow] = useState(() => Date.now());
  const due = dueExercises(verses, now);
  return (
    <StudySection title={memoryTitle} count={verses.length} isOpen={isRunning}>
      <p className="small">{memoryAbout}</p>
      {verses.length > 0 &&
        (isRunning && due.length > 0 ? (
          <MemoryRun
            due={due}
            run={run}
            onEnd={() => {
              setRunning(false);
              setNow(Date.now());
              setMessage(reviewDone);
            }}
          />
        ) : (
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
        ))}
      <PagedItems
        items={verses}
        render={(row) =>
          row.value && (
            <li key={row.id} className="study-line">
              <PassageLink range={row.value} />
              <button
                type="button"
                className="button"
                onClick={() => void run(() => setStudyDeleted([row.id], true), deletedMessage)}
              >
                {removeLabel}
              </button>
            </li>
          )
        }
      />
    </StudySection>
  );
}
