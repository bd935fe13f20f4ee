import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import type { RichText } from '#data/dictionary/rich-text.ts';
import type { VerseText } from '#data/text/verse-text.ts';
import type { sources, verseMap, versions } from '#data/schema/library.ts';

/** What every adapter gives: rows that know nothing of the database. */
export type { VerseText };

/** An entry as its dictionary has it; what the build counts in the texts is added later. */
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

export type VerseMapRow = typeof verseMap.$inferInsert;
export type VersionAbout = Omit<typeof versions.$inferInsert, 'source' | 'verses' | 'taggedWords'>;
export type SourceAbout = Pick<
  typeof sources.$inferInsert,
  'code' | 'name' | 'kind' | 'licence' | 'attribution' | 'homepage'
>;

export interface VersionText {
  about: VersionAbout;
  verses: VerseText[];
}

export interface SourceFile {
  /** As a message names it: "ot.bzz", "wlc/Gen.xml". */
  name: string;
  bytes: Uint8Array;
}

export interface FoundSource {
  /** "npm morphhb 2.0.2". */
  origin: string;
  files: SourceFile[];
  /** What to do when the files turn out to be damaged: a sentence. */
  remedy: string;
}

export interface SourceContent {
  entries?: EntryText[];
  version?: VersionText;
  verseMap?: VerseMapRow[];
  /** What the build's output tells of it: a sentence. */
  remark?: string;
}

export interface Source extends SourceAbout {
  /** Throws {@link SourceMissing} when the source cannot be had; the build then goes on without it. */
  find(): FoundSource | Promise<FoundSource>;
  /** Throws {@link SourceMissing} for a file that is refused by itself, and anything else to stop the build. */
  read(found: FoundSource): SourceContent | Promise<SourceContent>;
  /** Files whose size and time tell whether anything changed, without reading them. */
  watched(): string[];
}

/** A source that is not there. The message says why and how to get it. */
export class SourceMissing extends Error {
  override name = 'SourceMissing';
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Throws with the file's name when it is not among the files or is not UTF-8. */
export function fileText(found: FoundSource, name: string): string {
  const file = found.files.find((candidate) => candidate.name === name);
  if (!file) throw new Error(`${found.origin} has no file ${name}`);
  return decodeText(file);
}

export function decodeText(file: SourceFile): string {
  try {
    return utf8.decode(file.bytes);
  } catch (cause) {
    throw new Error(`${file.name} is not UTF-8 text: it is damaged, or not the file it should be`, { cause });
  }
}
