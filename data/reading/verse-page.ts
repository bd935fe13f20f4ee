import type { EntrySummary } from '../dictionary/entry-summary.ts';
import { restoredVersion } from '../versions/restored-version.ts';
import type { VerseId } from '../bible/verse-id.ts';
import type { CounterpartVerse } from './placed-verse.ts';
import {
  findVersion,
  readableVersions,
  taggedVersion,
  type ReadableVersion,
  type ReadableVersions,
} from './readable-version.ts';
import { isOriginal, wordsOfVerses, type WordOfVerse } from './strongs-words.ts';

/** The previous and next verse, in the versification of the King James Version. */
export interface Neighbours {
  previous: VerseId | undefined;
  next: VerseId | undefined;
}

/** A verse in one version; `verses` is empty where the version lacks it. */
export interface VerseInVersion {
  version: ReadableVersion;
  verses: readonly CounterpartVerse[];
}

export interface VersePage {
  id: VerseId;
  /** The tagged version, or the first version that has the verse. */
  shown: VerseInVersion;
  /** Absent where the tagged version is not loaded. */
  tagged?: VerseInVersion & { words: WordOfVerse[] };
  /** Tagged texts in the original language that have the verse. */
  originals: (VerseInVersion & { words: WordOfVerse[] })[];
  /** All versions that are not elsewhere on the page. */
  others: VerseInVersion[];
}

/** The versions whose verses the page shows, and those of them whose words are in tables. */
export function versionsOfPage(readable: ReadableVersions): {
  versions: ReadableVersion[];
  tables: ReadableVersion[];
} {
  const restored = findVersion(readable, restoredVersion.version);
  const versions = [...readableVersions(readable), ...(restored ? [restored] : [])];
  const tables = versions.filter(
    (version) => version.rows.taggedWords > 0 && (version.version === taggedVersion || isOriginal(version)),
  );
  return { versions, tables };
}

/** The data of the page from the verses that were read; `undefined` where no version has the verse. */
export function versePage(
  id: VerseId,
  { versions, tables }: ReturnType<typeof versionsOfPage>,
  read: readonly (readonly CounterpartVerse[])[],
  entries: ReadonlyMap<string, EntrySummary>,
): VersePage | undefined {
  const all = versions.map((version, at): VerseInVersion => ({ version, verses: read[at] ?? [] }));
  const shown = all.find(({ verses }) => verses.length > 0);
  if (!shown) return undefined;
  const withWords = all
    .filter(({ version }) => tables.includes(version))
    .map((each) => ({ ...each, words: wordsOfVerses(each.verses, each.version, entries) }));
  const tagged = withWords.find(({ version }) => version.version === taggedVersion);
  const originals = withWords.filter(({ version, verses }) => isOriginal(version) && verses.length > 0);
  const placed = new Set([shown.version, ...originals.map(({ version }) => version)]);
  return {
    id,
    shown,
    ...(tagged && { tagged }),
    originals,
    others: all.filter(({ version }) => !placed.has(version)),
  };
}
