import { expect, it } from 'vitest';
import {
  consonantalLemma,
  dictionaryKeys,
  dictionaryKeysOfAll,
  keyTerm,
  modernGreekKeys,
  singularKeys,
  typedKeys,
} from './transliteration-key.ts';

/**
 * The transliteration of Strong's dictionaries, and those of the Society of Biblical Literature, of hymn books and of
 * everyday use.
 */
const schools: [printed: string, language: 'hebrew' | 'greek', typed: string][] = [
  ['chêçêd', 'hebrew', 'hesed chesed khesed ḥesed Chesed'],
  ['rûwach', 'hebrew', 'ruach ruah rûaḥ ruakh'],
  ['shâlôwm', 'hebrew', 'shalom šālôm'],
  ['ʼĕlôhîym', 'hebrew', 'elohim ʾĕlōhîm elohiym'],
  ['ʼĂdônây', 'hebrew', 'adonai adonay Adonái'],
  ['Yêshûwaʻ', 'hebrew', 'yeshua Yēšûaʿ'],
  ['tôwrâh', 'hebrew', 'torah tora tôrâ'],
  ['Yᵉhôvâh', 'hebrew', 'Jehovah yehovah Yehowah'],
  ['tsᵉdâqâh', 'hebrew', 'tzedakah tsedaqah ṣĕdāqâ'],
  ['dâbâr', 'hebrew', 'davar dabar dāḇār'],
  ['melek', 'hebrew', 'melech melekh melek meleḵ'],
  ['bᵉrîyth', 'hebrew', 'brit berit berith b’rit'],
  ['nephesh', 'hebrew', 'nefesh nephesh'],
  ['Yitschâq', 'hebrew', 'Yitzchak Yitshaq'],
  ['agápē', 'greek', 'agape agapē'],
  ['lógos', 'greek', 'logos'],
  ['kýrios', 'greek', 'kyrios kurios'],
  ['dýnamis', 'greek', 'dunamis dynamis'],
  ['ekklēsía', 'greek', 'ekklesia ecclesia ekklēsia'],
];
it.each(schools)('finds %s in every transliteration system', (printed, language, typed) => {
  const own = dictionaryKeys(printed, language);
  for (const text of typed.split(' '))
    expect(
      typedKeys(text).some((key) => own.includes(key)),
      text,
    ).toBe(true);
});

it.each([
  ['shâlôwm', 'shalem'],
  ['chêçêd', 'kesed'],
  ['tôwrâh', 'tirah'],
])('does not find %s as %s', (printed, other) => {
  expect(typedKeys(other).filter((key) => dictionaryKeys(printed, 'hebrew').includes(key))).toEqual([]);
});

it.each([
  ['mitzvot', 'mitsvâh'],
  ['goyim', 'gôwy'],
  ['nephilim', 'nᵉphîyl'],
  ['tehillim', 'tᵉhillâh'],
])('reads %s as the plural of %s', (plural, printed) => {
  expect(singularKeys(plural).some((key) => dictionaryKeys(printed, 'hebrew').includes(key))).toBe(true);
});

it.each([
  ['YHWH', 'יהוה'],
  ['yhvh', 'יהוה'],
  ['JHWH', 'יהוה'],
  ['šlm', 'שלמ'],
  ['shlm', 'שלמ'],
  ['yahweh', undefined],
  ['hm', undefined],
  ['יהוה', undefined],
  ['', undefined],
])('reads the consonants %s as %s', (typed, lemma) => {
  expect(consonantalLemma(typed)).toBe(lemma);
});

it('builds only index terms from keys, for any input', () => {
  for (const text of ['"', '* OR x', 'a b', '🙏', '', 'ʼ', 'chchchchchch', 'x'.repeat(500)])
    for (const key of [...typedKeys(text), ...singularKeys(text)]) expect(keyTerm(key)).toMatch(/^\u{E002}[a-zʦ]+$/u);
});

it.each([
  ['evangelion', 'euangélion'],
  ['evlogia', 'eulogía'],
  ['evcharistia', 'eucharistía'],
])('reads %s as the modern pronunciation of %s', (typed, printed) => {
  expect(modernGreekKeys(typed).some((key) => dictionaryKeys(printed, 'greek').includes(key))).toBe(true);
});

it('has no key for text without letters', () => {
  for (const text of ['', 'ʼ', 'ʻ', '?', '430']) {
    expect(dictionaryKeys(text, 'hebrew')).toEqual([]);
    expect(dictionaryKeys(text, 'greek')).toEqual([]);
    expect(typedKeys(text)).toEqual([]);
  }
});

it('reads each "ch" as het and as kaf, with at most eight readings', () => {
  const lengths = ['shalom', 'chesed', 'chochma', 'chabachadachal', 'chabachadachalach'].map(
    (text) => typedKeys(text).length,
  );
  expect(lengths).toEqual([1, 2, 4, 8, 8]);
});

it('limits a key to forty letters', () => {
  const long = 'lamed'.repeat(20);
  expect(typedKeys(long).map(({ length }) => length)).toEqual([40]);
});

it.each([
  ['logos', 'no upsilon'],
  ['eve', 'a vowel behind it alone'],
  ['ev', 'the end of a word'],
])('has no modern reading of %s: %s', (text, reason) => {
  const keys = modernGreekKeys(text);
  if (reason === 'a vowel behind it alone') expect(keys).toEqual(typedKeys('eue'));
  else expect(keys).toEqual([]);
});

it.each([
  // A plural ending needs two letters before it: "him" and "both" are separate words.
  ['im', []],
  ['him', []],
  ['both', []],
  ['shalom', []],
])('does not read %s as a plural', (text, singulars) => {
  expect(singularKeys(text)).toEqual(singulars);
});

/** SBL Handbook of Style, 5.1: the consonants, each between two others. */
it.each([
  ['mšl', 'משל'],
  ["śr't", undefined],
  ['ṣdq', 'צדק'],
  ['tzdq', 'צדק'],
  ['ḥsd', 'חסד'],
  ['chsd', 'חסד'],
  ['npš', 'נפש'],
  ['nfsh', 'נפש'],
  ['thlh', 'תלה'],
  ['ṭhr', 'טהר'],
  ['khlm', 'כלמ'],
  ['mlk', 'מלכ'],
  ['gdl', 'גדל'],
  ['dbr', 'דבר'],
  ['zqn', 'זקנ'],
  ['yd‘', undefined],
  ['ydʿ', 'ידע'],
  ['ʾmn', 'אמנ'],
  ['qrʾ', 'קרא'],
  ['slḥ', 'סלח'],
  ['bgdltmnr', 'בגדלתמנר'],
  ['bgdltmnrs', undefined],
])('reads the SBL consonants %s as %s', (typed, lemma) => {
  expect(consonantalLemma(typed)).toBe(lemma);
});

it('makes the keys of many entries at once as one by one', () => {
  const entries = [
    ...schools.map(([transliteration, language]) => ({ transliteration, language })),
    { transliteration: '', language: 'hebrew' as const },
    { transliteration: 'ʼ', language: 'greek' as const },
    { transliteration: 'Mahêr Shâlâl Châsh Baz and a name that is longer than any key', language: 'hebrew' as const },
    { transliteration: 'ʼâh', language: 'hebrew' as const },
  ];
  expect(dictionaryKeysOfAll(entries)).toEqual(
    entries.map(({ transliteration, language }) => dictionaryKeys(transliteration, language)),
  );
  expect(dictionaryKeysOfAll([])).toEqual([]);
});
