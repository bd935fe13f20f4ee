import type { Numbering } from './versification.ts';

/** A version as it is searched and read, from the library's `versions`. */
export interface LoadedVersion {
  code: string;
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
