import type { VerseMarks, WordMark } from '../../text/verse-marks.ts';
import { spanAt, type PackedSpans, type WordPlaces } from './span-codes.ts';
import { spanKinds, type PackedVerse, type TextPack } from './text-pack.ts';

/** A verse of a pack, put together as the library has it; `place` from 0. */
export function readVerse(pack: TextPack, place: number): PackedVerse {
  const { text, places } = readText(pack, place);
  const marks: VerseMarks = {};
  const kjv = pack.kjv.get(place);
  if (kjv !== undefined) marks.kjv = kjv;
  const words = indexesOf(pack.tags, place).map((index) => readTag(pack, index, places));
  if (words.length > 0) marks.words = words;
  for (const kind of spanKinds) {
    const spans = pack.spans[kind];
    const found = spans ? indexesOf(spans, place).map((index) => spanAt(spans, index, places)) : [];
    if (spans && found.length > 0) marks[kind] = found;
  }
  return { id: pack.ids[place] ?? 0, text, marks };
}

/** The clean text of a verse, and where its words stand in it. */
export function readText(
  { units, text, unitStart, wordStart }: TextPack,
  place: number,
): { text: string; places: WordPlaces } {
  const [starts, ends]: [number[], number[]] = [[], []];
  let written = '';
  let afterWord = false;
  for (let at = unitStart[place] ?? 0; at < (unitStart[place + 1] ?? 0); at += 1) {
    const unit = units[text[at] ?? 0];
    const isWord = unit?.kind === 'word';
    if (isWord && afterWord) written += ' ';
    if (isWord) starts.push(written.length);
    written += unit?.text ?? '';
    if (isWord) ends.push(written.length);
    afterWord = isWord;
  }
  return { text: written, places: { first: wordStart[place] ?? 0, starts, ends } };
}

export function readTag({ tags, tagKinds, kindOfTag }: TextPack, index: number, places: WordPlaces): WordMark {
  const [start, end] = spanAt(tags, index, places);
  const { number, morphology } = tagKinds[kindOfTag[index] ?? 0] ?? { number: 'H1' };
  return morphology === undefined ? [start, end, number] : [start, end, number, morphology];
}

/** The spans of a verse. */
export function indexesOf({ from }: PackedSpans, place: number): number[] {
  const first = from[place] ?? 0;
  return Array.from({ length: (from[place + 1] ?? first) - first }, (_, index) => first + index);
}
