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

it('shows each tense as a named table with one row per person', () => {
  render(<ConjugationTables table={table} />);
  const past = screen.getByRole('table', { name: 'Past and future' });
  expect(within(past).getAllByRole('row')).toHaveLength(10);
  const he = within(past).getByRole('row', { name: /\bhe\b/u });
  expect(within(he).getByText('כָּתַב').lang).toBe('he');
  expect(he.textContent).toContain('katav');
});

it('repeats a future form that several persons share', () => {
  render(<ConjugationTables table={table} />);
  expect(screen.getAllByText('tikhtevu')).toHaveLength(2);
});

it('shows a dash for an unknown form and says when a tense is not in use', () => {
  render(<ConjugationTables table={table} />);
  expect(within(screen.getByRole('row', { name: /they/u })).getAllByText('–')).toHaveLength(2);
  expect(screen.queryByRole('table', { name: 'Imperative' })).toBeNull();
  screen.getByText('Not in use.');
});

it('says when a verb has no present', () => {
  render(<ConjugationTables table={{}} />);
  expect(screen.queryByRole('table', { name: 'Present' })).toBeNull();
  expect(screen.getAllByText('Not in use.')).toHaveLength(2);
});
