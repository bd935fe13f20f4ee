import { isFreeLicense } from '#data/versions/free-license.ts';
import { staticVersions } from '#data/versions/static-versions.ts';
import { readBooks } from '#data/reading/read-chapter.ts';
import type { BibleIndexProps } from '../views/reading/BibleIndex.tsx';
import { queryLibrary } from './query-library.ts';
import { libraryMetadata, type Version } from './frame.ts';
import { withWordsOnce } from './words-once.ts';

/** Every loaded version, with the site's own first. */
export function biblePage(): { versions: Version[] } {
  const { versions } = libraryMetadata();
  return { versions: versions.map(withWordsOnce) };
}

/** The books and chapters of a version. */
export async function bibleVersionPage(code: string): Promise<BibleIndexProps> {
  const version = libraryMetadata().versions.find((each) => each.code === code);
  if (!version) throw new RangeError(`The library has no version ${code}`);
  return { version, books: await readBooks(queryLibrary, version) };
}

/**
 * Versions whose chapters are rendered at build time, as files or for a pack. A pack for offline reading requires a
 * free license.
 */
export function renderedVersions(): string[] {
  const { versions, sources } = libraryMetadata();
  const isFree = ({ source }: Version): boolean =>
    isFreeLicense(sources.find(({ code }) => code === source)?.licence ?? '');
  return versions.filter((version) => staticVersions.includes(version.code) || isFree(version)).map(({ code }) => code);
}
