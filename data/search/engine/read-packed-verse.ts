import type { ParsedMark, VerseMarks, VerseTag, WordMark } from '../../text/verse-marks.ts';
import { spanAt, type PackedSpans, type WordOffsets } from './span-codes.ts';
import { tagOf } from './tag-terms.ts';
import { spanKinds, type PackedVerse, type TextPack } from './text-pack.ts';

/** A verse of a pack, decoded to the form of the library; `verse` is its index, from 0. */
export function readVerse(pack: TextPack, verse: number): PackedVerse {
  const { text, offsets } = readText(pack, verse);
  const marks: VerseMarks = {};
  const kjv = pack.kjv.get(verse);
  if (kjv !== undefined) marks.kjv = kjv;
  const tags = indexesOf(pack.tags, verse).map((index) => readTag(pack, index, offsets));
  const words = tags.filter(isWordMark);
  const parsed = tags.flatMap(([start, end, number, morphology = '']): ParsedMark[] =>
    number === '' ? [[start, end, morphology]] : [],
  );
  if (words.length > 0) marks.words = words;
  if (parsed.length > 0) marks.parsed = parsed;
  for (const kind of spanKinds) {
    const spans = pack.spans[kind];
    const decoded = spans ? indexesOf(spans, verse).map((index) => spanAt(spans, index, offsets)) : [];
    if (spans && decoded.length > 0) marks[kind] = decoded;
  }
  const id = pack.ids[verse] ?? 0;
  const links = pack.links.get(id);
  if (links) marks.links = links;
  return { id, text, marks };
}

/** The plain text of a verse, and the offsets of its words. */
export function readText(
  { units, text, unitStart, wordStart }: TextPack,
  verse: number,
): { text: string; offsets: WordOffsets } {
  const [starts, ends]: [number[], number[]] = [[], []];
  let written = '';
  let afterWord = false;
  for (let at = unitStart[verse] ?? 0; at < (unitStart[verse + 1] ?? 0); at += 1) {
    const unit = units[text[at] ?? 0];
    const isWord = unit?.kind === 'word';
    if (isWord && afterWord) written += ' ';
    if (isWord) starts.push(written.length);
    written += unit?.text ?? '';
    if (isWord) ends.push(written.length);
    afterWord = isWord;
  }
  return { text: written, offsets: { first: wordStart[verse] ?? 0, starts, ends } };
}

export function isWordMark(tag: VerseTag): tag is WordMark {
  return tag[2] !== '';
}

export function readTag({ tags, tagKinds, kindOfTag }: TextPack, index: number, offsets: WordOffsets): VerseTag {
  return tagOf(spanAt(tags, index, offsets), tagKinds[kindOfTag[index] ?? 0] ?? { number: 'H1' });
}

/** The indexes of the spans of a verse. */
export function indexesOf({ from }: PackedSpans, verse: number): number[] {
  const first = from[verse] ?? 0;
  return Array.from({ length: (from[verse + 1] ?? first) - first }, (_, index) => first + index);
}
