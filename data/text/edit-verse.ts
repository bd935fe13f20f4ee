import type { ParsedMark, Span, VerseMarks, WordMark } from './verse-marks.ts';

/** Replaces the text from `start` to `end` with `text`. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/**
 * Applies edits that do not overlap, and moves the marks: a mark inside an edit is extended to the new text, and one
 * that becomes empty is removed, except a word that was empty before.
 */
export function editVerse(
  text: string,
  marks: VerseMarks,
  edits: readonly TextEdit[],
): { text: string; marks: VerseMarks } {
  if (edits.length === 0) return { text, marks };
  const sorted = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  let edited = '';
  let from = 0;
  for (const edit of sorted) {
    if (edit.start < from) throw new RangeError(`two edits overlap at ${edit.start} of "${text.slice(0, 40)}"`);
    edited += text.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  return { text: edited + text.slice(from), marks: moveMarks(marks, sorted) };
}

function moveMarks(marks: VerseMarks, edits: readonly TextEdit[]): VerseMarks {
  const moved = { ...marks };
  const start = (offset: number): number => moveOffset(offset, edits, 'start');
  const span = ([a, b]: Span): Span => [start(a), moveOffset(b, edits, 'end')];
  if (marks.words) {
    moved.words = marks.words.map(([a, b, ...rest]): WordMark =>
      a === b ? [start(a), start(a), ...rest] : [...span([a, b]), ...rest],
    );
  }
  if (marks.parsed)
    moved.parsed = marks.parsed.map(([a, b, code]): ParsedMark => {
      const [from, to] = span([a, b]);
      return [from, to, code];
    });
  for (const kind of ['supplied', 'divineName', 'jesus', 'ketiv', 'qere'] as const) {
    const spans = marks[kind]?.map(span).filter(([a, b]) => a < b);
    if (spans) moved[kind] = spans;
  }
  if (marks.notes) moved.notes = marks.notes.map(([at, note]) => [start(at), note]);
  if (marks.paragraphs) moved.paragraphs = marks.paragraphs.map(start);
  if (marks.lines) moved.lines = marks.lines.map(([at, level]) => [start(at), level]);
  return moved;
}

/** An offset inside an edit moves to the start or the end of the new text. */
function moveOffset(offset: number, edits: readonly TextEdit[], inside: 'start' | 'end'): number {
  let shift = 0;
  for (const { start, end, text } of edits) {
    if (offset <= start && (offset < end || inside === 'end')) break;
    if (offset < end) return start + shift + (inside === 'start' ? 0 : text.length);
    shift += text.length - (end - start);
  }
  return offset + shift;
}
