// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { VerbTable } from '#data/hebrew/language/verb-table.ts';
import { ConjugationTables } from './ConjugationTables.tsx';

const form = (hebrew: string, transliteration: string) => ({ hebrew, transliteration });
const table: VerbTable = {
  'present ms': form('כּוֹתֵב', 'kotev'),
  'past 3ms': form('כָּתַב', 'katav'),
  'future 2cp': form('תִּכְתְּבוּ', 'tikhtevu'),
};

it('each tense is a table with its name, each person a row', () => {
  render(<ConjugationTables table={table} />);
  const past = screen.getByRole('table', { name: 'Past and future' });
  expect(within(past).getAllByRole('row')).toHaveLength(10);
  const he = within(past).getByRole('row', { name: /\bhe\b/u });
  expect(within(he).getByText('כָּתַב').lang).toBe('he');
  expect(he.textContent).toContain('katav');
});

it('one future serves for several, men or women', () => {
  render(<ConjugationTables table={table} />);
  expect(screen.getAllByText('tikhtevu')).toHaveLength(2);
});

it('a form that is not known is a dash; a tense that is not in use is said so', () => {
  render(<ConjugationTables table={table} />);
  expect(within(screen.getByRole('row', { name: /they/u })).getAllByText('–')).toHaveLength(2);
  expect(screen.queryByRole('table', { name: 'Imperative' })).toBeNull();
  expect(screen.getByText('None in use.')).toBeTruthy();
});

it('a verb without a present says so', () => {
  render(<ConjugationTables table={{}} />);
  expect(screen.queryByRole('table', { name: 'Present' })).toBeNull();
  expect(screen.getAllByText('None in use.')).toHaveLength(2);
});
