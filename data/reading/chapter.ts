import type { EntryNumber } from '../dictionary/entry-number.ts';
import type { VerseId } from '../bible/verse-id.ts';
import type { VerseMarks } from '../text/verse-marks.ts';
import type { Versification } from '../bible/versification.ts';

export interface ChapterVerse {
  /** In the version's own versification. */
  id: VerseId;
  /** Empty where the version has the number but no text for it. */
  text: string;
  marks: VerseMarks;
}

export interface ChapterVersion {
  code: string;
  name: string;
  shortName: string;
  /** BCP 47. */
  language: string;
  direction: 'ltr' | 'rtl';
  versification: Versification;
  /** 0 if its words have no Strong's numbers. */
  taggedWords: number;
}

/** A verse of the chapter, another that shares its rare words, and these words. */
export interface ChapterReference {
  /** In the version's own versification. */
  from: VerseId;
  to: { label: string; href: string };
  shared: { number: EntryNumber; gloss: string }[];
}

/** All data of a chapter's page. */
export interface Chapter {
  version: ChapterVersion;
  book: number;
  chapter: number;
  /** In order. A missing number means that the version does not have the verse. */
  verses: ChapterVerse[];
  /** The book's last chapter in this version. */
  lastChapter: number;
  /** A verse of the chapter before and after, where the version has one. */
  previous: VerseId | undefined;
  next: VerseId | undefined;
  /** The same chapter in other versions. */
  others: { name: string; href: string }[];
  /** The version to compare this one with. */
  comparedWith: string | undefined;
  references: ChapterReference[];
}
