import type { VerseMarks } from '#data/text/verse-marks.ts';

/**
 * A verse as module files have it: a tag behind each tagged word, supplied words in brackets, a sign where a paragraph
 * opens. Read again it has the same words, numbers and supplied words; a tag then belongs to all words since the one
 * before, as it does in every such file.
 */
export function formatTaggedVerse(text: string, marks: VerseMarks): string {
  /** What stands at an offset: closing brackets, then tags, then what opens. */
  const signs: [at: number, order: number, sign: string][] = [
    ...(marks.paragraphs ?? []).map((at): [number, number, string] => [at, 2, '¶ ']),
    ...(marks.supplied ?? []).flatMap(([start, end]): [number, number, string][] => [
      [start, 3, '['],
      [end, 1, ']'],
    ]),
    ...(marks.words ?? []).map(([, end, number]): [number, number, string] => [end, 0, `{${number}}`]),
  ];
  signs.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  let [written, from] = ['', 0];
  for (const [at, , sign] of signs) {
    written += text.slice(from, at) + sign;
    from = at;
  }
  return written + text.slice(from);
}
