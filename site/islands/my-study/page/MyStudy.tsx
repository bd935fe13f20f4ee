import { useEffect, useState } from 'react';
import { highlightStyles } from '#data/my-study/study-row.ts';
import { parseSharedList, type SharedList } from '#data/my-study/share-link.ts';
import { LazyStyle } from '../../../client/LateStyle.tsx';
import { nameOfStyle, namesOfLegend } from '../highlight-names.ts';
import { myStudyTitle } from '../messages.ts';
import marks from '../study-marks.css?inline';
import panel from '../study-panel.css?inline';
import { StudyStatus } from '../StudyStatus.tsx';
import { isLiveRow, readAllStudyRows } from '../study-store.ts';
import { useStudyRemoval } from '../use-study-removal.ts';
import { useStudyRows } from '../use-study-rows.ts';
import { DataSection } from './DataSection.tsx';
import { DeletedSection } from './DeletedSection.tsx';
import { HistorySection } from './HistorySection.tsx';
import { KjvNumbered } from './kjv-numbered.ts';
import { ListsSection } from './ListsSection.tsx';
import { LegendForm, MarksSection } from './MarksSection.tsx';
import { MemorySection } from './MemorySection.tsx';
import { firstSteps } from './messages.ts';
import css from './my-study.css?inline';
import { NotesSection } from './NotesSection.tsx';
import { PlansSection } from './PlansSection.tsx';
import { SharedListView } from './SharedListView.tsx';
import { SyncLine } from './SyncLine.tsx';

/** Everything that the reader has written, on one page. */
export function MyStudy({ kjvNumbered = [] }: { kjvNumbered?: readonly string[] }) {
  const { rows, error } = useStudyRows(readAllStudyRows);
  const removal = useStudyRemoval();
  const { run, remove, runWithUndo } = removal;
  const shared = useSharedList();
  const live = (rows ?? []).filter(isLiveRow);
  const names = namesOfLegend(live);
  const part = { rows: live, names, run, remove, runWithUndo };
  return (
    <KjvNumbered value={kjvNumbered}>
      <article className="my-study">
        <LazyStyle css={marks} />
        <LazyStyle css={panel} />
        <LazyStyle css={css} />
        <h1>{myStudyTitle}</h1>
        {error !== undefined && <p className="fail">{error}</p>}
        <StudyStatus removal={removal} className="study-status" />
        {shared && <SharedListView {...shared} run={run} />}
        {rows && (
          <>
            <SyncLine />
            {live.length === 0 && <p>{firstSteps}</p>}
            <PlansSection {...part} />
            <NotesSection {...part} />
            <MarksSection {...part} kind="highlight" />
            <MarksSection {...part} kind="bookmark" />
            <ListsSection {...part} />
            <MemorySection {...part} />
            <HistorySection />
            <LegendForm {...part} />
            <DeletedSection rows={rows} restore={removal.restore} />
            <DataSection rows={live} nameOf={styleNamer(names)} run={run} runAndFocus={removal.runAndFocus} />
          </>
        )}
      </article>
    </KjvNumbered>
  );
}

function styleNamer(names: readonly string[]): (style: string) => string {
  return (style) => {
    const known = highlightStyles.find((each) => each === style);
    return known ? nameOfStyle(known, names) : style;
  };
}

/** A list in the fragment of the URL, which somebody shared. */
function useSharedList(): LinkedList | undefined {
  const [shared, setShared] = useState(readLinkedList);
  useEffect(() => {
    const update = (): void => setShared(readLinkedList());
    addEventListener('hashchange', update);
    return () => removeEventListener('hashchange', update);
  }, []);
  return shared;
}

interface LinkedList {
  list?: SharedList;
  error?: string;
}

function readLinkedList(): LinkedList | undefined {
  try {
    const list = parseSharedList(location.hash);
    return list && { list };
  } catch (error) {
    return { error: error instanceof Error ? error.message : '' };
  }
}
