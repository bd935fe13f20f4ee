import { foldText, foldTransliteration } from '../model/fold.ts';
import { plainRichText, type RichText } from '../model/rich-text.ts';

/**
 * What the full-text tables index, in the order of their columns. Those tables keep no text of their own, so
 * whoever fills one (the build, a publish) makes its rows here.
 */
export interface IndexedEntry {
  number: string;
  lemma: string;
  transliteration: string;
  gloss: string;
  definition: RichText;
  /** The tagged translation's words for it, which are searched together with the gloss. */
  renderings: string;
}

/** Columns number, lemma, transliteration, gloss, definition of `entries_fts`; its rowid is the entry's ordinal. */
export function entryIndexRow(entry: IndexedEntry): [string, string, string, string, string] {
  return [
    foldText(entry.number),
    foldText(entry.lemma),
    foldTransliteration(entry.transliteration),
    foldText(`${entry.gloss} ${entry.renderings}`.trim()),
    foldText(plainRichText(entry.definition)),
  ];
}

/** Column text of `verses_fts`; its rowid is the verse's key. */
export function verseIndexText(text: string): string {
  return foldText(text);
}
