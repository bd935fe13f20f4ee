import { meaningOfWord } from '../dictionary/meaning-of-word.ts';
import { describeParsing } from '../dictionary/morphology.ts';
import { verseWords, type VerseWord } from '../text/words-of-verse.ts';
import type { CounterpartVerse } from './placed-verse.ts';
import type { EntrySummary } from '../dictionary/entry-summary.ts';
import type { ReadableVersion } from './readable-version.ts';

/** A word with data of its entry, for a response. */
export interface WordOfVerse {
  /** Empty for a word of the original that the translation leaves out. */
  word: string;
  /** Empty for a word of the original without its own Strong's number. */
  strongsNumber: string;
  lemma: string;
  transliteration: string;
  gloss: string;
  /** In plain words. */
  parsing: string;
  /** The source's own morphology code. */
  code: string;
}

const originals = new Set(['hbo', 'he', 'arc', 'grc', 'el']);

export function isOriginal({ language = '' }: { language?: string | undefined }): boolean {
  return originals.has(language);
}

/** The words of verses that correspond to one id, in order. */
export function wordsOfVerses(
  verses: readonly CounterpartVerse[],
  version: ReadableVersion,
  entries: ReadonlyMap<string, EntrySummary>,
): WordOfVerse[] {
  return verses
    .flatMap(({ text, marks }) => verseWords(text, marks, isOriginal(version)))
    .map((word) => wordOfVerse(word, entries));
}

function wordOfVerse(
  { word, number, morphology = '', form }: VerseWord,
  entries: ReadonlyMap<string, EntrySummary>,
): WordOfVerse {
  const entry = number && entries.get(number);
  return {
    word,
    strongsNumber: number ?? '',
    lemma: entry?.lemma ?? '',
    transliteration: entry?.transliteration ?? '',
    gloss: meaningOfWord({ number, form }, entries),
    parsing: describeParsing(morphology),
    code: morphology,
  };
}
