import type { Span } from '../../text/verse-marks.ts';
import { ByteReader, ByteWriter } from './byte-stream.ts';

/** Where the words of a verse stand in its text, in UTF-16 units. */
export interface WordPlaces {
  /** The verse's first word, counted over the whole text. */
  first: number;
  starts: readonly number[];
  ends: readonly number[];
}

/** Spans of one kind over a whole text, as words counted over the whole of it. */
export interface PackedSpans {
  /** The first span of each verse, and the end of all. */
  from: Uint32Array;
  /** The first word; for a span without words the one behind it. */
  first: Uint32Array;
  /** Words; 0 for a span of no length behind a word. */
  size: Uint16Array;
  /** The few spans that do not begin and end with words, as they are. */
  raw: ReadonlyMap<number, Span>;
}

/**
 * A span is told by the words between it and the last one, and by its own words: mostly both fit into one byte.
 * Leading values from 240 on are for wider ones, 254 for any, 255 for spans that are told by their letters.
 */
const [narrowGaps, narrowSizes, wide, any, letters] = [15, 16, 240, 254, 255];
const widestGap = (any - wide) * 256;

/** `spans` by verse; the order within a verse is kept. */
export function writeSpans(spans: readonly (readonly Span[])[], placesOf: (verse: number) => WordPlaces): Uint8Array {
  const writer = new ByteWriter();
  writer.number(spans.reduce((sum, { length }) => sum + length, 0));
  let behind = 0;
  let lastRaw = 0;
  for (const [verse, list] of spans.entries()) {
    if (list.length === 0) continue;
    const places = placesOf(verse);
    for (const span of list) {
      const words = wordsOfSpan(span, places);
      const gap = words && words[0] - behind;
      if (!words || gap === undefined || gap < 0) {
        writer.byte(letters);
        writer.number(verse - lastRaw);
        writer.number(span[0]);
        writer.number(span[1] - span[0]);
        lastRaw = verse;
        continue;
      }
      writeGap(writer, gap, words[1]);
      behind = words[0] + words[1];
    }
  }
  return writer.finish();
}

/** First word and their number; `undefined` where the span cuts a word or has signs beside its words. */
function wordsOfSpan(
  [start, end]: Span,
  { first, starts, ends }: WordPlaces,
): [first: number, size: number] | undefined {
  const last = ends.indexOf(end);
  if (last === -1) return undefined;
  if (start === end) return [first + last + 1, 0];
  const opening = starts.indexOf(start);
  return opening === -1 || opening > last ? undefined : [first + opening, last - opening + 1];
}

function writeGap(writer: ByteWriter, gap: number, size: number): void {
  if (gap < narrowGaps && size < narrowSizes) {
    writer.byte(gap * narrowSizes + size);
  } else if (gap < widestGap && size < 256) {
    writer.byte(wide + (gap >> 8));
    writer.byte(gap & 255);
    writer.byte(size);
  } else {
    writer.byte(any);
    writer.number(gap);
    writer.number(size);
  }
}

/** `wordStart`: the first word of each verse, and the end of all. */
export function readSpans(bytes: Uint8Array, wordStart: Uint32Array): PackedSpans {
  const reader = new ByteReader(bytes);
  const count = reader.number();
  const [first, size, from] = [new Uint32Array(count), new Uint16Array(count), new Uint32Array(wordStart.length)];
  const raw = new Map<number, Span>();
  let [behind, lastRaw, verse] = [0, 0, 0];
  for (let index = 0; index < count; index += 1) {
    const opening = reader.byte();
    let inVerse: number;
    if (opening === letters) {
      lastRaw += reader.number();
      const start = reader.number();
      raw.set(index, [start, start + reader.number()]);
      inVerse = lastRaw;
    } else {
      const narrow = opening < wide;
      behind += narrow
        ? Math.floor(opening / narrowSizes)
        : opening === any
          ? reader.number()
          : ((opening - wide) << 8) | reader.byte();
      const words = narrow ? opening % narrowSizes : opening === any ? reader.number() : reader.byte();
      first[index] = behind;
      size[index] = words;
      // A span of no length stands behind its verse's word.
      const word = words === 0 ? behind - 1 : behind;
      behind += words;
      inVerse = verse;
      while ((wordStart[inVerse + 1] ?? Infinity) <= word) inVerse += 1;
    }
    while (verse < inVerse) from[(verse += 1)] = index;
  }
  while (verse < wordStart.length - 1) from[(verse += 1)] = count;
  return { from, first, size, raw };
}

/** A span in the letters of its verse. */
export function spanAt({ first, size, raw }: PackedSpans, index: number, places: WordPlaces): Span {
  const known = raw.get(index);
  if (known) return [known[0], known[1]];
  const opening = (first[index] ?? 0) - places.first;
  const words = size[index] ?? 0;
  if (words === 0) return [places.ends[opening - 1] ?? 0, places.ends[opening - 1] ?? 0];
  return [places.starts[opening] ?? 0, places.ends[opening + words - 1] ?? 0];
}
