import type { Script } from '../../views/text/script-props.ts';

/** A version of an exported list. */
export interface ExportedVersion extends Script {
  code: string;
  name: string;
}

/** One line of an export: a verse, or a verse in several versions. */
export interface ExportedVerse {
  /** "Psalm 51:3". */
  reference: string;
  /** Shown before a verse of a passage: "3"; empty for a psalm title. */
  number: string;
  /** Absolute URL of the verse. */
  link: string;
  /** Index of the version in the list of versions, if the list is not a comparison. */
  version: number;
  /** One text, or one for each version of a comparison. Empty if there is none, or if the license forbids it. */
  texts: readonly string[];
}

/** What is exported, independent of the format. */
export interface ExportList {
  /** `results`: verses from anywhere. `passage`: consecutive verses. `comparison`: a passage in several versions. */
  kind: 'results' | 'passage' | 'comparison';
  /** "Psalm 51", or the query. */
  title: string;
  /** Absolute URL of the page with the same verses. */
  link: string;
  versions: readonly ExportedVersion[];
  verses: readonly ExportedVerse[];
  /** What a reader of the export has to know, such as why a text is missing. */
  notes: readonly string[];
}
