import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LessonFilter, type LessonFilterProps } from '../../views/learning/LessonFilter.tsx';
import { afterPaint } from '../shared/after-paint.ts';
import { isPlainClick } from '../shared/plain-click.ts';
import { showRows } from './lesson-rows.ts';
import { parseRowFilter, rowFilterAddress, type RowFilter } from './row-filter.ts';
import { SpeakingNote } from './SpeakingNote.tsx';

/** Filters the rows of the lesson's table. The address says what is shown: a choice pushes one, typing replaces the last. */
export function LessonFilterIsland(props: LessonFilterProps) {
  const { groupName, groups, total } = props;
  const [{ text, group, shown }, setState] = useState({ text: '', group: '', shown: total });
  const box = useRef<HTMLInputElement>(null);

  const latest = useRef<RowFilter>(undefined);
  const show = (filter: RowFilter): void => {
    latest.current = filter;
    setState({ ...filter, shown: showRows(filter) });
  };
  /** The letter that was typed stands before the rows are gone through, which may take a slow device long. */
  const showAfterPaint = (filter: RowFilter): void => {
    latest.current = filter;
    setState((state) => ({ ...state, ...filter }));
    void afterPaint().then(() => {
      if (latest.current === filter) show(filter);
    });
  };
  const go = (filter: RowFilter, how: 'push' | 'replace'): void => {
    const address = rowFilterAddress(location.pathname, groupName, filter);
    if (address !== location.pathname + location.search) {
      if (how === 'push') history.pushState(null, '', address);
      else history.replaceState(null, '', address);
    }
    showAfterPaint(filter);
  };
  const asked = (): RowFilter =>
    parseRowFilter(
      location.search,
      groupName,
      groups.map(({ id }) => id),
    );
  const start = useEffectEvent(() => {
    const filter = asked();
    // Something may have been typed before this came.
    const typed = box.current?.value ?? '';
    if (typed && !filter.text) go({ ...filter, text: typed }, 'replace');
    else if (filter.text || filter.group) show(filter);
  });
  const followAddress = useEffectEvent(() => {
    const id = location.hash.slice(1);
    // A link to a group leads there also where a filter hides it.
    if (!groups.some((each) => each.id === id)) return show(asked());
    go({ text: '', group: id }, 'replace');
    document.getElementById(id)?.scrollIntoView();
  });
  useEffect(() => {
    start();
    const onPopState = (): void => followAddress();
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  return (
    <LessonFilter
      {...props}
      state={{
        text,
        group,
        shown,
        box,
        onText: (typed) => go({ text: typed, group }, 'replace'),
        onGroup: (chosen, event) => {
          if (event && !isPlainClick(event.nativeEvent)) return;
          event?.preventDefault();
          go({ text, group: chosen }, 'push');
        },
        audioNote: <SpeakingNote />,
      }}
    />
  );
}
