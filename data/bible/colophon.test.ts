import { expect, test } from 'vitest';
import { splitColophon } from './colophon.ts';

const cases: [id: number, source: string, text: string, colophon: string][] = [
  [
    45_016_027,
    'for ever{G165}. Amen{G281}. Written{G1125}{(G5648)} to{G4314} the Romans{G4514}.',
    'for ever{G165}. Amen{G281}.',
    'Written{G1125}{(G5648)} to{G4314} the Romans{G4514}.',
  ],
  [
    53_003_018,
    'be with you all. Amen. The second epistle was written from Athens.',
    'be with you all. Amen.',
    'The second epistle was written from Athens.',
  ],
  [
    48_006_018,
    'αμην G281 HEB [προς G4314 PREP γαλατας εγραφη απο ρωμης] G4516 N-GSF',
    'αμην G281 HEB',
    'προς G4314 PREP γαλατας εγραφη απο ρωμης] G4516 N-GSF',
  ],
  // Without a colophon, and with "written" as part of the verse.
  [45_016_027, 'for ever. Amen.', 'for ever. Amen.', ''],
  [
    66_022_018,
    'Amen. the things which are written in this book',
    'Amen. the things which are written in this book',
    '',
  ],
];

test.each(cases)('splits %d: %s', (id, source, text, colophon) => {
  expect(splitColophon(id, source)).toEqual({ text, colophon });
});

/** Verses of the last chapters in the King James Version; 2 Corinthians has one less in the Textus Receptus. */
const epistles: [name: string, last: number][] = [
  ['Romans', 45_016_027],
  ['1 Corinthians', 46_016_024],
  ['2 Corinthians', 47_013_014],
  ['2 Corinthians in the Textus Receptus', 47_013_013],
  ['Galatians', 48_006_018],
  ['Ephesians', 49_006_024],
  ['Philippians', 50_004_023],
  ['Colossians', 51_004_018],
  ['1 Thessalonians', 52_005_028],
  ['2 Thessalonians', 53_003_018],
  ['1 Timothy', 54_006_021],
  ['2 Timothy', 55_004_022],
  ['Titus', 56_003_015],
  ['Philemon', 57_001_025],
  ['Hebrews', 58_013_025],
];
test.each(epistles)('%s ends with a colophon at %d and nowhere else', (_, last) => {
  const source = 'Grace be with you. Amen. Written from Rome.';
  const whole = { text: source, colophon: '' };
  expect(splitColophon(last, source)).toEqual({ text: 'Grace be with you. Amen.', colophon: 'Written from Rome.' });
  for (const other of [last - 2, last + 1_000]) expect(splitColophon(other, source)).toEqual(whole);
});

test('does not split a verse of more than 5,000 characters', () => {
  const source = (length: number): string => {
    const end = 'Amen. Written from Rome.';
    return `${'a'.repeat(length - end.length - 1)} ${end}`;
  };
  expect(splitColophon(45_016_027, source(5_000)).colophon).toBe('Written from Rome.');
  expect(splitColophon(45_016_027, source(5_001)).colophon).toBe('');
});
