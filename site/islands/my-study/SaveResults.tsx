import { useEffect, useState } from 'react';
import type { ListItem } from '#data/my-study/study-row.ts';
import { AddToList } from './AddToList.tsx';
import { loadingResults, openMyStudy, resultsFailed, resultsToSave } from './messages.ts';
import type { StudyTarget } from './study-target.ts';
import { useStudyAction } from './use-study-action.ts';

/** Saves the verses of a search to a list. */
export function SaveResults({ title = '', readItems }: StudyTarget) {
  const [read, setRead] = useState<{ items: ListItem[]; total?: number } | 'failed'>();
  const { message, isFailed, run } = useStudyAction();
  useEffect(() => {
    readItems?.().then(setRead, () => setRead('failed'));
  }, [readItems]);
  return (
    <div className="study-body">
      <p role="status" className={read === 'failed' ? 'fail' : 'small'}>
        {read === undefined
          ? loadingResults
          : read === 'failed'
            ? resultsFailed
            : resultsToSave(read.items.length, read.total)}
      </p>
      {read !== undefined && read !== 'failed' && <AddToList items={read.items} suggestedName={title} run={run} />}
      <p role="status" className={isFailed ? 'fail' : 'small'}>
        {message}
      </p>
      <p>
        <a href="/my">{openMyStudy}</a>
      </p>
    </div>
  );
}
