import { countedWords } from '../dictionary/counted-words.ts';
import { foldText, foldTransliteration } from '../text/fold.ts';
import { dictionaryKeys, keyTerm } from '../dictionary/transliteration-key.ts';
import { plainRichText, type RichText } from '../dictionary/rich-text.ts';
import { indexedTags } from '../search/sql/index-terms.ts';
import type { VerseMarks } from '../text/verse-marks.ts';

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

/**
 * Columns number, lemma, transliteration, gloss, definition of `entries_fts`; its rowid is the entry's ordinal. Behind a
 * transliteration stand its keys, by which other schools' spellings find it.
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

/** Columns text, tags of `verses_fts`; its rowid is the verse's key. `word_blocks` counts the terms of both. */
export function verseIndexRow({ text, marks }: { text: string; marks: VerseMarks }): [text: string, tags: string] {
  return [foldText(text), indexedTags(countedWords(marks))];
}
