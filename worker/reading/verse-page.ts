import type { CrossReference } from '#data/contract/reading.ts';
import { restoredVersion } from '#data/model/restored-names.ts';
import type { VerseId } from '#data/model/verse-id.ts';
import { BatchPlan } from '../queries/batch.ts';
import { planCrossReferences } from '../queries/cross-references.ts';
import { taggedVersion } from '../queries/examples.ts';
import { planNeighbours, type Neighbours } from '../queries/neighbours.ts';
import { keysOf, planPlaces, type PlacedVerse } from '../queries/reading.ts';
import { planWordEntries } from '../queries/word-entries.ts';
import { runPlan, type Reading } from './open-reading.ts';
import { findVersion, readableVersions, type ReadableVersion } from './readable-version.ts';
import { isOriginal, wordsOfVerses, type WordOfVerse } from './strongs-words.ts';

/** A verse in one version: no verses where the version lacks it. */
export interface VerseInVersion {
  version: ReadableVersion;
  verses: PlacedVerse[];
}

export interface VersePage {
  id: VerseId;
  /** The tagged translation, or the first version that has the verse. */
  shown: VerseInVersion;
  /** Absent where the tagged translation is not loaded. */
  tagged?: VerseInVersion & { words: WordOfVerse[] };
  /** Tagged texts in the original language that have the verse. */
  originals: (VerseInVersion & { words: WordOfVerse[] })[];
  /** All that stand nowhere else on the page. */
  others: VerseInVersion[];
  references: CrossReference[];
  neighbours: Neighbours;
}

/** Everything that the page of a verse shows, in one batch; `undefined` where no loaded version has the verse. */
export async function readVersePage(database: D1Database, reading: Reading, id: VerseId): Promise<VersePage | undefined> {
  const { catalogue, map } = reading;
  const restored = findVersion(catalogue, restoredVersion.version);
  const versions = [...readableVersions(catalogue), ...(restored ? [restored] : [])];
  const tables = versions.filter((version) => version.rows.taggedWords > 0 && (version.version === taggedVersion || isOriginal(version)));
  const place = { ids: [id], from: 'kjv', map } as const;
  const plan = new BatchPlan();
  const read = planPlaces(plan, { ...place, versions });
  const readEntries = planWordEntries(plan, keysOf({ ...place, versions: tables }));
  const readReferences = planCrossReferences(plan, catalogue, id);
  const readNeighbours = planNeighbours(plan, catalogue, id);
  await runPlan(plan, database, reading);

  const found = read();
  const all = versions.map((version, at): VerseInVersion => ({ version, verses: found[at]?.[0] ?? [] }));
  const shown = all.find(({ verses }) => verses.length > 0);
  if (!shown) return undefined;
  const entries = readEntries();
  const withWords = all.filter(({ version }) => tables.includes(version)).map((each) => ({ ...each, words: wordsOfVerses(each.verses, each.version, entries) }));
  const tagged = withWords.find(({ version }) => version.version === taggedVersion);
  const originals = withWords.filter(({ version, verses }) => isOriginal(version) && verses.length > 0);
  const standing = new Set([shown.version, ...originals.map(({ version }) => version)]);
  return {
    id,
    shown,
    ...(tagged && { tagged }),
    originals,
    others: all.filter(({ version }) => !standing.has(version)),
    references: readReferences(),
    neighbours: readNeighbours(),
  };
}
