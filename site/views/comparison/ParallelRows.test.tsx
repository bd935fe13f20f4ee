// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { compareRow } from './compare-cells.ts';
import { ComparisonActions, type ComparedRow, type ComparedSides } from './comparison-actions.ts';
import { ParallelRows, type ParallelCell, type ParallelColumn, type ParallelRow } from './ParallelRows.tsx';

const english = { label: 'King James Version', language: 'en', direction: 'ltr' } as const;
const hebrew = { label: 'Westminster Leningrad Codex', language: 'hbo', direction: 'rtl' } as const;
const restored = { label: 'Restored Names (from the KJV)', language: 'en', direction: 'ltr' } as const;

const row = (...texts: (string | undefined)[]): ParallelRow => ({
  reference: 'Malachi 4:1 · Hebrew 3:19',
  href: '/strongs/verse/malachi/4/1',
  cells: texts.map((text) => ({ verses: text ? [{ text, marks: {} }] : [], instead: 'Not in this version' })),
});

it('labels each cell with its version and sets the language of the text', () => {
  render(<ParallelRows columns={[english, hebrew]} rows={[row('For, behold', 'כִּי־הִנֵּה')]} />);
  const item = screen.getByRole('listitem');
  expect(within(item).getByRole('link').getAttribute('href')).toBe('/strongs/verse/malachi/4/1');
  expect(within(item).getByText('King James Version').nextElementSibling?.textContent).toBe('For, behold');
  const text = within(item).getByText('כִּי־הִנֵּה');
  expect([text.lang, text.dir]).toEqual(['hbo', 'rtl']);
});

it('aligns a column heading with the start of its text', () => {
  render(<ParallelRows columns={[english, hebrew]} rows={[]} />);
  expect(screen.getByText('King James Version').className).toBe('ltr');
  expect(screen.getByText('Westminster Leningrad Codex').className).toBe('rtl');
});

it('says when a version lacks the verse', () => {
  render(<ParallelRows columns={[english]} rows={[row(undefined)]} />);
  expect(screen.getByText('Not in this version').className).toBe('lack');
});

it('names the half of a verse that another versification splits in two', () => {
  const half: ParallelRow = { ...row(), cells: [{ verses: [{ text: 'א', marks: {}, half: 'second' }], instead: '' }] };
  render(<ParallelRows columns={[hebrew]} rows={[half]} />);
  const note = screen.getByText('(second half of the verse)');
  expect(note.lang).toBe('en');
  // In a right-to-left context the parentheses would appear at the wrong ends.
  expect(note.dir).toBe('ltr');
});

it('shortens a long book name that would be cut off', () => {
  render(<ParallelRows columns={[english]} rows={[{ ...row('Hear'), reference: 'Deuteronomy 5:1' }]} />);
  expect(screen.getByRole('link').textContent).toBe('Deut 5:1');
});

it('underlines the names that differ in the column that restores them', () => {
  const names = row('The LORD is my shepherd;', 'יְהוָה רֹעִי', 'YHWH is my shepherd;');
  const { container } = render(<ParallelRows columns={[english, hebrew, restored]} rows={[compareRow(names)]} />);
  expect([...container.querySelectorAll('.sides u')].map(({ textContent }) => textContent)).toEqual(['YHWH']);
});

it('copies the verse in all its versions and confirms it for a while', async () => {
  const copied: ComparedSides[] = [];
  const actions = {
    copy: (_: ComparedRow, sides: ComparedSides) => {
      copied.push(sides);
      return Promise.resolve(true);
    },
    share: () => Promise.resolve(false),
  };
  render(
    <ComparisonActions value={actions}>
      <ParallelRows columns={[english, hebrew]} rows={[row('For, behold', undefined)]} />
    </ComparisonActions>,
  );
  const button = screen.getByRole('button', { name: /^Copy/ });
  await userEvent.click(button);
  expect(button.textContent).toBe('Copied');
  expect(copied).toEqual([
    [
      { label: 'King James Version', text: 'For, behold' },
      { label: 'Westminster Leningrad Codex', text: 'Not in this version' },
    ],
  ]);
  await userEvent.click(screen.getByRole('button', { name: /^Share/ }));
  expect(screen.getByRole('button', { name: /^Share/ }).textContent).toBe('Share');
});

it('explains underlined words, if there are any', () => {
  const column = (label: string): ParallelColumn => ({ label, language: 'en', direction: 'ltr' });
  const columns = [column('King James Version'), column('World English Bible')];
  const same = row('In the beginning', 'In the beginning');
  const { rerender } = render(<ParallelRows columns={columns} rows={[same]} />);
  expect(screen.queryByText('Underlined')).toBeNull();
  const changed: ParallelCell = { verses: [{ text: 'At first', marks: {}, changed: [[0, 2]] }], instead: '' };
  rerender(<ParallelRows columns={columns} rows={[{ ...same, cells: [...same.cells.slice(0, 1), changed] }]} />);
  screen.getByText('Underlined');
});
