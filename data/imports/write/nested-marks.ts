import type { VerseMarks } from '#data/text/verse-marks.ts';

/** How a format writes the marks of a verse. The text is passed unescaped. */
export interface MarkWriter {
  text(text: string): string;
  /** `inner` is the content of the word; `isInside` says whether a span is open around it. */
  word(inner: string, numbers: readonly string[], isInside: boolean): string;
  span(kind: NestedKind, inner: string, isInside: boolean): string;
  note(note: string): string;
  paragraph(): string;
  line(level: number): string;
}

export type NestedKind = 'supplied' | 'divineName' | 'jesus';
const kinds: readonly NestedKind[] = ['jesus', 'supplied', 'divineName'];

interface Element {
  start: number;
  end: number;
  kind: NestedKind | 'word';
  numbers: string[];
  children: Element[];
}

/** A note, or the start of a paragraph or line. */
interface Point {
  at: number;
  sign: string;
}

/** Writes a verse with its marks as nested elements. Overlapping spans are cut where the outer one ends. */
export function writeMarks(text: string, marks: VerseMarks, writer: MarkWriter): string {
  const points: Point[] = [
    ...(marks.notes ?? []).map(([at, note]) => ({ at, sign: writer.note(note) })),
    ...(marks.paragraphs ?? []).map((at) => ({ at, sign: writer.paragraph() })),
    ...(marks.lines ?? []).map(([at, level]) => ({ at, sign: writer.line(level) })),
  ].sort((a, b) => a.at - b.at);

  const write = (
    from: number,
    to: number,
    children: readonly Element[],
    ownPoints: Point[],
    isInside: boolean,
  ): string => {
    const isWithin = ({ at }: Point, { start, end }: Element): boolean => at > start && at < end;
    // A point between two elements is written after the first and before the second, even at the same offset.
    const between = ownPoints.filter((point) => !children.some((child) => isWithin(point, child)));
    const items = [
      ...children.map((child) => ({ at: child.start, order: child.end > child.start ? 2 : 0, child, sign: '' })),
      ...between.map(({ at, sign }) => ({ at, order: 1, child: undefined, sign })),
    ].sort((a, b) => a.at - b.at || a.order - b.order);
    let [written, position] = ['', from];
    for (const { at, child, sign } of items) {
      written += writer.text(text.slice(position, at)) + sign;
      position = at;
      if (!child) continue;
      const inner = write(
        child.start,
        child.end,
        child.children,
        ownPoints.filter((point) => isWithin(point, child)),
        true,
      );
      written +=
        child.kind === 'word' ? writer.word(inner, child.numbers, isInside) : writer.span(child.kind, inner, isInside);
      position = child.end;
    }
    return written + writer.text(text.slice(position, to));
  };
  return write(0, text.length, buildTree(marks), points, false);
}

function buildTree(marks: VerseMarks): Element[] {
  const waiting: Element[] = kinds.flatMap((kind) =>
    (marks[kind] ?? []).map(([start, end]) => ({ start, end, kind, numbers: [], children: [] })),
  );
  for (const [start, end, number] of marks.words ?? []) {
    const last = waiting.at(-1);
    if (last?.kind === 'word' && last.start === start && last.end === end) last.numbers.push(number);
    else waiting.push({ start, end, kind: 'word', numbers: [number], children: [] });
  }
  waiting.sort(outerFirst);
  const roots: Element[] = [];
  const open: Element[] = [];
  for (let element = waiting.shift(); element; element = waiting.shift()) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= element.start) open.pop();
    const outer = open.at(-1);
    if (outer && element.end > outer.end) {
      const rest = { ...element, start: outer.end, numbers: [...element.numbers], children: [] };
      const position = waiting.findIndex((other) => outerFirst(rest, other) < 0);
      waiting.splice(position < 0 ? waiting.length : position, 0, rest);
      element.end = outer.end;
    }
    (outer?.children ?? roots).push(element);
    open.push(element);
  }
  return roots;
}

/** By start, then the longer one first, then a span before a word. */
function outerFirst(a: Element, b: Element): number {
  return a.start - b.start || b.end - a.end || Number(a.kind === 'word') - Number(b.kind === 'word');
}
