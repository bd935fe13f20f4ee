import { splitVerseId, type VerseId } from '../bible/verse-id.ts';
import { newTestamentOnly, notInManuscripts, notInVersion, numberedDifferently, oldTestamentOnly } from './messages.ts';

/** Versions that have one testament only, by code. */
const oldOnly: ReadonlySet<string> = new Set(['wlc']);
const newOnly: ReadonlySet<string> = new Set(['sblgnt', 'tr', 'trparsed']);
const firstOfNewTestament = 40;

/**
 * Passages of the King James Version's New Testament that editions of the oldest manuscripts omit (A
 * Textual Commentary on the Greek New Testament).
 */
const omitted: readonly [from: VerseId, to: VerseId][] = [
  [40_017_021, 40_017_021],
  [40_018_011, 40_018_011],
  [40_023_014, 40_023_014],
  [41_007_016, 41_007_016],
  [41_009_044, 41_009_044],
  [41_009_046, 41_009_046],
  [41_011_026, 41_011_026],
  [41_015_028, 41_015_028],
  [42_017_036, 42_017_036],
  [42_023_017, 42_023_017],
  [43_005_004, 43_005_004],
  [43_007_053, 43_008_011],
  [44_008_037, 44_008_037],
  [44_015_034, 44_015_034],
  [44_024_007, 44_024_007],
  [44_028_029, 44_028_029],
  [45_016_024, 45_016_027],
];
/** Verses whose text is at the end of the verse before in some versions, or the reverse. */
const joined: ReadonlySet<VerseId> = new Set([44_019_041, 47_013_014, 64_001_015, 66_012_018]);

/** The only testament of a version, by its code; `undefined` if it may have both. */
export function onlyTestamentOf(version: string): 'old' | 'new' | undefined {
  return oldOnly.has(version) ? 'old' : newOnly.has(version) ? 'new' : undefined;
}

/** Why a version does not have a verse, which is given in the versification of the King James Version. */
export function absentVerseMessage(version: string, id: VerseId): string {
  const isNew = splitVerseId(id).book >= firstOfNewTestament;
  if (isNew && oldOnly.has(version)) return oldTestamentOnly;
  if (!isNew && newOnly.has(version)) return newTestamentOnly;
  if (omitted.some(([from, to]) => from <= id && id <= to)) return notInManuscripts;
  return joined.has(id) ? numberedDifferently : notInVersion;
}
