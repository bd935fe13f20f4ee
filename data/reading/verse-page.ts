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
import { originalsOf } from '../interlinear/interlinear-texts.ts';
import { inOriginalOrder, inTranslationOrder, type InterlinearUnit } from '../interlinear/interlinear-verse.ts';
import { splitVerseId } from '../bible/verse-id.ts';
import { isOriginal } from './strongs-words.ts';

/** The previous and next verse, in the versification of the King James Version. */
export interface Neighbors {
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
  /**
   * The tagged version, its words with those of the original that it follows. Absent where it is not loaded.
   * `original` is that text, absent where it is not loaded.
   */
  tagged?: VerseInVersion & { units: InterlinearUnit[]; original?: ReadableVersion };
  /** Tagged texts in the original language that have the verse, their words with those of the tagged version. */
  originals: (VerseInVersion & { units: InterlinearUnit[] })[];
  /** All versions that are not elsewhere on the page. */
  others: VerseInVersion[];
}

/** The versions whose verses the page shows, and those of them whose words are in tables. */
export function versionsOfPage(readable: ReadableVersions): {
  readable: ReadableVersions;
  versions: ReadableVersion[];
  tables: ReadableVersion[];
} {
  const restored = findVersion(readable, restoredVersion.version);
  const versions = [...readableVersions(readable), ...(restored ? [restored] : [])];
  const tables = versions.filter(
    (version) => version.rows.taggedWords > 0 && (version.version === taggedVersion || isOriginal(version)),
  );
  return { readable, versions, tables };
}

/** The data of the page from the verses that were read; `undefined` where no version has the verse. */
export function versePage(
  id: VerseId,
  { readable, versions, tables }: ReturnType<typeof versionsOfPage>,
  read: readonly (readonly CounterpartVerse[])[],
  entries: ReadonlyMap<string, EntrySummary>,
): VersePage | undefined {
  const all = versions.map((version, at): VerseInVersion => ({ version, verses: read[at] ?? [] }));
  const shown = all.find(({ verses }) => verses.length > 0);
  if (!shown) return undefined;
  const withWords = all.filter(({ version }) => tables.includes(version));
  const translation = withWords.find(({ version }) => version.version === taggedVersion);
  const tagged = translation && inTranslation(translation, withWords, { readable, entries, id });
  const originals = withWords
    .filter(({ version, verses }) => isOriginal(version) && verses.length > 0)
    .map((each) => ({
      ...each,
      units: inOriginalOrder({
        original: each.verses,
        translation: translation?.verses ?? [],
        entries,
        language: each.version.language,
      }).flatMap(({ units }) => units),
    }));
  const placed = new Set([shown.version, ...originals.map(({ version }) => version)]);
  return {
    id,
    shown,
    ...(tagged && { tagged }),
    originals,
    others: all.filter(({ version }) => !placed.has(version)),
  };
}

function inTranslation(
  translation: VerseInVersion,
  all: readonly VerseInVersion[],
  { readable, entries, id }: { readable: ReadableVersions; entries: ReadonlyMap<string, EntrySummary>; id: VerseId },
): VersePage['tagged'] {
  const [best] = originalsOf(readable, translation.version, splitVerseId(id).book);
  const original = all.find(({ version }) => version.rows.id === best?.rows.id);
  const linked = inTranslationOrder({
    original: original?.verses ?? [],
    translation: translation.verses,
    entries,
    language: original?.version.language ?? '',
  });
  return {
    ...translation,
    units: linked.flatMap(({ units }) => units),
    ...(original && { original: original.version }),
  };
}
