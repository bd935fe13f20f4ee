import { expect, it } from 'vitest';
import { afterSending, asDeviceRow, changeOpenedRow, changeRow } from './device-row.ts';
import { clockPattern, formatClock, nextClock, timeOfClock } from './hybrid-clock.ts';
import { renamedLegend, withCorrectedClock } from './legend-names.ts';
import { progressIdOf } from './make-plan.ts';
import { mergeRow } from './merge-row.ts';
import type { MemoryState, StudyRowOf, VersionedRow } from './study-row.ts';

const clock = (time: number, device = 'desk0000'): string => formatClock(time, 0, device);

function note(text: string, time: number, base: string[] = [], more: Partial<StudyRowOf<'note'>> = {}): VersionedRow {
  return { id: 'note-1', kind: 'note', clock: clock(time), created: 1, value: { text, labels: [] }, base, ...more };
}

it('a version that was written with knowledge of the stored one replaces it, even with a slower clock', () => {
  const { row, copy } = mergeRow(note('old', 5000), note('new', 1000, [clock(5000)]));
  expect([row.value, copy]).toEqual([{ text: 'new', labels: [] }, undefined]);
  // The old version is then known, so sending it again changes nothing.
  expect(mergeRow(row, note('old', 5000)).row).toBe(row);
});

it('two independent texts are both kept, with the same result in either order', () => {
  const [one, other] = [note('from one', 1000), note('from the other', 2000)];
  const [ab, ba] = [mergeRow(one, other), mergeRow(other, one)];
  expect(ab).toEqual(ba);
  expect(ab.row.value).toMatchObject({ text: 'from the other' });
  expect(ab.copy).toMatchObject({ copyOf: 'note-1', value: { text: 'from one' }, clock: one.clock });
  // A copy that loses again stays a copy of the same note.
  const third = mergeRow(
    { ...(ab.copy as VersionedRow), clock: clock(9000) },
    note('third', 100, [], { id: ab.copy?.id ?? '' }),
  );
  expect(third.copy).toMatchObject({ value: { text: 'third' } });
});

it('makes no copy of a text that the other contains, and an edit wins over an independent deletion', () => {
  expect(mergeRow(note('first', 1000), note('first and more', 2000)).copy).toBeUndefined();
  const deleted = note('text', 9000, [], { deleted: 9000 });
  const { row, copy } = mergeRow(deleted, note('edited', 2000));
  expect([row.value, row.deleted, copy]).toEqual([{ text: 'edited', labels: [] }, undefined, undefined]);
});

it('a conflict of the same text keeps the labels of both, as a version that both devices take over', () => {
  const labeled = (time: number, ...labels: string[]): VersionedRow =>
    note('text', time, [], { value: { text: 'text', labels } });
  const [one, other] = [labeled(1000, 'hope', 'love'), labeled(2000, 'love', 'faith')];
  const { row, copy } = mergeRow(one, other);
  expect([row.value, copy]).toEqual([{ text: 'text', labels: ['love', 'faith', 'hope'] }, undefined]);
  expect(mergeRow(other, one)).toEqual({ row });
  // A device replaces its version only by one with another clock.
  expect(row.clock > other.clock).toBe(true);
  expect(row.clock).toMatch(clockPattern);
  for (const sent of [one, other]) expect(mergeRow(row, sent).row).toBe(row);
  // A deleted version adds none, and 20 labels are the limit.
  expect(mergeRow({ ...one, deleted: 9000 }, other).row.value).toMatchObject({ labels: ['love', 'faith'] });
  const many = labeled(3000, ...Array.from({ length: 20 }, (_, index) => `label ${index}`));
  expect(mergeRow(one, many)).toMatchObject({ row: { value: many.value }, copy: { value: one.value } });
  // Two tabs do the same.
  const tab = changeOpenedRow(asDeviceRow(one), { ...other, clock: clock(4000) }, clock(500));
  expect(tab.row.value).toMatchObject({ labels: ['love', 'faith', 'hope'] });
});

it('versions that have 20 labels together become one, and with 21 labels one is kept as a copy', () => {
  const labeled = (time: number, labels: string[]): VersionedRow =>
    note('text', time, [], { value: { text: 'text', labels } });
  const labels = Array.from({ length: 21 }, (_, index) => `label ${index}`);
  const one = labeled(1000, labels.slice(18, 20));
  const other = labeled(2000, labels.slice(0, 18));
  const { row, copy } = mergeRow(one, other);
  expect([row.value, copy]).toEqual([{ text: 'text', labels: labels.slice(0, 20) }, undefined]);
  const more = labeled(1000, labels.slice(18));
  expect(mergeRow(more, other)).toMatchObject({ row: { value: other.value }, copy: { value: more.value } });
});

