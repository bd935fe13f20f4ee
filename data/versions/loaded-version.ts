import type { Versification } from '../bible/versification.ts';

/** A version for search and reading, from the library's table `versions`. */
export interface LoadedVersion {
  code: string;
  /** The code of its rows, where it was requested by the text's other code: see `version-twins.ts`. */
  storedAs?: string;
  /** `versions.id`, by which several versions are sorted. */
  id: number;
  name: string;
  shortName: string;
  /** BCP 47. */
  language: string;
  direction: 'ltr' | 'rtl';
  versification: Versification;
  /** 0 if its words have no Strong's numbers. */
  taggedWords: number;
  /** Read from a file of an administrator, which can have the code of a text that is built with the site. */
  isImported?: true;
}

/** Codes of the sources of imported texts start with this. */
export const importSourcePrefix = 'import-';

/** A version from a row with the code of its source. */
export function withOrigin<Version extends { source: string }>({
  source,
  ...version
}: Version): Omit<Version, 'source'> & Pick<LoadedVersion, 'isImported'> {
  return source.startsWith(importSourcePrefix) ? { ...version, isImported: true } : version;
}

/** Shown first, and searched by default. If it is not loaded, the next version in order is used. */
export const defaultVersion = 'kjv_strongs';

type Ordered = Pick<LoadedVersion, 'code' | 'id' | 'taggedWords' | 'language'>;

const originals: ReadonlySet<string> = new Set(['hbo', 'he', 'arc', 'grc', 'el']);

/** Tagged texts in an original language, then tagged English ones, then all others. */
function rank({ taggedWords, language }: Ordered): number {
  if (taggedWords === 0) return 0;
  return originals.has(language) ? 2 : Number(language === 'en');
}

/** Compares versions for the order of menus: the default version, tagged texts, the others by id. */
export function defaultFirst(a: Ordered, b: Ordered): number {
  const isDefault = ({ code }: Ordered): number => Number(code === defaultVersion);
  const [rankA, rankB] = [rank(a), rank(b)];
  return isDefault(b) - isDefault(a) || rankB - rankA || (rankA && b.taggedWords - a.taggedWords) || a.id - b.id;
}
