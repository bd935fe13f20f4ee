import { expect, test } from 'vitest';
import { readKjv, versificationOf } from '../../scripts/sources/kjv.ts';
import { readHebrewBook } from '../../scripts/sources/morphhb.ts';
import { findInPackage, packageFilesIn } from '../../scripts/sources/npm-package.ts';
import { decodeText, fileText } from '../../scripts/sources/source.ts';
import { books } from './books.ts';
import { verseCounts } from './verse-counts.ts';

const kjvFile = 'json/verses-1769.json';

test('each chapter has the verses of the King James text', () => {
  const counts = versificationOf(readKjv(kjvFile, fileText(findInPackage('kjv', [kjvFile]), kjvFile)));
  for (const { number } of books) expect(verseCounts(number, 'kjv')).toEqual(counts[number - 1]);
});

test('each Hebrew chapter has the verses of the Hebrew text', () => {
  const { files } = findInPackage('morphhb', packageFilesIn('morphhb', 'wlc', '.xml'));
  const verses = files
    .filter(({ name }) => !name.endsWith('VerseMap.xml'))
    .flatMap((file) => readHebrewBook(file.name, decodeText(file)));
  const counts = versificationOf(verses);
  for (const { number } of books) expect(verseCounts(number, 'wlc')).toEqual(counts[number - 1]);
});

test('the totals are the printed ones: 31,102 verses in English, 23,213 in Hebrew', () => {
  const total = (numbering: 'kjv' | 'wlc'): number =>
    books.flatMap(({ number }) => verseCounts(number, numbering)).reduce((sum, count) => sum + count, 0);
  expect([total('kjv'), total('wlc')]).toEqual([31_102, 23_213]);
});
