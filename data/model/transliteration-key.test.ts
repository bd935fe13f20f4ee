import { expect, it } from 'vitest';
import {
  consonantalLemma,
  dictionaryKeys,
  keyTerm,
  modernGreekKeys,
  singularKeys,
  typedKeys,
} from './transliteration-key.ts';

/** As Strong's dictionaries print a word, and as the schools of the Society of Biblical Literature, of hymn books and of the street do. */
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
it.each(schools)('%s is found by every school', (printed, language, typed) => {
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
])('%s is not found by %s', (printed, other) => {
  expect(typedKeys(other).filter((key) => dictionaryKeys(printed, 'hebrew').includes(key))).toEqual([]);
});

it.each([
  ['mitzvot', 'mitsvâh'],
  ['goyim', 'gôwy'],
  ['nephilim', 'nᵉphîyl'],
  ['tehillim', 'tᵉhillâh'],
])('takes %s for the plural of %s', (plural, printed) => {
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

it('makes words of the index of keys, whatever is typed', () => {
  for (const text of ['"', '* OR x', 'a b', '🙏', '', 'ʼ', 'chchchchchch', 'x'.repeat(500)])
    for (const key of [...typedKeys(text), ...singularKeys(text)]) expect(keyTerm(key)).toMatch(/^\u{E002}[a-zʦ]+$/u);
});

it.each([
  ['evangelion', 'euangélion'],
  ['evlogia', 'eulogía'],
  ['evcharistia', 'eucharistía'],
])('takes %s for %s as it is said today', (typed, printed) => {
  expect(modernGreekKeys(typed).some((key) => dictionaryKeys(printed, 'greek').includes(key))).toBe(true);
});
