import { describe, expect, it } from 'vitest';
import { verseCounts } from '#data/bible/verse-counts.ts';
import { findInPackage } from '../../scripts/sources/npm-package.ts';
import { readSblgnt } from '../../scripts/sources/sblgnt.ts';
import { fileText } from '../../scripts/sources/source.ts';
import { checkRecords, type ImportedText } from './check-records.ts';
import { readSwordModule } from './formats/read-module.ts';

/** The New Testament in the numbers of the King James Version: 7,957 verses. */
const kingJames: readonly number[] = Array.from({ length: 27 }, (_, index) => index + 40).flatMap((book) =>
  verseCounts(book, 'kjv').flatMap((count, chapter) =>
    Array.from({ length: count }, (__, verse) => book * 1_000_000 + (chapter + 1) * 1000 + verse + 1),
  ),
);
const without = (ids: readonly number[], ...absent: number[]): number[] => ids.filter((id) => !absent.includes(id));
const check = (ids: readonly number[], textOf = (id: number): string => `text ${id}`): ImportedText =>
  checkRecords(
    readSwordModule(
      'verses.txt',
      ids
        .map((id) => [Math.floor(id / 1e6), Math.floor(id / 1e3) % 1e3, id % 1e3, textOf(id), '', ''].join('|'))
        .join('\n'),
    ),
    { format: 'module', encoding: 'utf-8' },
  );
const verseOf = (text: ImportedText, id: number): unknown[] => {
  const found = text.verses.find((verse) => verse.id === id);
  return found ? [found.text, ...(found.marks.notes ?? []).map(([, note]) => note)] : [];
};
const remarks = ({ report }: ImportedText): string[] =>
  report.problems.filter(({ kind }) => kind === 'remark').map(({ message }) => message);
const missing = ({ report }: ImportedText): string[] =>
  report.problems.filter(({ kind }) => kind === 'missing').map(({ message }) => message);

/** As in the Textus Receptus of the Unbound Bible, 7,958 verses: it has Acts 19:41 and the verses that critics omit. */
const received = [...without(kingJames, 47_013_014), 64_001_015, 66_012_018];
/** The verses that SBLGNT has. */
const sblgntFile = 'xml/new-testament.xml';
const critical = readSblgnt(sblgntFile, fileText(findInPackage('sblgnt', [sblgntFile]), sblgntFile)).map(
  ({ id }) => id,
);

describe('a Textus Receptus that ends chapters as Greek editions do', () => {
  const text = check(received);

  it('gets the numbers of the King James Version and a note of its own', () => {
    expect(received).toHaveLength(7958);
    expect(text.report).toMatchObject({ numbering: 'kjv', verses: 7956, records: 7958, joined: 2 });
    expect(verseOf(text, 47_013_012)).toEqual(['text 47013012', 'This edition prints verses 12-13 together.']);
    expect(verseOf(text, 47_013_013)).toEqual([]);
    expect(verseOf(text, 47_013_014)).toEqual([
      'text 47013013',
      'This edition numbers this verse as 2 Corinthians 13:13.',
    ]);
    expect(verseOf(text, 64_001_014)).toEqual([
      'text 64001014 text 64001015',
      'This edition numbers this verse as 3 John 1:14-15.',
    ]);
    expect(verseOf(text, 66_013_001)).toEqual([
      'text 66012018 text 66013001',
      'This edition numbers this verse as Revelation 12:18-13:1.',
    ]);
    expect([verseOf(text, 64_001_015), verseOf(text, 66_012_018)]).toEqual([[], []]);
  });

  it('keeps every other verse, and reports what changed', () => {
    for (const id of [44_019_041, 48_002_020, 50_001_016, 50_001_017, 66_012_017])
      expect(verseOf(text, id)).toEqual([`text ${id}`]);
    expect(remarks(text)).toContain(
      'Verses are numbered as in the King James Version: 2 Corinthians 13:13 becomes 13:14, 3 John 1:15 joins 1:14, Revelation 12:18 joins 13:1. Notes give the numbers of the file.',
    );
    expect(missing(text)).toEqual([]);
  });
});

it('leaves a critical edition and the King James Version as they are', () => {
  const [greek, english] = [check(critical), check(kingJames)];
  expect([greek.report.numbering, greek.verses.map(({ id }) => id)]).toEqual(['wlc', critical]);
  expect([english.report.numbering, english.verses.map(({ id }) => id)]).toEqual(['kjv', kingJames]);
  expect([...greek.verses, ...english.verses].filter(({ marks }) => marks.notes)).toEqual([]);
});

/** As in the NRSV: the order of Philippians 1:16-17 and the division of Galatians 2 are those of critical editions. */
it('leaves a translation of a critical edition as it is, with empty verses for those that it omits', () => {
  const absent = kingJames.filter((id) => !critical.includes(id) && ![44_019_041, 47_013_014].includes(id));
  const ids = [...without(kingJames, 47_013_014), 64_001_015, 66_012_018];
  const text = check(ids, (id) => (absent.includes(id) ? '' : `text ${id}`));
  expect(text.report).toMatchObject({ numbering: 'wlc', empty: absent.length });
  expect(verseOf(text, 47_013_013)).toEqual(['text 47013013']);
});

it.each<[what: string, ids: number[], same: number]>([
  ['a file that ends before the blessing', without(kingJames, 47_013_014), 47_013_013],
  ['a letter alone, whose numbering is not known', [64_001_013, 64_001_014, 64_001_015], 64_001_015],
  ['a last verse without the one before it', [...without(kingJames, 64_001_014), 64_001_015], 64_001_015],
])('does not renumber %s', (_, ids, same) => {
  expect(verseOf(check(ids), same)).toEqual([`text ${same}`]);
});
