import type { VerbCell } from '#data/hebrew/language/verb-cells.ts';

/** The persons in grammatical order, with their pronouns. */
export const personRows: { hebrew: string; english: string; past: VerbCell; future: VerbCell }[] = [
  { hebrew: 'אֲנִי', english: 'I', past: 'past 1cs', future: 'future 1cs' },
  { hebrew: 'אַתָּה', english: 'you (masculine singular)', past: 'past 2ms', future: 'future 2ms' },
  { hebrew: 'אַתְּ', english: 'you (feminine singular)', past: 'past 2fs', future: 'future 2fs' },
  { hebrew: 'הוּא', english: 'he', past: 'past 3ms', future: 'future 3ms' },
  { hebrew: 'הִיא', english: 'she', past: 'past 3fs', future: 'future 3fs' },
  { hebrew: 'אֲנַחְנוּ', english: 'we', past: 'past 1cp', future: 'future 1cp' },
  { hebrew: 'אַתֶּם', english: 'you (masculine plural)', past: 'past 2mp', future: 'future 2cp' },
  { hebrew: 'אַתֶּן', english: 'you (feminine plural)', past: 'past 2fp', future: 'future 2cp' },
  { hebrew: 'הֵם, הֵן', english: 'they', past: 'past 3cp', future: 'future 3cp' },
];

export const presentRows: { english: string; singular: VerbCell; plural: VerbCell }[] = [
  { english: 'Masculine', singular: 'present ms', plural: 'present mp' },
  { english: 'Feminine', singular: 'present fs', plural: 'present fp' },
];

export const imperativeRows: { english: string; cell: VerbCell }[] = [
  { english: 'Masculine singular', cell: 'imperative ms' },
  { english: 'Feminine singular', cell: 'imperative fs' },
  { english: 'Plural', cell: 'imperative cp' },
];
