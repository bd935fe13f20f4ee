import { foldText, foldTransliteration } from '../text/fold.ts';
import { dictionaryKeys, keyTerm } from '../dictionary/transliteration-key.ts';
import { plainRichText, type RichText } from '../dictionary/rich-text.ts';
import { indexedTags } from '../search/sql/index-terms.ts';
import type { VerseMarks } from '../text/verse-marks.ts';

/**
 * What the full-text tables index. These tables do not store the text, so the build and the publishing of an import use
 * these functions to create their rows.
 */
export interface IndexedEntry {
  number: string;
  lemma: string;
  transliteration: string;
  gloss: string;
  definition: RichText;
  /** English renderings from the tagged translation, which are searched together with the gloss. */
  renderings: string;
}

/**
 * Returns the columns number, lemma, transliteration, gloss and definition of `entries_fts`, whose rowid is the entry's
 * ordinal. After a transliteration come keys that match spellings of other transliteration systems.
 */
export function entryIndexRow(entry: IndexedEntry): [string, string, string, string, string] {
  return [
    foldText(entry.number),
    foldText(entry.lemma),
    [
      foldTransliteration(entry.transliteration),
      ...dictionaryKeys(entry.transliteration, entry.number.startsWith('H') ? 'hebrew' : 'greek').map(keyTerm),
    ].join(' '),
    foldText(`${entry.gloss} ${entry.renderings}`.trim()),
    foldText(plainRichText(entry.definition)),
  ];
}

/**
 * Returns the columns text and tags of `verses_fts`, whose rowid is the verse's key. `word_blocks` counts the terms of
 * both.
 */
export function verseIndexRow({ text, marks }: { text: string; marks: VerseMarks }): [text: string, tags: string] {
  return [foldText(text), indexedTags(marks)];
}
