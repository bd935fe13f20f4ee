import { foldTransliteration, ligatureSpellings } from '../../text/fold.ts';
import { readHeadword } from '../../dictionary/headword.ts';
import {
  chooseEntries,
  isAskedIn,
  maxEntries,
  maxHeadwords,
  namedWord,
  type FoundEntry,
} from '../results/named-entries.ts';
import { numbersOf } from '../language/query-words.ts';
import type { SearchQuery } from '../language/tree.ts';
import { foldedWords } from '../language/split-words.ts';
import type { Dictionary, Headwords } from './dictionary.ts';

/** The entries that a query names, with the same rules as the API. */
export function findNamedEntries(dictionary: Dictionary, query: SearchQuery): FoundEntry[] {
  const entriesAt = (indexes: readonly number[]): Dictionary['entries'] =>
    indexes.flatMap((index) => dictionary.entries[index] ?? []);
  const numbers = numbersOf(query).slice(0, maxEntries);
  const asked = namedWord(query);
  const candidates =
    numbers.length > 0
      ? {
          numbers: entriesAt(numbers.flatMap((number) => dictionary.entryIndexOf().get(number) ?? [])),
          wording: [],
          headwords: [],
        }
      : {
          numbers: [],
          wording: asked
            ? entriesAt(wordedSo(dictionary, asked.text))
                .filter((entry) => isAskedIn(entry, asked))
                .slice(0, maxEntries)
            : [],
          headwords: asked
            ? headwordsFor(dictionary, asked.text).flatMap((index) =>
                entriesAt([index]).map((entry) => ({ ...entry, total: dictionary.totals()[index] ?? 0 })),
              )
            : [],
        };
  return chooseEntries(query, candidates);
}

function wordedSo({ wordings }: Dictionary, text: string): number[] {
  return ligatureSpellings(text).flatMap((wording) => wordings().get(wording) ?? []);
}

/**
 * Entries whose lemma or transliteration begins with exactly these words, or has this spelling in another
 * transliteration system.
 */
function headwordsFor(dictionary: Dictionary, text: string): number[] {
  const { lemmas, transliterations, keys, entryIndexOf } = dictionary;
  const typed = readHeadword(text);
  const indexes = [
    ...beginning(lemmas(), foldedWords(text)),
    ...beginning(transliterations(), foldedWords(foldTransliteration(text))),
    ...[...typed.keys, ...typed.singularKeys].flatMap((key) => keys().get(key) ?? []),
    ...(typed.consonants === undefined ? [] : beginning(lemmas(), [typed.consonants])),
    ...typed.numbers.flatMap((number) => entryIndexOf().get(number) ?? []),
  ];
  return [...new Set(indexes)].sort((a, b) => a - b).slice(0, maxHeadwords);
}

function beginning({ texts, byFirst }: Headwords, wanted: readonly string[]): number[] {
  const [first] = wanted;
  const candidates = first === undefined ? [] : (byFirst.get(first) ?? []);
  return candidates.filter((index) => {
    const words = foldedWords(texts[index] ?? '');
    return wanted.every((word, at) => words[at] === word);
  });
}
