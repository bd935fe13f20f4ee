import type { EntryNumber } from '../../dictionary/entry-number.ts';
import { foldText, foldTransliteration } from '../../text/fold.ts';
import { dictionaryKeys } from '../../dictionary/transliteration-key.ts';
import type { DictionaryPack } from './dictionary-pack.ts';

/** Both dictionaries in memory; entries are named by their place. What is looked up in is made by the first look. */
export interface Dictionary {
  entries: DictionaryPack['entries'];
  placeOf(): ReadonlyMap<EntryNumber, number>;
  /** Entries by what the translation puts them into, the most frequent first. */
  wordings(): ReadonlyMap<string, number[]>;
  lemmas(): Headwords;
  transliterations(): Headwords;
  /** Entries by the keys of their transliterations. */
  keys(): ReadonlyMap<string, number[]>;
}

export interface Headwords {
  /** Folded, of each entry. */
  texts: readonly string[];
  /** Entries by the first word. */
  byFirst: ReadonlyMap<string, number[]>;
}

export function makeDictionary({ entries, renderings }: DictionaryPack): Dictionary {
  return {
    entries,
    placeOf: once(() => new Map(entries.map(({ number }, place) => [number, place]))),
    wordings: once(() => collectWordings(renderings)),
    lemmas: once(() => headwords(foldText(entries.map(({ lemma }) => lemma).join('\n')))),
    transliterations: once(() =>
      headwords(foldTransliteration(entries.map(({ transliteration }) => transliteration).join('\n'))),
    ),
    keys: once(() => collectKeys(entries)),
  };
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** Makes everything before it is looked up in, while nobody waits. */
export function prepareDictionary({ placeOf, wordings, lemmas, transliterations, keys }: Dictionary): void {
  for (const prepare of [placeOf, wordings, lemmas, transliterations, keys]) prepare();
}

function collectKeys(entries: Dictionary['entries']): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [place, { transliteration, language }] of entries.entries()) {
    for (const key of dictionaryKeys(transliteration, language)) {
      const list = found.get(key);
      if (list) list.push(place);
      else found.set(key, [place]);
    }
  }
  return found;
}

/** By total, and then in the order of the dictionaries. SQLite's `lower` knows the letters of ASCII alone. */
function collectWordings({ places, texts, totals }: DictionaryPack['renderings']): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [index, wording] of texts
    .join('\n')
    .replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .split('\n')
    .entries()) {
    const list = found.get(wording);
    if (list) list.push(index);
    else found.set(wording, [index]);
  }
  const byTotal = (a: number, b: number): number => (totals[b] ?? 0) - (totals[a] ?? 0) || a - b;
  for (const list of found.values()) {
    if (list.length > 1) list.sort(byTotal);
    for (const [at, index] of list.entries()) list[at] = places[index] ?? 0;
  }
  return found;
}

const firstWord = /[\p{L}\p{N}]+/u;

function headwords(folded: string): Headwords {
  const texts = folded.split('\n');
  const byFirst = new Map<string, number[]>();
  for (const [place, text] of texts.entries()) {
    const first = firstWord.exec(text)?.[0];
    if (first === undefined) continue;
    const list = byFirst.get(first);
    if (list) list.push(place);
    else byFirst.set(first, [place]);
  }
  return { texts, byFirst };
}
