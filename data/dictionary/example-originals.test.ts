import { expect, test } from 'vitest';
import { verseMapOf } from '../bible/versification.ts';
import type { VerseMarks } from '../text/verse-marks.ts';
import { originalKeys, originalLine, searchOriginals, type ExampleText } from './example-originals.ts';

const version = (code: string, id: number, language: string, versification: 'kjv' | 'wlc'): ExampleText => ({
  code,
  id,
  shortName: code.toUpperCase(),
  language,
  direction: language === 'hbo' ? 'rtl' : 'ltr',
  versification,
});
const kjv = version('kjv_strongs', 1, 'en', 'kjv');
const versions = [
  kjv,
  version('tr', 6, 'grc', 'kjv'),
  version('sblgnt', 5, 'grc', 'wlc'),
  version('wlc', 4, 'hbo', 'wlc'),
];
const map = verseMapOf([
  { wlc: 39_003_019, kjv: 39_004_001, wlcPart: '', kjvPart: '' },
  { wlc: 47_013_013, kjv: 47_013_014, wlcPart: '', kjvPart: '' },
]);
const row = (text: string, ...words: NonNullable<VerseMarks['words']>) => ({ text, marks: { words } });

test('finds the verse by its own number, with the text that has accents first', () => {
  const search = searchOriginals('G5485', kjv, versions, map);
  expect(originalKeys(search, [47_013_014])).toEqual([547_013_013, 647_013_014]);
  const rows = new Map([
    [547_013_013, row('ἡ χάρις', [2, 7, 'G5485', 'N-NSF'])],
    [647_013_014, row('η χαρις', [2, 7, 'G5485', 'N-NSF'])],
  ]);
  expect(originalLine(search, 47_013_014, rows)).toEqual({
    text: 'ἡ χάρις',
    marks: { words: [[2, 7, 'G5485', 'N-NSF']] },
    language: 'grc',
    direction: 'ltr',
  });
});

test('takes the Textus Receptus, with its name, where the first text lacks the verse or the word', () => {
  const search = searchOriginals('G622', kjv, versions, map);
  const tr: [number, ReturnType<typeof row>] = [640_018_011, row('το απολωλος', [3, 11, 'G622', 'V-2RAP-ASN'])];
  expect(originalLine(search, 40_018_011, new Map([tr]))).toMatchObject({ text: 'το απολωλος', from: 'TR' });
  const other: [number, ReturnType<typeof row>] = [540_018_011, row('ἦλθεν', [0, 5, 'G2064', 'V-AAI-3S'])];
  expect(originalLine(search, 40_018_011, new Map([tr, other]))).toMatchObject({ from: 'TR' });
  expect(originalLine(search, 40_018_011, new Map([other]))).toBeUndefined();
});

test('finds a form by its own number, and Hebrew words in the Hebrew numbering', () => {
  const said = searchOriginals('G2036', kjv, versions, map);
  const words = row('εἶπεν', [0, 5, 'G3004', 'V-AAI-3S', 'G2036']);
  expect(originalLine(said, 43_001_022, new Map([[543_001_022, words]]))?.text).toBe('εἶπεν');
  expect(originalKeys(searchOriginals('H3117', kjv, versions, map), [39_004_001])).toEqual([439_003_019]);
});

test('adds nothing to examples that are in the language of the word', () => {
  const [, tr] = versions;
  expect(originalKeys(searchOriginals('G26', tr ?? kjv, versions, map), [43_003_016])).toEqual([]);
});
