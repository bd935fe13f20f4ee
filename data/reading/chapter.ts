import type { EntryNumber } from '../dictionary/entry-number.ts';
import type { VerseId } from '../bible/verse-id.ts';
import type { VerseMarks } from '../text/verse-marks.ts';
import type { Versification } from '../bible/versification.ts';
import type { PassageView } from './related-passages.ts';

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
  to: ReferenceLink;
  shared: { number: EntryNumber; gloss: string }[];
}

/** "John 3:16", "Psalm 118:22–23". */
export interface ReferenceLink {
  label: string;
  href: string;
}

/** A verse of the chapter, and some of its references in the Treasury of Scripture Knowledge. */
export interface TreasuryReference {
  /** In the version's own versification. */
  from: VerseId;
  to: ReferenceLink[];
}

/** Verses of the chapter with the passages that they quote, that quote them, or that are parallel to them. */
export interface ChapterPassage extends Pick<PassageView, 'relation' | 'agreesWithSeptuagint'> {
  /** In the version's own versification. */
  from: VerseId;
  to: VerseId;
  links: ReferenceLink[];
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
  treasury: TreasuryReference[];
  passages: ChapterPassage[];
  references: ChapterReference[];
}
