import { ByteReader, ByteWriter } from './byte-stream.ts';
import type { PackedSpans } from './span-codes.ts';

/** Used in place of a word's id. */
const [noWord, behindWord] = [-2, -1];

/** The last word of a tag, which predicts its kind; tags without a word share a list of their own. */
export function lastWordOf({ first, size, raw }: PackedSpans, words: ArrayLike<number>, index: number): number {
  const length = size[index] ?? 0;
  if (raw.has(index)) return noWord;
  return length === 0 ? behindWord : (words[(first[index] ?? 0) + length - 1] ?? noWord);
}

/**
 * Move-to-front coding of the tags. A kind is a number with its parsing. Each kind is encoded as its index in the list
 * of kinds that the same word had before, which is usually the first; a new one is written in full. Each use moves a
 * kind one index forward, so frequent kinds are near the front.
 */
class KindsOfWords {
  readonly #lists: number[][] = [];

  /** `word` is at least {@link noWord}. */
  listOf(word: number): number[] {
    return (this.#lists[word - noWord] ??= []);
  }

  use(list: number[], index: number, kind: number): void {
    const before = list[index - 1];
    if (before === undefined) return;
    list[index - 1] = kind;
    list[index] = before;
  }
}

/** Written instead of an index for a kind that is not in the list. */
const isNew = 0;

export interface WrittenTags {
  /** A number for each tag. */
  places: Uint8Array;
  /** The kinds that are new to a word. */
  fresh: Uint8Array;
}

/** `wordOf` returns a number that identifies the word of the tag at an index. */
export function writeTags(kinds: readonly number[], wordOf: (index: number) => number): WrittenTags {
  const known = new KindsOfWords();
  const [places, fresh] = [new ByteWriter(), new ByteWriter()];
  for (const [index, kind] of kinds.entries()) {
    const list = known.listOf(wordOf(index));
    const position = list.indexOf(kind);
    places.number(position + 1);
    if (position === -1) {
      fresh.number(kind);
      list.push(kind);
    } else {
      known.use(list, position, kind);
    }
  }
  return { places: places.finish(), fresh: fresh.finish() };
}

export function readTags(
  { places, fresh }: WrittenTags,
  count: number,
  wordOf: (index: number) => number,
): Uint16Array {
  const known = new KindsOfWords();
  const [placesReader, freshReader] = [new ByteReader(places), new ByteReader(fresh)];
  const kinds = new Uint16Array(count);
  for (let index = 0; index < count; index += 1) {
    const list = known.listOf(wordOf(index));
    const written = placesReader.number();
    const kind = written === isNew ? freshReader.number() : (list[written - 1] ?? 0);
    if (written === isNew) list.push(kind);
    else known.use(list, written - 1, kind);
    kinds[index] = kind;
  }
  return kinds;
}
