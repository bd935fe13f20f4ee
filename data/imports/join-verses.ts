import type { Span, VerseMarks, WordMark } from '#data/text/verse-marks.ts';

interface Verse {
  text: string;
  marks: VerseMarks;
}

const spanKinds = ['supplied', 'divineName', 'jesus', 'ketiv', 'qere'] as const;

/** Joins two parts of one verse with a space and shifts the marks of the second part. */
export function joinVerses(first: Verse, second: Verse): Verse {
  if (first.text === '') return { text: second.text, marks: { ...first.marks, ...second.marks } };
  const by = first.text.length + 1;
  const marks: VerseMarks = { ...first.marks };
  const { words, notes, paragraphs, lines } = second.marks;
  if (words)
    marks.words = [
      ...(marks.words ?? []),
      ...words.map(([start, end, ...rest]): WordMark => [start + by, end + by, ...rest]),
    ];
  for (const kind of spanKinds) {
    const spans = second.marks[kind];
    if (spans) marks[kind] = [...(marks[kind] ?? []), ...spans.map(([start, end]): Span => [start + by, end + by])];
  }
  if (notes) marks.notes = [...(marks.notes ?? []), ...notes.map(([at, note]): [number, string] => [at + by, note])];
  if (paragraphs) marks.paragraphs = [...(marks.paragraphs ?? []), ...paragraphs.map((at) => at + by)];
  if (lines) marks.lines = [...(marks.lines ?? []), ...lines.map(([at, level]): [number, number] => [at + by, level])];
  return { text: `${first.text} ${second.text}`, marks };
}
