import type { VerseText } from '#data/text/verse-text.ts';

/** A version as every writer takes it. */
export interface TextToWrite {
  code: string;
  name: string;
  shortName: string;
  /** BCP 47. */
  language: string;
  licence: string;
  /** In canonical order. */
  verses: Iterable<VerseText>;
}
