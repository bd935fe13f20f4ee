import { ByteReader, ByteWriter } from './byte-stream.ts';
import type { PackedSpans } from './span-codes.ts';

/** In place of a word's id. */
const [noWord, behindWord] = [-2, -1];

/** The word that a tag ends with, by which its kind is told; tags without a word have a list of their own. */
export function lastWordOf({ first, size, raw }: PackedSpans, words: ArrayLike<number>, index: number): number {
  const length = size[index] ?? 0;
  if (raw.has(index)) return noWord;
  return length === 0 ? behindWord : (words[(first[index] ?? 0) + length - 1] ?? noWord);
}

/**
 * What the tags say, kind by kind: a number with its parsing is one kind. A kind is told by its place in the list of
 * those that the same word has had before, which is mostly the first; a new one is written out. Each use moves a kind
 * one place forward, so that the frequent ones are in front.
 */
class KindsOfWords {
  readonly #lists: number[][] = [];

  /** `word` from {@link noWord} on. */
  listOf(word: number): number[] {
    return (this.#lists[word - noWord] ??= []);
  }

  use(list: number[], place: number, kind: number): void {
    const before = list[place - 1];
    if (before === undefined) return;
    list[place - 1] = kind;
    list[place] = before;
  }
}

/** Written in place of a list's place, for a kind that is not in it. */
const isNew = 0;

export interface WrittenTags {
  /** A number for each tag. */
  places: Uint8Array;
  /** The kinds that are new to a word. */
  fresh: Uint8Array;
}

/** `wordOf` the tag at an index: any number that tells its word from others. */
export function writeTags(kinds: readonly number[], wordOf: (index: number) => number): WrittenTags {
  const known = new KindsOfWords();
  const [places, fresh] = [new ByteWriter(), new ByteWriter()];
  for (const [index, kind] of kinds.entries()) {
    const list = known.listOf(wordOf(index));
    const place = list.indexOf(kind);
    places.number(place + 1);
    if (place === -1) {
      fresh.number(kind);
      list.push(kind);
    } else {
      known.use(list, place, kind);
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
