// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { compareRow } from './compare-cells.ts';
import { ComparisonActions, type ComparedRow, type ComparedSides } from './comparison-actions.ts';
import { ParallelRows, type ParallelRow } from './ParallelRows.tsx';

const english = { label: 'King James Version', language: 'en', direction: 'ltr' } as const;
const hebrew = { label: 'Westminster Leningrad Codex', language: 'hbo', direction: 'rtl' } as const;
const restored = { label: 'Restored Names (from the KJV)', language: 'en', direction: 'ltr' } as const;

const row = (...texts: (string | undefined)[]): ParallelRow => ({
  reference: 'Malachi 4:1 · Hebrew 3:19',
  href: '/strongs/verse/malachi/4/1',
  cells: texts.map((text) => ({ verses: text ? [{ text, marks: {} }] : [], instead: 'Not in this version' })),
});

it('says in each cell which version it is, in the language that it has', () => {
  render(<ParallelRows columns={[english, hebrew]} rows={[row('For, behold', 'כִּי־הִנֵּה')]} />);
  const item = screen.getByRole('listitem');
  expect(within(item).getByRole('link').getAttribute('href')).toBe('/strongs/verse/malachi/4/1');
  expect(within(item).getByText('King James Version').nextElementSibling?.textContent).toBe('For, behold');
  const text = within(item).getByText('כִּי־הִנֵּה');
  expect([text.lang, text.dir]).toEqual(['hbo', 'rtl']);
});

it('names a column above the side where its text begins', () => {
  render(<ParallelRows columns={[english, hebrew]} rows={[]} />);
  expect(screen.getByText('King James Version').className).toBe('ltr');
  expect(screen.getByText('Westminster Leningrad Codex').className).toBe('rtl');
});

it('says what is not there', () => {
  render(<ParallelRows columns={[english]} rows={[row(undefined)]} />);
  expect(screen.getByText('Not in this version').className).toBe('lack');
});

it('names the half of a verse that another numbering cuts in two', () => {
  const half: ParallelRow = { ...row(), cells: [{ verses: [{ text: 'א', marks: {}, half: 'second' }], instead: '' }] };
  render(<ParallelRows columns={[hebrew]} rows={[half]} />);
  const note = screen.getByText('(second half of the verse)');
  expect(note.lang).toBe('en');
  // Else its parentheses would stand at the wrong ends.
  expect(note.dir).toBe('ltr');
});

it('a long name of a book is short, where it would be cut', () => {
  render(<ParallelRows columns={[english]} rows={[{ ...row('Hear'), reference: 'Deuteronomy 5:1' }]} />);
  expect(screen.getByRole('link').textContent).toBe('Deut 5:1');
});

it('the names that differ are underlined, in the column that restores them', () => {
  const names = row('The LORD is my shepherd;', 'יְהוָה רֹעִי', 'YHWH is my shepherd;');
  const { container } = render(<ParallelRows columns={[english, hebrew, restored]} rows={[compareRow(names)]} />);
  expect([...container.querySelectorAll('u')].map(({ textContent }) => textContent)).toEqual(['YHWH']);
});

it('copies the verse with all its versions, and says so for a while', async () => {
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
