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
  // Without a colophon, and where "written" is part of the verse.
  [45_016_027, 'for ever. Amen.', 'for ever. Amen.', ''],
  [
    66_022_018,
    'Amen. the things which are written in this book',
    'Amen. the things which are written in this book',
    '',
  ],
];

test.each(cases)('%d: %s', (id, source, text, colophon) => {
  expect(splitColophon(id, source)).toEqual({ text, colophon });
});
