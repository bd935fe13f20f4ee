import type { EntryNumber } from '../../dictionary/entry-number.ts';
import type { EntrySummary } from '../../dictionary/entry-summary.ts';
import { defaultFirst, type LoadedVersion } from '../../versions/loaded-version.ts';
import type { Dictionary } from '../../search/engine/dictionary.ts';
import { lowerBoundOfVerse, type MemoryIndex } from '../../search/engine/memory-index.ts';
import { readVerse } from '../../search/engine/read-packed-verse.ts';
import type { RenumberedRun } from '../../search/results/renumber.ts';
import type { VerseRange } from '../../search/language/verse-ranges.ts';
import type { VerseId } from '../../bible/verse-id.ts';
import { counterparts, verseMapOf, type Versification, type VerseMap } from '../../bible/versification.ts';
import { unpackPairs } from '../../bible/packed-pairs.ts';
import { restoreVerse, type CounterpartVerse } from '../placed-verse.ts';
import type { ReadableVersion } from '../readable-version.ts';
import type { Neighbors } from '../verse-page.ts';

/** The texts on a device, for reads like those of the API. */
export interface MemoryLibrary {
  /** The default first, in the order of the library. */
  versions: readonly LoadedVersion[];
  indexes: readonly MemoryIndex[];
  dictionary: Dictionary | undefined;
  runs: readonly RenumberedRun[];
  map: VerseMap;
}

export function makeMemoryLibrary(indexes: readonly MemoryIndex[], dictionary: Dictionary | undefined): MemoryLibrary {
  const versions = indexes.map(({ pack }) => pack.head.version).sort(defaultFirst);
  const { runs = [], halves = [] } = indexes[0]?.pack.head ?? {};
  return { versions, indexes, dictionary, runs, map: verseMapOf(unpackPairs(runs, halves)) };
}

function indexOf({ indexes }: MemoryLibrary, { rows }: ReadableVersion): MemoryIndex | undefined {
  return indexes.find(({ pack }) => pack.head.version.id === rows.id);
}

/** The verses for several ids in several versions, indexed by version and by id. */
export function readCounterparts(
  library: MemoryLibrary,
  { versions, ids, from }: { versions: readonly ReadableVersion[]; ids: readonly VerseId[]; from: Versification },
): CounterpartVerse[][][] {
  return versions.map((version) =>
    ids.map((id) =>
      counterparts(id, from, version.rows.versification, library.map).flatMap((part): CounterpartVerse[] => {
        const verse = readOne(library, version, part.id);
        return verse ? [{ ...verse, half: part.half }] : [];
      }),
    ),
  );
}

function readOne(library: MemoryLibrary, version: ReadableVersion, id: VerseId): CounterpartVerse | undefined {
  const index = indexOf(library, version);
  const verse = index && lowerBoundOfVerse(index, id);
  if (!index || verse === undefined || index.pack.ids[verse] !== id) return undefined;
  return restoreVerse(readVerse(index.pack, verse), version);
}

/** Verses of ranges in the version's own versification, in order, at most `limit`. */
export function readRanges(
  library: MemoryLibrary,
  version: ReadableVersion,
  ranges: readonly VerseRange[],
  limit: number,
): CounterpartVerse[] {
  const index = indexOf(library, version);
  if (!index) return [];
  const verses = new Set<number>();
  for (const [from, to] of ranges) {
    for (let verse = lowerBoundOfVerse(index, from); (index.pack.ids[verse] ?? Infinity) <= to; verse += 1)
      verses.add(verse);
  }
  return [...verses]
    .sort((a, b) => a - b)
    .slice(0, limit)
    .map((verse) => restoreVerse(readVerse(index.pack, verse), version));
}

/** The entries of all words of these verses, and those of their forms. */
export function readWordEntries(
  { dictionary }: MemoryLibrary,
  verses: readonly CounterpartVerse[],
): ReadonlyMap<string, EntrySummary> {
  const entries = new Map<string, EntrySummary>();
  for (const { marks } of verses) {
    for (const [, , number, , form] of marks.words ?? []) {
      for (const each of form ? [number, form] : [number]) {
        const entry = entries.has(each) ? undefined : findPackedEntry(dictionary, each);
        if (entry) entries.set(each, entry);
      }
    }
  }
  return entries;
}

export function findPackedEntry(dictionary: Dictionary | undefined, number: EntryNumber): EntrySummary | undefined {
  const index = dictionary?.entryIndexOf().get(number);
  return index === undefined ? undefined : dictionary?.entries[index];
}

/** The previous and next verse in the versification of the King James Version, from any version that has them. */
export function readNeighbors({ indexes }: MemoryLibrary, id: VerseId): Neighbors {
  const numbered = indexes.filter(({ pack }) => pack.head.version.versification === 'kjv');
  const before = numbered.flatMap((index) => index.pack.ids[lowerBoundOfVerse(index, id) - 1] ?? []);
  const after = numbered.flatMap((index) => index.pack.ids[lowerBoundOfVerse(index, id + 1)] ?? []);
  return {
    previous: before.length > 0 ? Math.max(...before) : undefined,
    next: after.length > 0 ? Math.min(...after) : undefined,
  };
}
