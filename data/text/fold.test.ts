import { expect, it } from 'vitest';
import { foldText, foldTransliteration, ligatureSpellings } from './fold.ts';

const folded: [input: string, expected: string][] = [
  ['אֱלֹהִים', 'אלהימ'],
  ['אלהים', 'אלהימ'],
  // Genesis 1:1 in the Leningrad Codex, with points and accents.
  ['בְּרֵאשִׁ֖ית בָּרָ֣א', 'בראשית ברא'],
  // Maqaf joins two words.
  ['עַל־פְּנֵ֣י', 'על פני'],
  ['ἀγάπη', 'αγαπη'],
  ['λόγος', 'λογοσ'],
  ['ΛΌΓΟΣ', 'λογοσ'],
  ['God', 'god'],
  // Matthew 22:21 and Luke 19:2 as the King James Version prints them.
  ['Cæsar', 'caesar'],
  ['Zacchæus', 'zacchaeus'],
  ['ÆNEAS', 'aeneas'],
  ['Œdipus', 'oedipus'],
  // Spanish: accents do not count, but ñ is another letter than n. Composed or not.
  ['Génesis', 'genesis'],
  ['pingüino', 'pinguino'],
  ['año', 'año'],
  ['AN\u0303O', 'año'],
  // Ligatures of typesetting and full-width letters, as PDF files and East Asian keyboards have them.
  ['ﬁre', 'fire'],
  ['suﬀer', 'suffer'],
  ['Ｇｏｄ', 'god'],
  ['ﬥﭏ', 'לאל'],
];
it.each(folded)('folds %s to %s', (input, expected) => {
  expect(foldText(input)).toBe(expected);
});

const transliterations: [input: string, expected: string][] = [
  ['ʼĕlôhîym', 'elohim'],
  ['elohim', 'elohim'],
  ['shâlôwm', 'shalom'],
  ['tôwrâh', 'torah'],
  ['rûwach', 'ruach'],
  ['cheçed', 'chesed'],
  ['chayâh', 'chayah'],
  ['agápē', 'agape'],
  ['yᵉhôvâh', 'yehovah'],
];
it.each(transliterations)('folds the transliteration %s to %s', (input, expected) => {
  expect(foldTransliteration(input)).toBe(expected);
});

it.each([
  ['Judaea', ['judaea', 'judæa']],
  ['Aeneas', ['aeneas', 'æneas', 'Æneas']],
  ['love', ['love']],
])('spells %s with and without ligatures', (input, expected) => {
  expect(ligatureSpellings(input)).toEqual(expected);
});