it('a conflict of a bookmark keeps a remark that the later one does not contain', () => {
  const bookmark = (time: number, remark: string): VersionedRow => ({
    id: 'bookmark-1',
    kind: 'bookmark',
    clock: clock(time),
    created: 1,
    base: [],
    value: { anchor: { start: 43_003_016, end: 43_003_016 }, remark },
  });
  const later = bookmark(2000, 'read again');
  const copyOf = (remark: string) => mergeRow(bookmark(1000, remark), later).copy?.value;
  expect(copyOf('learn')).toMatchObject({ remark: 'learn' });
  expect(copyOf('read')).toBeUndefined();
  expect(copyOf('')).toBeUndefined();
  // A deleted bookmark has no remark to lose, and loses against a change.
  const deleted = { ...bookmark(3000, 'learn'), deleted: 3000 };
  expect(mergeRow(deleted, later)).toMatchObject({ row: { value: later.value } });
  expect(mergeRow(deleted, later).copy).toBeUndefined();
});

it('a conflict of a list keeps both if their items differ', () => {
  const list = (time: number, ...starts: number[]): VersionedRow => ({
    id: 'list-1',
    kind: 'list',
    clock: clock(time),
    created: 1,
    base: [],
    value: { name: 'Hope', items: starts.map((start) => ({ start, end: start, remark: '' })) },
  });
  const later = list(2000, 43_003_016, 45_008_028);
  expect(mergeRow(list(1000, 43_003_016), later).copy).toMatchObject({ copyOf: 'list-1' });
  expect(mergeRow(list(1000, 43_003_016, 45_008_028), later).copy).toBeUndefined();
});

it('a row remembers the latest 64 versions that it replaced', () => {
  const clocks = Array.from({ length: 70 }, (_, index) => clock(index + 1));
  const { row } = mergeRow(note('old', 70, clocks.slice(0, 69)), note('new', 71, [clock(70)]));
  expect(row.base).toEqual(clocks.slice(6).toReversed());
});

it('a conflict of a memory verse keeps the later review of each exercise', () => {
  const review = (lastReview: number): MemoryState => ({
    due: lastReview,
    lastReview,
    stability: 1,
    difficulty: 5,
    interval: 1,
    step: 0,
    reps: 1,
    lapses: 0,
    state: 2,
  });
  const verse = (time: number, exercises: Record<string, MemoryState>): VersionedRow => ({
    id: 'verse-1',
    kind: 'memory',
    clock: clock(time),
    created: 1,
    base: [],
    value: { start: 43_003_016, end: 43_003_016, version: 'kjv', exercises },
  });
  const one = verse(1000, { letters: review(900), words: review(300), typing: review(100) });
  const other = verse(2000, { letters: review(200), words: review(800) });
  const { row, copy } = mergeRow(one, other);
  expect(copy).toBeUndefined();
  expect(row.value).toMatchObject({ exercises: { letters: review(900), words: review(800), typing: review(100) } });
  expect(mergeRow(other, one)).toEqual({ row });
  expect(row.clock > other.clock).toBe(true);
  for (const sent of [one, other]) expect(mergeRow(row, sent).row).toBe(row);
  // A deleted version adds nothing.
  expect(mergeRow({ ...one, deleted: 9000 }, other).row.value).toEqual(other.value);
});

it('a conflict of a legend keeps the names of both, and the later one of a style that both named', () => {
  const legend = (time: number, ...names: string[]): VersionedRow => ({
    id: 'legend',
    kind: 'legend',
    clock: clock(time),
    created: 1,
    base: [],
    value: { names },
  });
  const one = legend(1000, 'Promise', 'Command', '', '', '', '');
  const other = legend(2000, 'Hope', '', 'Prayer', '', '', '');
  const { row } = mergeRow(one, other);
  expect(row.value).toMatchObject({ names: ['Hope', 'Command', 'Prayer', '', '', ''] });
  expect(mergeRow(other, one)).toEqual({ row });
  for (const sent of [one, other]) expect(mergeRow(row, sent).row).toBe(row);
  // A later legend carries an older name: the change of the name counts, not that of the row.
  const renamed = (from: VersionedRow, style: number, name: string, time: number): VersionedRow => {
    const before = from.kind === 'legend' ? from : undefined;
    const value = renamedLegend(before, new Map([[style, name]]), clock(time));
    return { ...legend(time), base: [from.clock], value } as VersionedRow;
  };
  const [early, late] = [renamed(one, 0, 'Hope', 3000), renamed(one, 1, 'Law', 4000)];
  expect(mergeRow(early, late).row.value).toMatchObject({ names: ['Hope', 'Law', '', '', '', ''] });
  expect(mergeRow(late, early)).toEqual(mergeRow(early, late));
  const removed = renamed(late, 0, '', 5000);
  expect(mergeRow(early, removed).row.value).toMatchObject({ names: ['', 'Law', '', '', '', ''] });
});

