import { expect, test } from 'vitest';
import { countOccurrences } from './count-occurrences.ts';
import { groupForms } from './form-groups.ts';
import { ownParsing, sortForms, timesOf, type ParsedForms } from './word-forms.ts';
import type { VerseText } from '../text/verse-text.ts';
import type { WordMark } from '../text/verse-marks.ts';

/** A verse of words as "text=number=parsing=form". */
function verse(id: number, ...words: string[]): VerseText {
  const marks: WordMark[] = [];
  let text = '';
  for (const each of words) {
    const [word = '', number, parsing, form] = each.split('=');
    const start = text.length;
    text += `${word} `;
    if (number)
      marks.push([start, start + word.length, number, parsing, ...(form ? [form] : [])] as unknown as WordMark);
  }
  return { id, text: text.trim(), marks: { words: marks } };
}

const formsOf = (verses: VerseText[]): Record<string, ParsedForms[]> =>
  Object.fromEntries(
    [...countOccurrences(verses)].map(([number, { forms }]) => [number, sortForms(forms ?? new Map())]),
  );

test('counts forms by parsing, with the accents and the capital of a dictionary', () => {
  expect(
    formsOf([
      verse(43_003_016, 'τὸν=G3588=T-ASM', 'Τὸν=G3588=T-ASM', 'τὸν=G3588=T-ASM', 'οἶκόν=G3624=N-ASM', 'ὁ=G3588=T-NSM'),
      verse(43_003_017, 'εἶπεν=G3004=V-AAI-3S=G2036', 'Δαυὶδ=G1138=N-PRI'),
    ]),
  ).toEqual({
    G3588: [
      ['T-ASM', [['τόν', 3]]],
      ['T-NSM', [['ὁ', 1]]],
    ],
    G3624: [['N-ASM', [['οἶκον', 1]]]],
    G3004: [['V-AAI-3S', [['εἶπεν', 1]]]],
    G2036: [['V-AAI-3S', [['εἶπεν', 1]]]],
    G1138: [['N-PRI', [['Δαυίδ', 1]]]],
  });
});

test('counts a Hebrew form under its own parsing, without prefix, suffix and accents for chanting', () => {
  expect(formsOf([verse(1_001_001, 'בְּרֵאשִׁ֖ית=H7225=HR/Ncfsa', 'דְּבָרֽוֹ=H1697=HNcmsc/Sp3ms')])).toEqual({
    H7225: [['HNcfsa', [['בְּרֵאשִׁית'.normalize('NFC'), 1]]]],
    H1697: [['HNcmsc', [['דְּבָרוֹ'.normalize('NFC'), 1]]]],
  });
  expect(['HC/Td/Ncmpa', 'AVqp3ms/Sp1cs', 'HSp3ms', 'HTd//Np'].map(ownParsing)).toEqual([
    'HNcmpa',
    'AVqp3ms',
    'HSp3ms',
    'HNp',
  ]);
});

test('groups verbs by tense or stem and nouns by case, and a verb with one tense by case', () => {
  const list = (...codes: string[]): ParsedForms[] => codes.map((code, index) => [code, [['x', index + 1]]]);
  expect(groupForms(list('V-2AAI-3S', 'V-AAI-3S', 'V-PAI-1S'))).toEqual({
    kind: 'tense',
    groups: [
      { name: 'aorist', times: 3 },
      { name: 'present', times: 3 },
    ],
  });
  expect(groupForms(list('HVqp3ms', 'HVNp3ms'))?.groups).toEqual([
    { name: 'Niphal', times: 2 },
    { name: 'Qal', times: 1 },
  ]);
  expect(groupForms(list('N-NSF', 'N-PRI', 'P-1GS'))).toEqual({
    kind: 'case',
    groups: [
      { name: 'genitive', times: 3 },
      { name: 'nominative', times: 1 },
      { name: '', times: 2 },
    ],
  });
  expect(groupForms(list('V-PAP-NSM', 'V-PAP-GSM'))?.kind).toBe('case');
  expect(groupForms(list('ADV', 'HNcmsa'))).toBeUndefined();
  expect(list('N-NSF', 'N-GSF').map(timesOf)).toEqual([1, 2]);
});
