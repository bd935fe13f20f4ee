import { entryOrdinal, type EntryNumber } from '#data/dictionary/entry-number.ts';
import { chapterOf, type VerseId } from '#data/bible/verse-id.ts';
import type { crossReferences, OtherVerse } from '#data/schema/library.ts';

/** The data by which verses are compared: the tagged numbers of each, with their occurrences in the verse. */
export type VerseNumbers = ReadonlyMap<VerseId, ReadonlyMap<EntryNumber, number>>;

export interface VerseReferences {
  verse: VerseId;
  others: OtherVerse[];
}

/** Chosen from the results for passages that printed Bibles cross-reference. */
const bounds = {
  others: 10,
  shared: 4,
  /** At least one shared number occurs in no more verses than this. */
  rareVerses: 300,
  /** A single shared number is enough if it occurs in no more verses than this. */
  aloneVerses: 100,
  /**
   * Numbers in more verses than this (and, which, to be) say nothing about similarity and take nearly all of the time.
   */
  countedVerses: 1500,
  /** Minimum cosine. Below it, shared words are a coincidence. */
  nearness: 0.2,
};

type RelatedVerses = Pick<typeof crossReferences.$inferSelect, 'chapter' | 'verses'>;

/** The references of {@link findCrossReferences}, by chapter. */
export function crossReferenceRows(numbers: VerseNumbers): RelatedVerses[] {
  const rows = new Map<number, RelatedVerses>();
  for (const { verse, others } of findCrossReferences(numbers)) {
    const chapter = chapterOf(verse);
    const row = rows.get(chapter) ?? { chapter, verses: {} };
    rows.set(chapter, row);
    row.verses[verse] = others;
  }
  return [...rows.values()];
}

interface Word {
  number: EntryNumber;
  /** The number of verses with the word. */
  verses: number;
  /** Indexes into the list of verses, with the word's weight in each. */
  places: Uint32Array;
  weights: Float64Array;
}

interface WeighedWord {
  word: Word;
  weight: number;
}

/**
 * For each verse, the verses of other chapters that share most of its rare words, nearest first. The measure is the
 * cosine of vectors of occurrences in the verse, weighted by rarity (tf-idf). Call it for one testament at a time,
 * because a Hebrew number is never a Greek one. The result is deterministic: ties are ordered by verse id.
 */
export function* findCrossReferences(numbers: VerseNumbers): Generator<VerseReferences> {
  const ids = [...numbers.keys()].sort((a, b) => a - b);
  const chapters = Uint32Array.from(ids, (id) => Math.floor(id / 1000));
  const scores = new Float64Array(ids.length);
  for (const [at, own] of weighWords(numbers, ids).entries()) {
    const near = nearVerses(own, scores).filter((verseIndex) => chapters[verseIndex] !== chapters[at]);
    near.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
    const others: VerseReferences['others'] = [];
    for (const verseIndex of near) {
      const other = ids[verseIndex] ?? 0;
      const shared = sharedWords(own, numbers.get(other));
      if (!isSimilarEnough(shared)) continue;
      others.push([other, shared.slice(0, bounds.shared).map(({ number }) => number)]);
      if (others.length === bounds.others) break;
    }
    if (others.length > 0) yield { verse: ids[at] ?? 0, others };
  }
}

/** Indexes of the verses that share a rare word and are near enough. Clears `scores` and fills it. */
function nearVerses(own: readonly WeighedWord[], scores: Float64Array): number[] {
  scores.fill(0);
  const candidates: number[] = [];
  // Rarest first, so that later words add only to existing candidates.
  for (const { word, weight } of own) {
    const { places, weights } = word;
    const rare = word.verses <= bounds.rareVerses;
    for (let index = 0; index < places.length; index += 1) {
      const verseIndex = places[index] as number;
      const before = scores[verseIndex] as number;
      if (before === 0) {
        if (!rare) continue;
        candidates.push(verseIndex);
      }
      scores[verseIndex] = before + weight * (weights[index] as number);
    }
  }
  return candidates.filter((verseIndex) => (scores[verseIndex] as number) >= bounds.nearness);
}

function isSimilarEnough(shared: readonly Word[]): boolean {
  return shared.length > 1 || shared.some(({ verses }) => verses <= bounds.aloneVerses);
}

/** Rarest first, like `own`. */
function sharedWords(own: readonly WeighedWord[], other: ReadonlyMap<EntryNumber, number> | undefined): Word[] {
  return own.flatMap(({ word }) => (other?.has(word.number) ? [word] : []));
}

/** The words of each verse, rarest first, with weights whose squares add up to 1. */
function weighWords(numbers: VerseNumbers, ids: readonly VerseId[]): WeighedWord[][] {
  const placesOf = new Map<EntryNumber, number[]>();
  for (const [at, id] of ids.entries()) {
    for (const number of numbers.get(id)?.keys() ?? []) {
      const places = placesOf.get(number);
      if (places) places.push(at);
      else placesOf.set(number, [at]);
    }
  }
  const words = new Map<EntryNumber, Word>();
  for (const [number, places] of placesOf) {
    if (places.length < 2 || places.length > bounds.countedVerses) continue;
    words.set(number, {
      number,
      verses: places.length,
      places: Uint32Array.from(places),
      weights: new Float64Array(places.length),
    });
  }
  const filled = new Map<Word, number>();
  return ids.map((id) => {
    const own = [...(numbers.get(id) ?? [])].flatMap(([number, times]) => {
      const word = words.get(number);
      return word ? [{ word, weight: (1 + Math.log(times)) * Math.log(ids.length / word.verses) }] : [];
    });
    own.sort((a, b) => a.word.verses - b.word.verses || entryOrdinal(a.word.number) - entryOrdinal(b.word.number));
    const length = Math.hypot(...own.map(({ weight }) => weight));
    return own.map(({ word, weight }) => {
      const next = filled.get(word) ?? 0;
      filled.set(word, next + 1);
      word.weights[next] = weight / length;
      return { word, weight: weight / length };
    });
  });
}
