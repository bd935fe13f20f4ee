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
}

/** Shown first, and searched by default. If it is not loaded, the next version in order is used. */
export const defaultVersion = 'kjv_strongs';

type Ordered = Pick<LoadedVersion, 'code' | 'id' | 'taggedWords'>;

/** Compares versions for the order of menus: the default version, tagged texts, the others. */
export function defaultFirst(a: Ordered, b: Ordered): number {
  const isDefault = ({ code }: Ordered): number => Number(code === defaultVersion);
  return isDefault(b) - isDefault(a) || b.taggedWords - a.taggedWords || a.id - b.id;
}
