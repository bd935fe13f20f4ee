import { expect, test } from 'vitest';
import { formatEntryText } from './entry-text.ts';

const entry = {
  number: 'H430',
  word: 'אֱלֹהִים',
  transliteration: 'ʼĕlôhîym',
  pronunciation: "el-o-heem'",
  etymology: 'plural of H433',
  definition: 'gods in the ordinary sense',
  usage: 'God (2,346×)',
};

test('copies an entry as its heading and one line per field', () => {
  expect(formatEntryText(entry)).toBe(
    "STRONGS H430 - אֱלֹהִים (ʼĕlôhîym)\nPronunciation: el-o-heem'\nEtymology: plural of H433\nDefinition: gods in the ordinary sense\nUsage: God (2,346×)",
  );
});

test('leaves no empty line for a field that the entry lacks', () => {
  expect(formatEntryText({ ...entry, transliteration: '', pronunciation: '', usage: '' })).toBe(
    'STRONGS H430 - אֱלֹהִים\nEtymology: plural of H433\nDefinition: gods in the ordinary sense',
  );
});
