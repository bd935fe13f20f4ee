import type { VerseText } from '#data/text/verse-text.ts';

/** A version in the form that every writer accepts. */
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
