import { expect, test } from 'vitest';
import { books } from '#data/bible/books.ts';
import { bookFinder, usfmCodes } from './find-import-book.ts';

const kindOf = (name: string): string => bookFinder()(name).kind;

/** OSIS 2.1.1 User's Manual, appendix C, with Ps151; then the additions of CrossWire's list of abbreviations. */
const osis =
  'Tob Jdt EsthGr AddEsth Wis Sir SirP Bar EpJer DanGr AddDan PrAzar Sus Bel 1Macc 2Macc 3Macc 4Macc PrMan 1Esd 2Esd ' +
  'AddPs Ps151 Odes PssSol EpLao 1En Jub 4Ezra 5Ezra 6Ezra 2Bar 4Bar EpBar 5ApocSyrPss 1Meq 2Meq 3Meq Rep';
/** USFM 3.0, "Book identifiers", from 67 on. */
const usfm =
  'TOB JDT ESG WIS SIR BAR LJE S3Y SUS BEL 1MA 2MA 3MA 4MA 1ES 2ES MAN PS2 ODA PSS EZA 5EZ 6EZ DAG PS3 2BA LBA JUB ' +
  'ENO 1MQ 2MQ 3MQ REP 4BA LAO';
const names = ['I Maccabees', 'II Esdras', 'Letter of Jeremiah', 'Additions to Daniel', 'Esther (Greek)', 'Psalm 151'];

test.each([...osis.split(' '), ...usfm.split(' '), ...names])('%s is beyond the 66 books', (name) => {
  expect(kindOf(name)).toBe('beyond');
});

test.each(['Pss', 'Jer', 'Jeremiah', 'I John', 'III John', 'Esther'])('%s is not beyond the 66 books', (name) => {
  expect(kindOf(name)).not.toBe('beyond');
});

/** "Book identifiers" of USFM 3.0, 1 to 66 in its order except for the gap before the New Testament. */
test('finds the 66 books by their USFM codes in any case', () => {
  expect(usfmCodes).toHaveLength(66);
  for (const [at, code] of usfmCodes.entries())
    for (const written of [code, code.toLowerCase(), ` ${code} `])
      expect([written, bookFinder()(written)]).toEqual([written, { kind: 'book', book: books[at] }]);
});

test.each<[name: string, book: string]>([
  ['The Revelation of St. John the Divine', 'Revelation'],
  ['Revelation of John', 'Revelation'],
  ['Revelation of Saint John', 'Revelation'],
  ['Revelation of Jesus Christ', 'Revelation'],
  ['Revelation of John (Apocalypse)', 'Revelation'],
  ['Acts of the Apostles', 'Acts'],
  ['III John', '3 John'],
  ['Song of Solomon', 'Song of Solomon'],
])('reads "%s" as %s', (name, book) => {
  expect(bookFinder()(name)).toMatchObject({ kind: 'book', book: { name: book } });
});

test.each(['FRT', 'int', 'GLO', 'Preface', 'XXA'])('treats %s as a part of a Bible that is not a book', (name) => {
  expect(kindOf(name)).toBe('matter');
});

test.each(['Hezekiah', '', '67', 'GENX'])('does not know %j', (name) => {
  expect(kindOf(name)).toBe('unknown');
});

/** OSIS has 4Ezra and 2Bar, but neither 1Ezra nor 1Bar. */
test.each(['III Maccabees', 'IV Esdras', 'iii macc', 'IV Ezra', 'II Bar', 'I Enoch', 'PSS', ' PSS '])(
  '%s is beyond the 66 books by its Roman number or code',
  (name) => {
    expect(kindOf(name)).toBe('beyond');
  },
);

test('caches the results of earlier names', () => {
  const find = bookFinder();
  expect(find('Gen')).toBe(find('Gen'));
  for (let at = 0; at < 2_001; at += 1) find(`no book ${at}`);
  expect(find('Exodus')).toMatchObject({ book: { name: 'Exodus' } });
});
