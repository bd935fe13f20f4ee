import type { EntryNumber } from '../../dictionary/entry-number.ts';
import type { EntrySummary } from '../../dictionary/entry-summary.ts';
import { defaultFirst, type LoadedVersion } from '../../versions/loaded-version.ts';
import type { Dictionary } from '../../search/engine/dictionary.ts';
import { placeOfVerse, type MemoryIndex } from '../../search/engine/memory-index.ts';
import { readVerse } from '../../search/engine/read-verse.ts';
import type { RenumberedRun } from '../../search/results/renumber.ts';
import type { VerseRange } from '../../search/language/verse-ranges.ts';
import type { VerseId } from '../../bible/verse-id.ts';
import { counterparts, verseMapOf, type Numbering, type VerseMap } from '../../bible/versification.ts';
import { unpackPairs } from '../../bible/packed-pairs.ts';
import { restoreVerse, type PlacedVerse } from '../placed-verse.ts';
import type { ReadableVersion } from '../readable-version.ts';
import type { Neighbours } from '../verse-page.ts';

/** The texts that a device has, as the calls of the API read the library. */
export interface MemoryLibrary {
  /** The default first, as the library lists them. */
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

export function indexOf({ indexes }: MemoryLibrary, { rows }: ReadableVersion): MemoryIndex | undefined {
  return indexes.find(({ pack }) => pack.head.version.id === rows.id);
}

/** Places in several versions: the verses by version and by place. */
export function readPlaces(
  library: MemoryLibrary,
  { versions, ids, from }: { versions: readonly ReadableVersion[]; ids: readonly VerseId[]; from: Numbering },
): PlacedVerse[][][] {
  return versions.map((version) =>
    ids.map((id) =>
      counterparts(id, from, version.rows.versification, library.map).flatMap((part): PlacedVerse[] => {
        const verse = readOne(library, version, part.id);
        return verse ? [{ ...verse, half: part.half }] : [];
      }),
    ),
  );
}

function readOne(library: MemoryLibrary, version: ReadableVersion, id: VerseId): PlacedVerse | undefined {
  const index = indexOf(library, version);
  const place = index && placeOfVerse(index, id);
  if (!index || place === undefined || index.pack.ids[place] !== id) return undefined;
  return restoreVerse(readVerse(index.pack, place), version);
}

/** Stretches by the version's own numbers, in their order, `limit` verses at most. */
export function readRanges(
  library: MemoryLibrary,
  version: ReadableVersion,
  ranges: readonly VerseRange[],
  limit: number,
): PlacedVerse[] {
  const index = indexOf(library, version);
  if (!index) return [];
  const found = new Set<number>();
  for (const [from, to] of ranges) {
    for (let place = placeOfVerse(index, from); (index.pack.ids[place] ?? Infinity) <= to; place += 1) found.add(place);
  }
  return [...found]
    .sort((a, b) => a - b)
    .slice(0, limit)
    .map((place) => restoreVerse(readVerse(index.pack, place), version));
}

/** The entries of all words of these verses. */
export function readWordEntries(
  { dictionary }: MemoryLibrary,
  verses: readonly PlacedVerse[],
): ReadonlyMap<string, EntrySummary> {
  const entries = new Map<string, EntrySummary>();
  for (const { marks } of verses) {
    for (const [, , number] of marks.words ?? []) {
      const entry = entries.has(number) ? undefined : findEntry(dictionary, number);
      if (entry) entries.set(number, entry);
    }
  }
  return entries;
}

export function findEntry(dictionary: Dictionary | undefined, number: EntryNumber): EntrySummary | undefined {
  const place = dictionary?.placeOf().get(number);
  return place === undefined ? undefined : dictionary?.entries[place];
}

/** The verses before and after in the numbers of the King James Version, in any version that has them. */
export function readNeighbours({ indexes }: MemoryLibrary, id: VerseId): Neighbours {
  const numbered = indexes.filter(({ pack }) => pack.head.version.versification === 'kjv');
  const before = numbered.flatMap((index) => index.pack.ids[placeOfVerse(index, id) - 1] ?? []);
  const after = numbered.flatMap((index) => index.pack.ids[placeOfVerse(index, id + 1)] ?? []);
  return {
    previous: before.length > 0 ? Math.max(...before) : undefined,
    next: after.length > 0 ? Math.min(...after) : undefined,
  };
}
