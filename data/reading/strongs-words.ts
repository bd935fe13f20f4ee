import { describeParsing } from '../dictionary/morphology.ts';
import { verseWords, type VerseWord } from '../text/verse-words.ts';
import type { PlacedVerse } from './placed-verse.ts';
import type { EntrySummary } from '../dictionary/entry-summary.ts';
import type { ReadableVersion } from './readable-version.ts';

/** A word with what its entry says; the first two for a table that is written here. */
export interface WordOfVerse extends Pick<VerseWord, 'reading'> {
  /** Empty: a word of the original that the translation leaves out. */
  word: string;
  /** Empty: a word of the original without a Strong's number of its own. */
  strongsNumber: string;
  lemma: string;
  transliteration: string;
  gloss: string;
  /** In plain words. */
  parsing: string;
  aramaic: boolean;
}

const originals = new Set(['hbo', 'he', 'arc', 'grc', 'el']);

export function isOriginal({ language }: ReadableVersion): boolean {
  return originals.has(language);
}

/** The words of a place, which may be several verses, in order. */
export function wordsOfVerses(
  verses: readonly PlacedVerse[],
  version: ReadableVersion,
  entries: ReadonlyMap<string, EntrySummary>,
): WordOfVerse[] {
  return verses
    .flatMap(({ text, marks }) => verseWords(text, marks, isOriginal(version)))
    .map((word) => wordOfVerse(word, entries));
}

function wordOfVerse(
  { word, number, morphology, reading }: VerseWord,
  entries: ReadonlyMap<string, EntrySummary>,
): WordOfVerse {
  const entry = number && entries.get(number);
  return {
    word,
    strongsNumber: number ?? '',
    lemma: entry?.lemma ?? '',
    transliteration: entry?.transliteration ?? '',
    gloss: entry?.gloss ?? '',
    parsing: morphology ? describeParsing(morphology) : '',
    ...(reading && { reading }),
    aramaic: entry?.aramaic ?? false,
  };
}

/** As an answer has it. */
export function strongsWordOf({ word, strongsNumber, lemma, transliteration, gloss, parsing }: WordOfVerse) {
  return { word, strongsNumber, lemma, transliteration, gloss, parsing };
}
