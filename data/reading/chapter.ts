import type { EntryNumber } from '../dictionary/entry-number.ts';
import type { VerseId } from '../bible/verse-id.ts';
import type { VerseMarks } from '../text/verse-marks.ts';
import type { Numbering } from '../bible/versification.ts';

export interface ChapterVerse {
  /** In the version's own numbers. */
  id: VerseId;
  /** Empty: the version numbers the verse and has no text for it. */
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
  versification: Numbering;
  /** 0: its words carry no numbers. */
  taggedWords: number;
}

/** A verse of the chapter, another that shares its rare words, and these. */
export interface ChapterReference {
  /** In the version's own numbers. */
  from: VerseId;
  to: { label: string; href: string };
  shared: { number: EntryNumber; gloss: string }[];
}

/** Everything that a chapter's page shows. */
export interface Chapter {
  version: ChapterVersion;
  book: number;
  chapter: number;
  /** In order; where a number is left out, the verse is not in this version. */
  verses: ChapterVerse[];
  /** The book's last chapter in this version. */
  lastChapter: number;
  /** Any verse of the chapter before and after, where the version has one. */
  previous: VerseId | undefined;
  next: VerseId | undefined;
  /** The same chapter in other versions. */
  others: { name: string; href: string }[];
  /** The version to stand beside this one when they are compared. */
  beside: string | undefined;
  references: ChapterReference[];
}

/** What the line above a chapter's text is drawn from. */
export type LinkedChapter = Omit<Chapter, 'previous' | 'next' | 'references' | 'verses'> & {
  verses: { id: VerseId; marks: Pick<VerseMarks, 'kjv'> }[];
};
