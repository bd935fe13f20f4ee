import { joinColophon } from '#data/bible/colophon.ts';
import type { VerseText } from '#data/text/verse-text.ts';
import type { VerseMarks } from '#data/text/verse-marks.ts';

/**
 * Formats a verse as module files have it: a tag after each tagged word, supplied words in brackets, and a paragraph
 * sign. Read back, it has the same words, Strong's numbers and supplied words, but each tag covers all words since the
 * previous one, as in every such file.
 */
export function formatTaggedVerse(text: string, marks: VerseMarks): string {
  /** Signs per offset, in this order: tags, closing brackets, paragraph signs, opening brackets. */
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

/** The same with the colophon of an epistle, which is a note at the end of its last verse. */
export function formatWholeVerse({ id, text, marks }: VerseText): string {
  const [, colophon = ''] = marks.notes?.find(([at]) => at === text.length) ?? [];
  const tagged = formatTaggedVerse(text, marks);
  return colophon ? joinColophon(id, tagged, colophon) : tagged;
}
