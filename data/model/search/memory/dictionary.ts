import type { EntryNumber } from '../../entry-number.ts';
import { foldText, foldTransliteration } from '../../fold.ts';
import { foldedWords } from '../words.ts';
import type { DictionaryPack } from './dictionary-pack.ts';

/** Both dictionaries in memory; entries are named by their place. */
export interface Dictionary {
  entries: DictionaryPack['entries'];
  placeOf: ReadonlyMap<EntryNumber, number>;
  /** Entries by what the translation puts them into, the most frequent first. */
  wordings: ReadonlyMap<string, number[]>;
  /** The words of each lemma and transliteration, and the entries by the first of them. */
  lemmas: Headwords;
  transliterations: Headwords;
}

export interface Headwords {
  words: readonly string[][];
  byFirst: ReadonlyMap<string, number[]>;
}

export function makeDictionary({ entries }: DictionaryPack): Dictionary {
  return {
    entries,
    placeOf: new Map(entries.map(({ number }, place) => [number, place])),
    wordings: collectWordings(entries),
    lemmas: headwords(foldText(entries.map(({ lemma }) => lemma).join('\n'))),
    transliterations: headwords(foldTransliteration(entries.map(({ transliteration }) => transliteration).join('\n'))),
  };
}

/** By total, and then in the order of the dictionaries. SQLite's `lower` knows the letters of ASCII alone. */
function collectWordings(entries: Dictionary['entries']): Map<string, number[]> {
  const found = new Map<string, { place: number; total: number }[]>();
  for (const [place, { renderings }] of entries.entries()) {
    for (const { text, total } of renderings) {
      const wording = text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
      const list = found.get(wording);
      if (list) list.push({ place, total });
      else found.set(wording, [{ place, total }]);
    }
  }
  return new Map([...found].map(([wording, list]) => [wording, list.sort((a, b) => b.total - a.total || a.place - b.place).map(({ place }) => place)]));
}

function headwords(folded: string): Headwords {
  const words = folded.split('\n').map(foldedWords);
  const byFirst = new Map<string, number[]>();
  for (const [place, [first]] of words.entries()) {
    if (first === undefined) continue;
    const list = byFirst.get(first);
    if (list) list.push(place);
    else byFirst.set(first, [place]);
  }
  return { words, byFirst };
}
