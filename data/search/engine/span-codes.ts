import type { Span } from '../../text/verse-marks.ts';
import { ByteReader, ByteWriter } from './byte-stream.ts';

/** The offsets of a verse's words in its text, in UTF-16 units. */
export interface WordOffsets {
  /** The verse's first word, as an index over the whole text. */
  first: number;
  starts: readonly number[];
  ends: readonly number[];
}

/** Spans of one kind over a whole text, as word indexes over the whole text. */
export interface PackedSpans {
  /** The first span of each verse, and the end of the last. */
  from: Uint32Array;
  /** The first word; for a span without words, the one after it. */
  first: Uint32Array;
  /** Number of words; 0 for an empty span after a word. */
  size: Uint16Array;
  /** The few spans that do not start and end at word boundaries, as offsets. */
  raw: ReadonlyMap<number, Span>;
}

/**
 * A span is encoded as the number of words since the last one and its own number of words. Usually both fit in one
 * byte. Leading bytes from 240 are for wider spans, 254 for any size, 255 for spans given as offsets.
 */
const [narrowGaps, narrowSizes, wide, any, letters] = [15, 16, 240, 254, 255];
const widestGap = (any - wide) * 256;

/** `spans` is indexed by verse; the order within a verse is preserved. */
export function writeSpans(spans: readonly (readonly Span[])[], offsetsOf: (verse: number) => WordOffsets): Uint8Array {
  const writer = new ByteWriter();
  writer.number(spans.reduce((sum, { length }) => sum + length, 0));
  let next = 0;
  let lastRaw = 0;
  for (const [verse, list] of spans.entries()) {
    if (list.length === 0) continue;
    const offsets = offsetsOf(verse);
    for (const span of list) {
      const words = wordsOfSpan(span, offsets);
      const gap = words && words[0] - next;
      if (!words || gap === undefined || gap < 0) {
        writer.byte(letters);
        writer.number(verse - lastRaw);
        writer.number(span[0]);
        writer.number(span[1] - span[0]);
        lastRaw = verse;
        continue;
      }
      writeGap(writer, gap, words[1]);
      next = words[0] + words[1];
    }
  }
  return writer.finish();
}

/**
 * The first word and the number of words; `undefined` where the span cuts a word or includes characters next to its
 * words.
 */
function wordsOfSpan(
  [start, end]: Span,
  { first, starts, ends }: WordOffsets,
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

/** `wordStart` is the first word of each verse, and the end of the last. */
export function readSpans(bytes: Uint8Array, wordStart: Uint32Array): PackedSpans {
  const reader = new ByteReader(bytes);
  const count = reader.number();
  const [first, size, from] = [new Uint32Array(count), new Uint16Array(count), new Uint32Array(wordStart.length)];
  const raw = new Map<number, Span>();
  let [next, lastRaw, verse] = [0, 0, 0];
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
      next += narrow
        ? Math.floor(opening / narrowSizes)
        : opening === any
          ? reader.number()
          : ((opening - wide) << 8) | reader.byte();
      const words = narrow ? opening % narrowSizes : opening === any ? reader.number() : reader.byte();
      first[index] = next;
      size[index] = words;
      // An empty span is after a word of its verse.
      const word = words === 0 ? next - 1 : next;
      next += words;
      inVerse = verse;
      while ((wordStart[inVerse + 1] ?? Infinity) <= word) inVerse += 1;
    }
    while (verse < inVerse) from[(verse += 1)] = index;
  }
  while (verse < wordStart.length - 1) from[(verse += 1)] = count;
  return { from, first, size, raw };
}

/** A span as offsets into the text of its verse. */
export function spanAt({ first, size, raw }: PackedSpans, index: number, offsets: WordOffsets): Span {
  const known = raw.get(index);
  if (known) return [known[0], known[1]];
  const opening = (first[index] ?? 0) - offsets.first;
  const words = size[index] ?? 0;
  if (words === 0) return [offsets.ends[opening - 1] ?? 0, offsets.ends[opening - 1] ?? 0];
  return [offsets.starts[opening] ?? 0, offsets.ends[opening + words - 1] ?? 0];
}
