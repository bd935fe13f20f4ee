import type { FunctionComponent } from 'react';
import type { ShownMarks } from '#data/text/verse-tree.ts';
import type { VerseId } from '#data/bible/verse-id.ts';
import type { ExportSource } from '../export/export-source.ts';
import type { Script } from '../../views/text/script-props.ts';

/** What to show in a dialog. `dialog-kinds.ts` has the component of each kind. */
export type DialogRequest =
  | { kind: 'keys' }
  /** An entry with its examples. If the number is empty, the sample entry. */
  | { kind: 'entry'; number: string; word?: WordInContext }
  /** The words of a verse with their numbers ("Strong's Analysis"). */
  | ({ kind: 'words' } & AnalyzedVerse)
  /** A verse in two versions ("Reconciliation"). */
  | ({ kind: 'parallel' } & ComparedVerse)
  /** The King James verse and the one with restored names, and the words in three columns. */
  | { kind: 'three'; id: VerseId; reference: string }
  /** The actions for a verse of a chapter. */
  | ({ kind: 'verse' } & OpenedVerse)
  /** Copies, downloads or prints verses. */
  | ({ kind: 'export' } & RequestedExport);

/** A word of a text, whose entry is shown with its form and parsing. Texts that are unknown are empty. */
export interface WordInContext extends Script {
  /** As the text prints it. */
  form: string;
  transliteration: string;
  /** The source's own morphology code. */
  code: string;
  /** What the translation has for it. */
  gloss: string;
  /** Code of the version that has the form. */
  version: string;
  /** Code of the version that has the gloss. Absent if the two are not linked. */
  translation?: string | undefined;
  /** Whether other words of the verse have the same number. */
  isOneOfSeveral?: boolean | undefined;
  /** Whether one of the versions was imported. */
  hasImport?: boolean | undefined;
}

export interface AnalyzedVerse extends Script {
  /** Verse id in the King James Version. */
  id: VerseId;
  reference: string;
  /** Code of a tagged version; by default the tagged King James Version. */
  version?: string;
  /** The verse's text with tags, used with its script if the request fails. */
  tagged?: string;
}

export interface ComparedVerse {
  /** Verse id in the King James Version. */
  id: VerseId;
  reference: string;
  /** Code of the version on the left; by default one in the original language. */
  version?: string;
  /** The site's versions, if the page knows them. Otherwise they are requested. */
  choices?: readonly { code: string; name: string; loaded: boolean }[];
  /** The text that the reader came from, shown until the version has loaded. */
  known?: PlaceholderText;
}

export interface PlaceholderText extends Script {
  /** Name of its version. */
  label: string;
  text: string;
  marks: ShownMarks;
}

export interface OpenedVerse extends Script {
  /** Verse id in the King James Version. */
  id: VerseId;
  /** "Malachi 3:19 (4:1)", as in the chapter. */
  reference: string;
  text: string;
  /** Name of the version. */
  label: string;
  /** Absolute URL of the verse in its chapter. */
  link: string;
  /** URL of the word-by-word page. */
  words: string;
  /** Opens the export of the chapter, starting with this verse. Absent if the page has no export. */
  openExport?: (opener: HTMLElement) => void;
  /** Opens the reader's own notes on this verse. */
  openStudy: () => void;
}

export interface RequestedExport {
  source: ExportSource;
  /**
   * Loads the component. The page that has an export names its script, so that the downloads of other pages, which have
   * dialogs too, do not contain it.
   */
  loadBody: () => Promise<FunctionComponent<{ source: ExportSource }>>;
}

export type DialogKind = DialogRequest['kind'];
export type RequestOf<Kind extends DialogKind> = Extract<DialogRequest, { kind: Kind }>;
