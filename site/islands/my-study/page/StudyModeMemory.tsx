import { useEffect } from 'react';
import type { StudyRow } from '#data/my-study/study-row.ts';
import { LazyStyle } from '../../../client/LateStyle.tsx';
import { openMyStudy } from '../messages.ts';
import { rowsOfKind } from '../panel-rows.ts';
import panel from '../study-panel.css?inline';
import { readRowsOfKind } from '../study-store.ts';
import { keepSynced } from '../sync-notes.ts';
import { useStudyAction } from '../use-study-action.ts';
import { useStudyRows } from '../use-study-rows.ts';
import { MemoryReview } from './MemoryReview.tsx';
import { memoryTitle, noMemoryVerses } from './messages.ts';
import css from './my-study.css?inline';

const readMemory = (): Promise<StudyRow[]> => readRowsOfKind('memory') as Promise<StudyRow[]>;

/** The deck of memory verses in Study Mode. Its code loads only for readers who have written something. */
export function StudyModeMemory() {
  const { rows, error } = useStudyRows(readMemory);
  const { message, isFailed, run } = useStudyAction();
  useEffect(keepSynced, []);
  const verses = rowsOfKind(rows ?? [], 'memory');
  return (
    <section className="my-study-deck">
      <LazyStyle css={panel} />
      <LazyStyle css={css} />
      <h2>{memoryTitle}</h2>
      {error !== undefined && <p className="fail">{error}</p>}
      {isFailed && (
        <p role="alert" className="fail">
          {message}
        </p>
      )}
      {rows && (verses.length > 0 ? <MemoryReview verses={verses} run={run} /> : <p>{noMemoryVerses}</p>)}
      <p>
        <a href="/my">{openMyStudy}</a>
      </p>
    </section>
  );
}
