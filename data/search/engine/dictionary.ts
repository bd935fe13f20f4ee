import type { EntryNumber } from '../../dictionary/entry-number.ts';
import { foldText, foldTransliteration } from '../../text/fold.ts';
import { dictionaryKeysOfAll } from '../../dictionary/transliteration-key.ts';
import type { DictionaryPack } from './dictionary-pack.ts';
import { once } from './once.ts';

/** Both dictionaries in memory; entries are referred to by their index. Each look-up table is created on first use. */
export interface Dictionary {
  entries: DictionaryPack['entries'];
  entryIndexOf(): ReadonlyMap<EntryNumber, number>;
  /** Entries by their renderings, the most frequent first. */
  wordings(): ReadonlyMap<string, number[]>;
  lemmas(): Headwords;
  transliterations(): Headwords;
  /** Entries by the keys of their transliterations. */
  keys(): ReadonlyMap<string, number[]>;
  /** How often each entry is rendered. */
  totals(): Uint32Array;
}

export interface Headwords {
  /** The folded text of each entry. */
  texts: readonly string[];
  /** Entries by the first word. */
  byFirst: ReadonlyMap<string, number[]>;
}

export function makeDictionary({ entries, renderings }: DictionaryPack): Dictionary {
  return {
    entries,
    entryIndexOf: once(() => new Map(entries.map(({ number }, index) => [number, index]))),
    wordings: once(() => collectWordings(renderings)),
    lemmas: once(() => headwords(foldText(entries.map(({ lemma }) => lemma).join('\n')))),
    transliterations: once(() =>
      headwords(foldTransliteration(entries.map(({ transliteration }) => transliteration).join('\n'))),
    ),
    keys: once(() => collectKeys(entries)),
    totals: once(() => sumTotals(entries.length, renderings)),
  };
}

/** Creates all look-up tables in advance, while the device is idle. */
export function prepareDictionary({ entryIndexOf, wordings, lemmas, transliterations, keys }: Dictionary): void {
  for (const prepare of [entryIndexOf, wordings, lemmas, transliterations, keys]) prepare();
}

function sumTotals(count: number, { entryIndexes, totals }: DictionaryPack['renderings']): Uint32Array {
  const sums = new Uint32Array(count);
  for (const [at, entry] of entryIndexes.entries()) sums[entry] = (sums[entry] ?? 0) + (totals[at] ?? 0);
  return sums;
}

function collectKeys(entries: Dictionary['entries']): Map<string, number[]> {
  const byKey = new Map<string, number[]>();
  for (const [index, keys] of dictionaryKeysOfAll(entries).entries()) {
    for (const key of keys) {
      const list = byKey.get(key);
      if (list) list.push(index);
      else byKey.set(key, [index]);
    }
  }
  return byKey;
}

/** Sorted by total, then in the order of the dictionaries. Like SQLite's `lower`, it lower-cases only ASCII letters. */
function collectWordings({ entryIndexes, texts, totals }: DictionaryPack['renderings']): Map<string, number[]> {
  const byWording = new Map<string, number[]>();
  for (const [index, wording] of texts
    .join('\n')
    .replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .split('\n')
    .entries()) {
    const list = byWording.get(wording);
    if (list) list.push(index);
    else byWording.set(wording, [index]);
  }
  const byTotal = (a: number, b: number): number => (totals[b] ?? 0) - (totals[a] ?? 0) || a - b;
  for (const list of byWording.values()) {
    list.sort(byTotal);
    for (const [at, index] of list.entries()) list[at] = entryIndexes[index] ?? 0;
  }
  return byWording;
}

const firstWord = /[\p{L}\p{N}]+/u;

function headwords(folded: string): Headwords {
  const texts = folded.split('\n');
  const byFirst = new Map<string, number[]>();
  for (const [index, text] of texts.entries()) {
    const first = firstWord.exec(text)?.[0];
    if (first === undefined) continue;
    const list = byFirst.get(first);
    if (list) list.push(index);
    else byFirst.set(first, [index]);
  }
  return { texts, byFirst };
}
