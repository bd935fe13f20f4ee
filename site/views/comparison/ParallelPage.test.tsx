// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ParallelPage, type ParallelPageProps } from './ParallelPage.tsx';

const choices = [
  { code: 'kjv', shortName: 'KJV', loaded: true },
  { code: 'wlc', shortName: 'WLC', loaded: true },
  { code: 'restored', shortName: 'Restored Names', loaded: true },
  { code: 'nkjv', shortName: 'NKJV', loaded: false },
];
const page: ParallelPageProps = {
  choices,
  address: { passage: 'Psalm 23', versions: ['kjv', 'restored'] },
  columns: ['kjv', 'restored'],
  outcome: { kind: 'none' },
};
const chosen = (name: string): string => screen.getByLabelText<HTMLSelectElement>(name).value;

it('the menus show what is compared, by short names, and what is not loaded cannot be chosen', () => {
  render(<ParallelPage {...page} />);
  expect(['First', 'Second', 'Third', 'Fourth'].map(chosen)).toEqual(['kjv', 'restored', '', '']);
  const options = screen.getAllByRole<HTMLOptionElement>('option', { name: /^NKJV — not loaded/ });
  expect(options.every(({ disabled }) => disabled)).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Passage').value).toBe('Psalm 23');
});

it('a menu tells all versions that are to be compared; one that stands in two is compared once', async () => {
  const asked: string[][] = [];
  render(<ParallelPage {...page} onVersions={(codes) => asked.push(codes)} />);
  await userEvent.selectOptions(screen.getByLabelText('Third'), 'wlc');
  await userEvent.selectOptions(screen.getByLabelText('Second'), 'wlc');
  await userEvent.selectOptions(screen.getByLabelText('Second'), 'kjv');
  expect(asked).toEqual([['kjv', 'restored', 'wlc'], ['kjv', 'wlc'], ['kjv']]);
});

it('without a passage examples are offered in the versions that were chosen', () => {
  render(<ParallelPage {...page} />);
  expect(screen.getByRole('link', { name: 'Psalm 51' }).getAttribute('href')).toBe(
    '/parallel-bible?passage=Psalm+51&versions=kjv,restored',
  );
});

it('what cannot be read says so, with a passage that can', () => {
  render(
    <ParallelPage
      {...page}
      outcome={{ kind: 'told', message: 'Genesis has 50 chapters.', suggestion: 'Genesis 50' }}
    />,
  );
  expect(screen.getByRole('status').textContent).toBe('Genesis has 50 chapters. Did you mean Genesis 50?');
});
