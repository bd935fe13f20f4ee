// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { SearchesAnswer } from '#data/administration/contract/searches.ts';
import { SearchesTab } from './SearchesTab.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const answer: SearchesAnswer = {
  from: '2026-11-20',
  to: '2026-11-22',
  isCounting: true,
  total: 12,
  days: [
    { day: '2026-11-20', text: 2, strongs: 0 },
    { day: '2026-11-21', text: 0, strongs: 0 },
    { day: '2026-11-22', text: 6, strongs: 4 },
  ],
  top: [
    { query: 'gold & silver', kind: 'text', times: 7, results: 361, lastDay: '2026-11-22' },
    { query: 'gold & silver', kind: 'strongs', times: 5, results: null, lastDay: '2026-11-22' },
    { query: 'H430', kind: 'strongs', times: 4, results: null, lastDay: '2026-11-22' },
  ],
  withoutResults: [],
};

function show(change: Partial<SearchesAnswer> = {}): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    return new Response(JSON.stringify({ ...answer, ...change }));
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SearchesTab />
    </QueryClientProvider>,
  );
  return requests;
}

it('lists the most frequent queries with links and says whether each is for words or a number', async () => {
  show();
  const table = within(await screen.findByRole('region', { name: 'Most frequent' })).getByRole('table');
  const cells = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['Search', 'Times', 'Verses found'],
    ['gold & silver words', '7', '361'],
    ['gold & silver Strong’s number', '5', '–'],
    ['H430 Strong’s number', '4', '–'],
  ]);
  const hrefs = within(table)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    '/results?q=gold+%26+silver',
    '/strongs-results?q=gold+%26+silver',
    '/strongs-results?q=H430',
  ]);
});

it('has no column of results in a list whose searches are not checked, and says so where a search is missing', async () => {
  show({ top: answer.top.map((search) => ({ ...search, results: null })) });
  const table = within(await screen.findByRole('region', { name: 'Most frequent' })).getByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Search', 'Times']);
  const empty = within(screen.getByRole('region', { name: 'Strong’s numbers without results' }));
  empty.getByText(/Searches for words are not checked for results/);
});

it('charts each day, and gives the same data as a table', async () => {
  show();
  const chart = await screen.findByRole('img', { name: 'Searches by day, 20 Nov 2026 to 22 Nov 2026' });
  const heights = [...chart.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
  // The busiest day has the full height, six tenths of it for words.
  expect(heights[4]).toBeCloseTo(72);
  expect(heights[5]).toBeCloseTo(48);
  expect(heights[0]).toBeCloseTo(24);
  await userEvent.click(screen.getByText('Show as a table'));
  const rows = within(screen.getByRole('table', { name: 'Searches by day' })).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    '22 Nov 202664',
    '21 Nov 202600',
    '20 Nov 202620',
  ]);
  screen.getByText(/most on 22 Nov 2026: 10/);
});

it('loads another number of days', async () => {
  const requests = show();
  await screen.findByRole('region', { name: 'Most frequent' });
  await userEvent.selectOptions(screen.getByLabelText('Last'), '90');
  expect(requests).toEqual(['/api/admin/searches?days=30', '/api/admin/searches?days=90']);
});

it('says which lists are empty, and that counting is off', async () => {
  show({ total: 0, top: [], days: [], isCounting: false });
  expect(await screen.findAllByText('No searches in this period.')).toHaveLength(2);
  screen.getByText(/Searches are not counted at the moment/);
  screen.getByRole('heading', { name: '0 searches' });
});

const number = { query: 'H430', kind: 'strongs' as const, times: 1, lastDay: '2026-11-22' };
const word = { query: 'qwxz', kind: 'text' as const, times: 1, results: null, lastDay: '2026-11-22' };
it.each([
  [
    'every search reported results',
    { text: 0, strongs: 1 },
    [{ ...number, results: 9 }],
    /^Every search for a Strong’s number had results/,
  ],
  [
    'a number was searched without a report',
    { text: 0, strongs: 1 },
    [{ ...number, results: null }],
    /^So far, no Strong’s number/,
  ],
  ['words were searched', { text: 1, strongs: 0 }, [word], /^So far, no Strong’s number was without results/],
])('says what is known about searches without results if %s', async (_, counts, top, expected) => {
  show({ total: 1, days: [{ day: '2026-11-22', ...counts }], top });
  await screen.findByText(expected);
});
