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

it('the menus show the compared versions by short name and disable versions that are not loaded', () => {
  render(<ParallelPage {...page} />);
  expect(['Version 1', 'Version 2', 'Version 3', 'Version 4'].map(chosen)).toEqual(['kjv', 'restored', '', '']);
  const options = screen.getAllByRole<HTMLOptionElement>('option', { name: /^NKJV — not loaded/ });
  expect(options.every(({ disabled }) => disabled)).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Passage').value).toBe('Psalm 23');
});

it('a menu reports all versions to compare; a version chosen in two menus is compared once', async () => {
  const changes: string[][] = [];
  render(<ParallelPage {...page} onVersions={(codes) => changes.push(codes)} />);
  await userEvent.selectOptions(screen.getByLabelText('Version 3'), 'wlc');
  await userEvent.selectOptions(screen.getByLabelText('Version 2'), 'wlc');
  await userEvent.selectOptions(screen.getByLabelText('Version 2'), 'kjv');
  expect(changes).toEqual([['kjv', 'restored', 'wlc'], ['kjv', 'wlc'], ['kjv']]);
});

it('without a passage, the page offers examples in the chosen versions', () => {
  render(<ParallelPage {...page} />);
  expect(screen.getByRole('link', { name: 'Psalm 51' }).getAttribute('href')).toBe(
    '/parallel-bible?passage=Psalm+51&versions=kjv,restored',
  );
});

it('an unreadable passage shows the reason and a passage that works', () => {
  render(
    <ParallelPage
      {...page}
      outcome={{ kind: 'problem', message: 'Genesis has 50 chapters.', suggestion: 'Genesis 50' }}
    />,
  );
  expect(screen.getByRole('status').textContent).toBe('Genesis has 50 chapters. Did you mean Genesis 50?');
});

it('a version without the testament of the passage cannot be added, and says why', () => {
  const answer = (href: string): ParallelPageProps['outcome'] => ({
    kind: 'passage',
    reference: 'A passage',
    versions: [],
    rows: [{ reference: 'A passage', href, cells: [] }],
    isCut: false,
  });
  const greek = { code: 'sblgnt', shortName: 'Greek NT (SBLGNT)', loaded: true };
  const props = { ...page, choices: [...choices, greek] };
  const { rerender } = render(<ParallelPage {...props} outcome={answer('/strongs/verse/psalms/51/1')} />);
  const options = (name: string): boolean[] =>
    screen.getAllByRole<HTMLOptionElement>('option', { name }).map(({ disabled }) => disabled);
  expect(options('Greek NT (SBLGNT) — New Testament only')).toEqual([true, true, true, true]);
  expect(options('WLC')).toEqual([false, false, false, false]);
  rerender(<ParallelPage {...props} outcome={answer('/strongs/verse/john/3/16')} />);
  expect(options('Greek NT (SBLGNT)')).toEqual([false, false, false, false]);
  expect(options('WLC — Old Testament only')).toEqual([true, true, true, true]);
});
