import type { Numbering } from '../bible/versification.ts';

/** A version as it is searched and read, from the library's `versions`. */
export interface LoadedVersion {
  code: string;
  /** The code that its rows stand under, where it was asked for by the text's other code: see `version-twins.ts`. */
  storedAs?: string;
  /** `versions.id`: the order of several versions. */
  id: number;
  name: string;
  shortName: string;
  /** BCP 47. */
  language: string;
  direction: 'ltr' | 'rtl';
  versification: Numbering;
  /** 0: its words carry no numbers. */
  taggedWords: number;
}

/** Shown first, and searched unless another is asked for; where it is not loaded, the next best takes its place. */
export const defaultVersion = 'kjv_strongs';

type Ordered = Pick<LoadedVersion, 'code' | 'id' | 'taggedWords'>;

/** Compares versions for the order in which a reader is offered them: the site's default, tagged texts, the others. */
export function defaultFirst(a: Ordered, b: Ordered): number {
  const isDefault = ({ code }: Ordered): number => Number(code === defaultVersion);
  return isDefault(b) - isDefault(a) || b.taggedWords - a.taggedWords || a.id - b.id;
}
