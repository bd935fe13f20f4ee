import { expect, test } from 'vitest';
import { bookFinder } from './find-import-book.ts';

const kindOf = (name: string): string => bookFinder()(name).kind;

/** OSIS 2.1.1 User's Manual, appendix C, with Ps151; then what CrossWire's list of abbreviations adds. */
const osis =
  'Tob Jdt EsthGr AddEsth Wis Sir SirP Bar EpJer DanGr AddDan PrAzar Sus Bel 1Macc 2Macc 3Macc 4Macc PrMan 1Esd 2Esd ' +
  'AddPs Ps151 Odes PssSol EpLao 1En Jub 4Ezra 5Ezra 6Ezra 2Bar 4Bar EpBar 5ApocSyrPss 1Meq 2Meq 3Meq Rep';
/** USFM 3.0, "Book identifiers", 67 and on. */
const usfm =
  'TOB JDT ESG WIS SIR BAR LJE S3Y SUS BEL 1MA 2MA 3MA 4MA 1ES 2ES MAN PS2 ODA PSS EZA 5EZ 6EZ DAG PS3 2BA LBA JUB ' +
  'ENO 1MQ 2MQ 3MQ REP 4BA LAO';
const names = ['I Maccabees', 'II Esdras', 'Letter of Jeremiah', 'Additions to Daniel', 'Esther (Greek)', 'Psalm 151'];

test.each([...osis.split(' '), ...usfm.split(' '), ...names])('%s is beyond the 66', (name) => {
  expect(kindOf(name)).toBe('beyond');
});

test.each(['Pss', 'Jer', 'Jeremiah', 'I John', 'III John', 'Esther'])('%s is not', (name) => {
  expect(kindOf(name)).not.toBe('beyond');
});
