import { useEffect, useState } from 'react';
import type { ListItem } from '#data/my-study/study-row.ts';
import { AddToList } from './AddToList.tsx';
import { loadingResults, openMyStudy, resultsFailed, resultsToSave } from './messages.ts';
import type { StudyTarget } from './study-target.ts';
import { useStudyAction } from './use-study-action.ts';

/** Saves the verses of a search to a list. */
export function SaveResults({ title = '', readItems }: StudyTarget) {
  const [items, setItems] = useState<ListItem[] | 'failed'>();
  const { message, isFailed, run } = useStudyAction();
  useEffect(() => {
    readItems?.().then(setItems, () => setItems('failed'));
  }, [readItems]);
  return (
    <div className="study-body">
      <p role="status" className={items === 'failed' ? 'fail' : 'small'}>
        {items === undefined ? loadingResults : items === 'failed' ? resultsFailed : resultsToSave(items.length)}
      </p>
      {items !== undefined && items !== 'failed' && <AddToList items={items} suggestedName={title} run={run} />}
      <p role="status" className={isFailed ? 'fail' : 'small'}>
        {message}
      </p>
      <p>
        <a href="/my">{openMyStudy}</a>
      </p>
    </div>
  );
}
