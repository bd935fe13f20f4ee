import { expect, it } from 'vitest';
import { decodeDictionaryPack, encodeDictionaryPack, type PackedEntry } from './dictionary-pack.ts';

/** Strong’s Hebrew dictionary has Aramaic words among the others. */
const entries: PackedEntry[] = [
  { number: 'H3', lemma: 'אֵב', transliteration: 'ʼêb', gloss: 'fruit', aramaic: false, renderings: [] },
  {
    number: 'H4',
    lemma: 'אֵב',
    transliteration: 'ʼêb',
    gloss: 'fruit',
    aramaic: true,
    renderings: [{ text: 'fruit', total: 3 }],
  },
  { number: 'H8674', lemma: 'תַּתְּנַי', transliteration: 'Tattᵉnay', gloss: 'Tatnai', aramaic: true, renderings: [] },
  { number: 'G1', lemma: 'Α', transliteration: 'A', gloss: 'Alpha', aramaic: false, renderings: [] },
];

it('decodes numbers, languages and renderings as they were encoded', () => {
  const decoded = decodeDictionaryPack(encodeDictionaryPack({ edition: 'test' }, entries));
  expect(decoded.head).toEqual({ edition: 'test' });
  expect(decoded.entries.map(({ number, aramaic, language }) => [number, aramaic, language])).toEqual([
    ['H3', false, 'hebrew'],
    ['H4', true, 'hebrew'],
    ['H8674', true, 'hebrew'],
    ['G1', false, 'greek'],
  ]);
  const { entryIndexes, texts, totals } = decoded.renderings;
  expect([[...entryIndexes], texts, [...totals]]).toEqual([[1], ['fruit'], [3]]);
});
