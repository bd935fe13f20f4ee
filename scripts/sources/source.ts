import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import type { RichText } from '#data/dictionary/rich-text.ts';
import type { RelatedPassages } from '#data/reading/related-passages.ts';
import type { VerseText } from '#data/text/verse-text.ts';
import type { ParsedGreekWord } from './greek/read-morphgnt.ts';
import type { sources, verseMap, versions } from '#data/schema/library.ts';
import type { TaggedWords } from './tagged-web.ts';
import type { Treasury } from './treasury.ts';

/** What every adapter returns: rows that do not depend on the database. */
export type { VerseText };

/** An entry as in its dictionary. The build adds counts from the texts later. */
export interface EntryText {
  number: EntryNumber;
  aramaic: boolean;
  lemma: string;
  transliteration: string;
  pronunciation: string;
  partOfSpeech: string;
  definition: RichText;
  derivation: RichText;
  dictionaryUsage: string;
}

/** A sense of an entry in a lexicon: "1." at level 1, "(a)" at level 2. */
export interface LexiconSense {
  label: string;
  level: number;
  glosses: string[];
}

/** What a lexicon other than Strong's says about one of his numbers. The build takes short meanings from it. */
export interface LexiconText {
  number: EntryNumber;
  /** All glosses of the entry in their order. */
  glosses: string[];
  senses: LexiconSense[];
  /** The code of the lexicon's index, for example `V` or `Np`. */
  partOfSpeech?: string;
  /** The number of occurrences in the New Testament, as printed. */
  printedCount?: number;
}

export type VerseMapRow = typeof verseMap.$inferInsert;
export type VersionAbout = Omit<typeof versions.$inferInsert, 'source' | 'verses' | 'taggedWords'>;
export type SourceAbout = Pick<
  typeof sources.$inferInsert,
  'code' | 'name' | 'kind' | 'licence' | 'attribution' | 'homepage'
>;

export interface VersionText {
  about: VersionAbout;
  verses: VerseText[];
  /** The source itself says which words each tag covers, and which tags are pieces of one phrase. */
  hasPhrases?: boolean;
}

export interface SourceFile {
  /** The name for messages: "ot.bzz", "wlc/Gen.xml". */
  name: string;
  bytes: Uint8Array;
}

export interface LocatedSource {
  /** "npm morphhb 2.0.2". */
  origin: string;
  files: SourceFile[];
  /** A sentence about what to do if the files are damaged. */
  remedy: string;
}

export interface SourceContent {
  entries?: EntryText[];
  version?: VersionText;
  /** Of a source with several. */
  versions?: VersionText[];
  lexicon?: LexiconText[];
  verseMap?: VerseMapRow[];
  treasury?: Treasury;
  /** Words of the tagged edition of the World English Bible. */
  automaticTags?: TaggedWords;
  /** Quotations and parallel passages. */
  passages?: RelatedPassages[];
  /** The parsed words of the Greek New Testament. */
  parsedGreek?: ParsedGreekWord[];
  /** A sentence about it for the build's output. */
  remark?: string;
}

export interface Source extends SourceAbout {
  /** Throws {@link SourceMissingError} if the source is not available. The build then continues without it. */
  find(): LocatedSource | Promise<LocatedSource>;
  /** Throws {@link SourceMissingError} for a file that is rejected on its own, and any other error to stop the build. */
  read(foundSource: LocatedSource): SourceContent | Promise<SourceContent>;
  /** The build continues without the source if its files cannot be read. Other damaged sources stop the build. */
  isOptional?: boolean;
  /** The source is only found and read if the one with this code is not available. */
  fallbackFor?: string;
}

/** A source that is not available. The message says why and how to get it. */
export class SourceMissingError extends Error {
  override name = 'SourceMissingError';
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Throws an error with the file's name if it is missing or is not UTF-8. */
export function fileText(foundSource: LocatedSource, name: string): string {
  const file = foundSource.files.find((candidate) => candidate.name === name);
  if (!file) throw new Error(`${foundSource.origin} has no file ${name}`);
  return decodeText(file);
}

export function decodeText(file: SourceFile): string {
  try {
    return utf8.decode(file.bytes);
  } catch (cause) {
    throw new Error(`${file.name} is not UTF-8 text: it is damaged, or not the file it should be`, { cause });
  }
}
