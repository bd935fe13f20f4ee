import { expect, test } from 'vitest';
import { readKjv, versificationOf } from '../../scripts/sources/kjv.ts';
import { readSblgnt } from '../../scripts/sources/sblgnt.ts';
import { readHebrewBook } from '../../scripts/sources/morphhb.ts';
import { findInPackage, packageFilesIn } from '../../scripts/sources/npm-package.ts';
import { decodeText, fileText } from '../../scripts/sources/source.ts';
import { books } from './books.ts';
import { verseCounts } from './verse-counts.ts';

const kjvFile = 'json/verses-1769.json';
const greekFile = 'xml/new-testament.xml';

test('each chapter has the verses of the King James text', () => {
  const counts = versificationOf(readKjv(kjvFile, fileText(findInPackage('kjv', [kjvFile]), kjvFile)));
  for (const { number } of books) expect(verseCounts(number, 'kjv')).toEqual(counts[number - 1]);
});

test('each chapter of the originals has the verses of the Hebrew or Greek text', () => {
  const { files } = findInPackage('morphhb', packageFilesIn('morphhb', 'wlc', '.xml'));
  const hebrew = files
    .filter(({ name }) => !name.endsWith('VerseMap.xml'))
    .flatMap((file) => readHebrewBook(file.name, decodeText(file)));
  const greek = readSblgnt(greekFile, fileText(findInPackage('sblgnt', [greekFile]), greekFile));
  const counts = versificationOf([...hebrew, ...greek]);
  // Of the New Testament, the books that are divided differently. SBLGNT omits the ends of John 7 and Romans 16.
  const divided = books.filter(({ number }) => number < 40 || [44, 47, 64, 66].includes(number));
  for (const { number } of divided) expect(verseCounts(number, 'wlc')).toEqual(counts[number - 1]);
});

/** The Greek Testament has 7,957 numbers. Some editions omit a few verses. */
test('the totals are the printed ones: 31,102 verses in English, 23,213 in Hebrew', () => {
  const total = (numbering: 'kjv' | 'wlc', from: number, to: number): number =>
    books
      .slice(from, to)
      .flatMap(({ number }) => verseCounts(number, numbering))
      .reduce((sum, count) => sum + count, 0);
  expect([total('kjv', 0, 66), total('wlc', 0, 39), total('wlc', 39, 66)]).toEqual([31_102, 23_213, 7957]);
});
