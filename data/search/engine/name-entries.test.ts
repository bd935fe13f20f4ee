import { describe, expect, it } from 'vitest';
import { smallDictionary } from '#data/testing/small-library.ts';
import type { EntryNumber } from '../../dictionary/entry-number.ts';
import { parseSearch } from '../language/parse.ts';
import { encodeDictionaryPack, decodeDictionaryPack, type PackedEntry } from './dictionary-pack.ts';
import { makeDictionary, prepareDictionary, type Dictionary } from './dictionary.ts';
import { findNamedEntries } from './name-entries.ts';

function named(text: string, dictionary: Dictionary = smallDictionary()): string[] {
  const parsed = parseSearch(text);
  if (parsed.kind !== 'query') throw new Error(`${text} is no query`);
  return findNamedEntries(dictionary, parsed.query).map(({ number, headword }) =>
    headword ? `${number} headword` : number,
  );
}

/** By the counts of the printed concordances: "love" renders agápē 86 times and agapáō 70 times. */
it.each<[text: string, entries: string[]]>([
  ['love', ['G26', 'G25']],
  ['God', ['H430', 'G2316']],
  ['"the lord"', ['H3068']],
  ['charity', ['G26']],
  ['H430 G26', ['H430', 'G26']],
  ['430', ['H430']],
  ['G25 G26 H430 H2617', ['G25', 'G26', 'H430']],
  ['chesed', ['H2617 headword']],
  ['hesed', ['H2617 headword']],
  ['YHWH', ['H3068 headword']],
  ['Yahweh', ['H3068 headword']],
  ['αγαπη', ['G26 headword']],
  ['אלהים', ['H430 headword']],
  ['love God', []],
  ['lov*', []],
  ['unknown', []],
])('finds for %s the entries %j', (text, entries) => {
  expect(named(text)).toEqual(entries);
});

describe('when there are more entries than the limit', () => {
  /** Words that fold to "el": as many as Strong's Hebrew dictionary has, and more. */
  const dictionary = (count: number, own: Partial<PackedEntry> = {}): Dictionary => {
    const entries = Array.from({ length: count }, (_, at): PackedEntry => ({
      number: `H${at + 1}` as EntryNumber,
      lemma: 'אֵל',
      transliteration: 'ʼêl',
      gloss: 'x',
      aramaic: false,
      renderings: [{ text: 'mighty', total: at + 1 }],
      ...own,
    }));
    return makeDictionary(decodeDictionaryPack(encodeDictionaryPack({ edition: 'test' }, entries)));
  };

  it('lists three with the rendering, the most frequent first', () => {
    expect(named('mighty', dictionary(6))).toEqual(['H6', 'H5', 'H4']);
  });

  it('lists equally frequent ones in the order of the dictionary', () => {
    const even = dictionary(6, { renderings: [{ text: 'Mighty', total: 3 }] });
    expect(named('mighty', even)).toEqual(['H1', 'H2', 'H3']);
  });

  it('lists the most frequent of the first headwords with the same spelling', () => {
    expect(named('אל', dictionary(6))).toEqual(['H6 headword', 'H5 headword', 'H4 headword']);
    const even = dictionary(20, { renderings: [{ text: 'mighty', total: 3 }] });
    expect(named('אל', even)).toEqual(['H1 headword', 'H2 headword', 'H3 headword']);
  });
});

it('looks up headwords of several words by all of them', () => {
  const entry = (number: EntryNumber, lemma: string, transliteration: string): PackedEntry => ({
    number,
    lemma,
    transliteration,
    gloss: '',
    aramaic: false,
    renderings: [],
  });
  // As printed: Beth-El, Beth-Lechem, and only the house.
  const entries = [
    entry('H1004', 'בַּיִת', 'bayith'),
    entry('H1008', 'בֵּית־אֵל', 'Bêyth-ʼÊl'),
    entry('H1035', 'בֵּית לֶחֶם', 'Bêyth Lechem'),
  ];
  const dictionary = makeDictionary(decodeDictionaryPack(encodeDictionaryPack({ edition: 'test' }, entries)));
  expect(named('"beyth lechem"', dictionary)).toEqual(['H1035 headword']);
  expect(named('"בית אל"', dictionary)).toEqual(['H1008 headword']);
  expect(named('"beyth dagon"', dictionary)).toEqual([]);
});

it('finds an entry by its second word, also if many entries begin with the first', () => {
  const lemmas = [...Array.from({ length: 20 }, (_, at) => `בֵּית ${'אבגדהוזחטיכלמנסעפצקר'.charAt(at)}`), 'בֵּית לֶחֶם'];
  const entries = lemmas.map((lemma, at): PackedEntry => ({
    number: `H${at + 1}` as EntryNumber,
    lemma,
    transliteration: '',
    gloss: '',
    aramaic: false,
    renderings: [],
  }));
  const dictionary = makeDictionary(decodeDictionaryPack(encodeDictionaryPack({ edition: 'test' }, entries)));
  expect(named('"בית לחם"', dictionary)).toEqual(['H21 headword']);
});

it('finds the same entries after all look-up tables were prepared', () => {
  const prepared = smallDictionary();
  prepareDictionary(prepared);
  for (const text of ['love', 'God', 'chesed', 'H430']) expect(named(text, prepared)).toEqual(named(text));
});

it('lists equally near headwords in the order of the dictionary', () => {
  const entry = (number: EntryNumber, lemma: string): PackedEntry => ({
    number,
    lemma,
    transliteration: '',
    gloss: '',
    aramaic: false,
    renderings: [],
  });
  // Both words are known for this transliteration. The Greek one is first.
  const entries = [entry('H1984', 'הָלַל'), entry('G239', 'ἀλληλουϊα')];
  const dictionary = makeDictionary(decodeDictionaryPack(encodeDictionaryPack({ edition: 'test' }, entries)));
  expect(named('hallelujah', dictionary)).toEqual(['H1984 headword', 'G239 headword']);
});
