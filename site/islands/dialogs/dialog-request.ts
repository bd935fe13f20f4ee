import type { ShownMarks } from '#data/text/verse-tree.ts';
import type { VerseId } from '#data/bible/verse-id.ts';
import type { Script } from '../../views/text/script-props.ts';

/** What a dialog is opened for. Every kind has its component in `dialog-kinds.ts`. */
export type DialogRequest =
  | { kind: 'keys' }
  /** An entry with its examples; the sample number where none is given. */
  | { kind: 'entry'; number: string }
  /** The words of a verse with their numbers ("Strong's Analysis"). */
  | ({ kind: 'words' } & AnalysedVerse)
  /** A verse in two versions ("Reconciliation"). */
  | ({ kind: 'parallel' } & ComparedVerse)
  /** The King James verse beside the one with restored names, and its words in three columns. */
  | { kind: 'three'; id: VerseId; reference: string }
  /** What can be done with a verse of a chapter. */
  | ({ kind: 'verse' } & OpenedVerse);

export interface AnalysedVerse extends Script {
  /** Number of the verse in the King James Version. */
  id: VerseId;
  reference: string;
  /** A tagged version; the tagged King James Version unless named. */
  version?: string;
  /** The verse's text with its tags, which stands in where the call cannot be had, and its script. */
  tagged?: string;
}

export interface ComparedVerse {
  /** Number of the verse in the King James Version. */
  id: VerseId;
  reference: string;
  /** Code of the version on the left; the original tongue unless named. */
  version?: string;
  /** The site's versions, where the page knows them; else they are asked for. */
  choices?: readonly { code: string; name: string; loaded: boolean }[];
  /** The text that the reader came from, which is shown until another is there. */
  known?: KnownText;
}

export interface KnownText extends Script {
  /** Name of its version. */
  label: string;
  text: string;
  marks: ShownMarks;
}

export interface OpenedVerse extends Script {
  /** Number in the King James Version. */
  id: VerseId;
  /** "Malachi 3:19 (4:1)", as the chapter has it. */
  reference: string;
  text: string;
  /** Name of the version. */
  label: string;
  /** Whole address of the verse in its chapter. */
  link: string;
  /** Where it is read word by word. */
  words: string;
}

export type DialogKind = DialogRequest['kind'];
export type RequestOf<Kind extends DialogKind> = Extract<DialogRequest, { kind: Kind }>;
