import type { VerseMarks } from '#data/text/verse-marks.ts';
import type { VerseText } from '#data/text/verse-text.ts';

const spanKinds = ['words', 'supplied', 'divineName', 'jesus', 'ketiv', 'qere'] as const;

/** Every offset of the marks of a verse, converted. Spans that become empty are left out. */
function mapMarks(
  marks: VerseMarks,
  start: (offset: number) => number,
  end: (offset: number) => number,
  isInside: (from: number, to: number) => boolean,
): VerseMarks {
  const mapped: Record<string, unknown> = {};
  for (const kind of spanKinds) {
    const spans = (marks[kind] ?? [])
      .filter(([from, to]) => isInside(from, to))
      .map(([from, to, ...rest]) => [start(from), end(to), ...rest]);
    if (spans.length > 0) mapped[kind] = spans;
  }
  for (const kind of ['notes', 'lines'] as const) {
    const points = (marks[kind] ?? []).filter(([at]) => isInside(at, at)).map(([at, value]) => [start(at), value]);
    if (points.length > 0) mapped[kind] = points;
  }
  const paragraphs = marks.paragraphs?.filter((at) => isInside(at, at)).map(start) ?? [];
  if (paragraphs.length > 0) mapped['paragraphs'] = paragraphs;
  return mapped as VerseMarks;
}

/** The verse in parts that begin at these offsets. No mark may cross them. */
export function cutVerse({ id, text, marks }: VerseText, offsets: readonly number[]): VerseText[] {
  const bounds = [0, ...offsets, text.length];
  return bounds.slice(0, -1).map((from, index) => {
    const to = bounds[index + 1] ?? text.length;
    const part = text.slice(from, to);
    const crossing = marks.words?.find(([start, end]) => start < from && end > from);
    if (crossing) throw new Error(`a tagged phrase crosses the cut before "${part.slice(0, 30)}"`);
    const shift = (offset: number): number => Math.min(offset - from, part.trimEnd().length);
    const isLast = index === offsets.length;
    const isInside = (start: number, end: number): boolean =>
      start >= from && (end < to || (end === to && start < to) || isLast);
    return { id, text: part.trimEnd(), marks: mapMarks(marks, shift, shift, isInside) };
  });
}

/** Several verses as one, with the id of the first. */
export function uniteVerses(verses: readonly VerseText[]): VerseText {
  const [first, ...rest] = verses;
  if (!first) throw new RangeError('there is no verse to join');
  return rest.reduce((joined, { text, marks }) => {
    const shift = joined.text.length + 1;
    const moved = mapMarks(
      marks,
      (offset) => offset + shift,
      (offset) => offset + shift,
      () => true,
    );
    const both: Record<string, unknown> = { ...joined.marks };
    for (const [kind, list] of Object.entries(moved) as [keyof VerseMarks, unknown[]][])
      both[kind] = [...((joined.marks[kind] as unknown[] | undefined) ?? []), ...list];
    return { ...joined, text: `${joined.text} ${text}`, marks: both as VerseMarks };
  }, first);
}

/** The verse with a space before this offset. */
export function insertSpace({ id, text, marks }: VerseText, at: number): VerseText {
  return {
    id,
    text: `${text.slice(0, at)} ${text.slice(at)}`,
    marks: mapMarks(
      marks,
      (offset) => (offset >= at ? offset + 1 : offset),
      (offset) => (offset > at ? offset + 1 : offset),
      () => true,
    ),
  };
}
