import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Lesson, lessonKinds, type LessonName, type LessonProps } from '../../views/hebrew/Lesson.tsx';
import { LessonSoundContext } from '../../views/hebrew/lesson-sound.ts';
import { afterPaint } from '../../client/after-paint.ts';
import { isPlainClick } from '../../client/plain-click.ts';
import { matchingRows, parseRowFilter, rowFilterUrl, type RowFilter } from './row-filter.ts';
import { useLessonSound } from './use-lesson-sound.ts';

/**
 * Filters the rows of a lesson and plays their sound. The filter is in the URL: a choice adds a history entry, typing
 * replaces the current one.
 */
export function LessonIsland<Name extends LessonName>(props: LessonProps<Name>) {
  const { name, groups, filter } = props;
  const { groupName } = filter;
  const [requested, setRequested] = useState<RowFilter>({ text: '', group: '' });
  // Deferred, so that the typed letter appears before the rows are filtered, which is slow on some devices.
  const wanted = useDeferredValue(requested);
  const box = useRef<HTMLInputElement>(null);
  const rows = useMemo(
    () =>
      groups.flatMap((group) => group.rows.map((row) => ({ row, group: group.id, ...lessonKinds[name].textsOf(row) }))),
    [name, groups],
  );
  const shown = useMemo(() => new Set(matchingRows(rows, wanted).map(({ row }) => row)), [rows, wanted]);
  const { sound, audioNote, credits } = useLessonSound(rows);

  const go = (next: RowFilter, how: 'push' | 'replace'): void => {
    const url = rowFilterUrl(location.pathname, groupName, next);
    if (url !== location.pathname + location.search) {
      if (how === 'push') history.pushState(null, '', url);
      else history.replaceState(null, '', url);
    }
    setRequested(next);
  };
  const parseUrl = (): RowFilter =>
    parseRowFilter(
      location.search,
      groupName,
      filter.groups.map(({ id }) => id),
    );
  const start = useEffectEvent(() => {
    const first = parseUrl();
    // Text may have been typed before hydration.
    const typed = box.current?.value ?? '';
    if (typed && !first.text) go({ ...first, text: typed }, 'replace');
    else if (first.text || first.group) setRequested(first);
  });
  const followUrl = useEffectEvent(() => {
    const id = location.hash.slice(1);
    // A link to a group works even if a filter hides the group.
    if (!filter.groups.some((each) => each.id === id)) return setRequested(parseUrl());
    go({ text: '', group: id }, 'replace');
    void afterPaint().then(() => document.getElementById(id)?.scrollIntoView());
  });
  useEffect(() => {
    start();
    const onPopState = (): void => followUrl();
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
            ...requested,
            shown: shown.size,
            box,
            onText: (text) => go({ ...requested, text }, 'replace'),
            onGroup: (group, event) => {
              if (event && !isPlainClick(event.nativeEvent)) return;
              event?.preventDefault();
              go({ ...requested, group }, 'push');
            },
            audioNote,
          },
        }}
      />
    </LessonSoundContext>
  );
}