it('a clock that was days ahead gives its names no lead after the correction', () => {
  const ahead = renamedLegend(undefined, new Map([[0, 'Hope']]), clock(9000));
  const row = { id: 'legend', kind: 'legend', clock: clock(9000), created: 1, base: [], value: ahead } as const;
  const corrected = withCorrectedClock<VersionedRow>({ ...row, base: [] }, clock(2000));
  const value = renamedLegend(undefined, new Map([[0, 'Promise']]), clock(3000));
  const other: VersionedRow = { ...row, clock: clock(3000), base: [], value };
  expect(mergeRow(corrected, other).row.value).toMatchObject({ names: ['Promise', '', '', '', '', ''] });
});

it('two versions of a reading plan are both kept, and share the days read', () => {
  const plan = (time: number, days: [number, number][][], name = 'John'): VersionedRow => ({
    id: 'plan-1',
    kind: 'plan',
    clock: clock(time),
    created: 1,
    base: [],
    value: { name, start: '2026-11-01', weekdays: [0, 1, 2, 3, 4, 5, 6], days },
  });
  const first: [number, number] = [43_001_001, 43_001_051];
  const second: [number, number] = [43_002_001, 43_002_025];
  // Each device spread what its reader had missed.
  const [one, other] = [plan(1000, [[], [first, second]]), plan(2000, [[first], [second]])];
  const { row, copy } = mergeRow(one, other);
  expect(row.value).toEqual(other.value);
  expect(copy).toMatchObject({ kind: 'plan', copyOf: 'plan-1', value: one.value });
  expect(mergeRow(other, one)).toEqual({ row, copy });
  expect([row, copy as VersionedRow].map(progressIdOf)).toEqual(['plan-1', 'plan-1']);
  // The same change on both is no conflict.
  expect(mergeRow(other, { ...other, clock: clock(3000) }).copy).toBeUndefined();
});

it('a tab that saves over the change of another tab keeps the text of that one as a copy', () => {
  const opened = asDeviceRow(note('opened', 1000));
  const saved = changeRow(opened, note('from the first tab', 2000));
  const { row, copy } = changeOpenedRow(saved, note('from the second tab', 3000), opened.clock);
  expect(row.value).toMatchObject({ text: 'from the second tab' });
  expect(copy).toMatchObject({ unsent: 1, copyOf: 'note-1', value: { text: 'from the first tab' } });
  // A tab that opened the latest version replaces it.
  expect(changeOpenedRow(saved, note('third', 3000), saved.clock).copy).toBeUndefined();
  // A tab that deletes the note has not seen the text of the first one.
  const deleted = note('from the first tab', 3000, [], { deleted: 3000 });
  expect(changeOpenedRow(saved, deleted, opened.clock).copy).toMatchObject({ value: { text: 'from the first tab' } });
});

it('clocks increase even if the clock of the device stands still or goes back', () => {
  const first = nextClock(undefined, 5000, 'desk0000');
  const second = nextClock(first, 5000, 'desk0000');
  const third = nextClock(second, 10, 'desk0000');
  const seen = nextClock(formatClock(90_000, 46_655, 'phone000'), 5000, 'desk0000');
  expect([first, second, third, seen].toSorted()).toEqual([first, second, third, seen]);
  expect([first, third, seen].map(timeOfClock)).toEqual([5000, 5000, 90_001]);
});

it('a change that is made while an earlier version is sent stays unsent', () => {
  const first = changeRow(undefined, note('first', 1000));
  const second = changeRow(first, note('second', 2000));
  expect(afterSending(second, clock(1000)).unsent).toBe(1);
  expect(afterSending(second, clock(2000)).unsent).toBeUndefined();
});
