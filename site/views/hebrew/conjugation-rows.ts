import type { VerbCell } from '#data/hebrew/language/verb-cells.ts';
import { feminine, feminineSingular, masculine, masculineSingular, persons, plural } from './messages.ts';

/** The persons in grammatical order, with their pronouns. */
export const personRows: { hebrew: string; english: string; past: VerbCell; future: VerbCell }[] = [
  { hebrew: 'אֲנִי', english: persons.I, past: 'past 1cs', future: 'future 1cs' },
  { hebrew: 'אַתָּה', english: persons['you ms'], past: 'past 2ms', future: 'future 2ms' },
  { hebrew: 'אַתְּ', english: persons['you fs'], past: 'past 2fs', future: 'future 2fs' },
  { hebrew: 'הוּא', english: persons.he, past: 'past 3ms', future: 'future 3ms' },
  { hebrew: 'הִיא', english: persons.she, past: 'past 3fs', future: 'future 3fs' },
  { hebrew: 'אֲנַחְנוּ', english: persons.we, past: 'past 1cp', future: 'future 1cp' },
  { hebrew: 'אַתֶּם', english: persons['you mp'], past: 'past 2mp', future: 'future 2cp' },
  { hebrew: 'אַתֶּן', english: persons['you fp'], past: 'past 2fp', future: 'future 2cp' },
  { hebrew: 'הֵם, הֵן', english: persons.they, past: 'past 3cp', future: 'future 3cp' },
];

export const presentRows: { english: string; singular: VerbCell; plural: VerbCell }[] = [
  { english: masculine, singular: 'present ms', plural: 'present mp' },
  { english: feminine, singular: 'present fs', plural: 'present fp' },
];

export const imperativeRows: { english: string; cell: VerbCell }[] = [
  { english: masculineSingular, cell: 'imperative ms' },
  { english: feminineSingular, cell: 'imperative fs' },
  { english: plural, cell: 'imperative cp' },
];
