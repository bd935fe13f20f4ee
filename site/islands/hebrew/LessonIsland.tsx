import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Lesson, lessonKinds, type LessonName, type LessonProps } from '../../views/hebrew/Lesson.tsx';
import { LessonSoundContext } from '../../views/hebrew/lesson-sound.ts';
import { afterPaint } from '../../client/after-paint.ts';
import { isPlainClick } from '../../client/plain-click.ts';
import { matchesRow, parseRowFilter, rowFilterAddress, type RowFilter } from './row-filter.ts';
import { useLessonSound } from './use-lesson-sound.ts';

/**
 * Filters the rows of a lesson and lets them be heard. The address says what is shown: a choice pushes one, typing
 * replaces the last.
 */
export function LessonIsland<Name extends LessonName>(props: LessonProps<Name>) {
  const { name, groups, filter } = props;
  const { groupName } = filter;
  const [asked, setAsked] = useState<RowFilter>({ text: '', group: '' });
  // The letter that was typed stands before the rows are gone through, which may take a slow device long.
  const wanted = useDeferredValue(asked);
  const box = useRef<HTMLInputElement>(null);
  const rows = useMemo(
    () =>
      groups.flatMap((group) => group.rows.map((row) => ({ row, group: group.id, ...lessonKinds[name].textsOf(row) }))),
    [name, groups],
  );
  const shown = useMemo(
    () => new Set(rows.filter((row) => matchesRow(row, wanted)).map(({ row }) => row)),
    [rows, wanted],
  );
  const { sound, audioNote, credits } = useLessonSound(rows);

  const go = (next: RowFilter, how: 'push' | 'replace'): void => {
    const address = rowFilterAddress(location.pathname, groupName, next);
    if (address !== location.pathname + location.search) {
      if (how === 'push') history.pushState(null, '', address);
      else history.replaceState(null, '', address);
    }
    setAsked(next);
  };
  const parseAddress = (): RowFilter =>
    parseRowFilter(
      location.search,
      groupName,
      filter.groups.map(({ id }) => id),
    );
  const start = useEffectEvent(() => {
    const first = parseAddress();
    // Something may have been typed before this came.
    const typed = box.current?.value ?? '';
    if (typed && !first.text) go({ ...first, text: typed }, 'replace');
    else if (first.text || first.group) setAsked(first);
  });
  const followAddress = useEffectEvent(() => {
    const id = location.hash.slice(1);
    // A link to a group leads there also where a filter hides it.
    if (!filter.groups.some((each) => each.id === id)) return setAsked(parseAddress());
    go({ text: '', group: id }, 'replace');
    void afterPaint().then(() => document.getElementById(id)?.scrollIntoView());
  });
  useEffect(() => {
    start();
    const onPopState = (): void => followAddress();
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  return (
    <LessonSoundContext value={sound}>
      <Lesson
        {...props}
        state={{
          shown,
          credits,
          filter: {
            ...asked,
            shown: shown.size,
            box,
            onText: (text) => go({ ...asked, text }, 'replace'),
            onGroup: (group, event) => {
              if (event && !isPlainClick(event.nativeEvent)) return;
              event?.preventDefault();
              go({ ...asked, group }, 'push');
            },
            audioNote,
          },
        }}
      />
    </LessonSoundContext>
  );
}
