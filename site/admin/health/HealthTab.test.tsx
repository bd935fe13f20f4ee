// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { ActivityAnswer } from '#data/administration/contract/activity.ts';
import type { AdminHealthAnswer } from '#data/administration/contract/health.ts';
import { HealthTab } from './HealthTab.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const none = { requests: 0, errors: 0, p50: null, p95: null, rowsRead: 0, rowsWritten: 0 };
const busy = { requests: 200, errors: 20, p50: 12, p95: 1_500, rowsRead: 61_234, rowsWritten: 7 };
const activity: ActivityAnswer = {
  from: '2026-11-22T21:00:00.000Z',
  to: '2026-11-22T23:00:00.000Z',
  stepHours: 1,
  total: busy,
  points: [
    { at: '2026-11-22T21:00:00.000Z', ...none },
    { at: '2026-11-22T22:00:00.000Z', ...busy },
  ],
  groups: [{ group: 'search', ...busy }],
};
const health: AdminHealthAnswer = {
  status: 'ok',
  edition: { database: 'abc', pages: 'abc', same: true },
  counts: { hebrewEntries: 1, greekEntries: 1, verses: 1, versions: 1 },
  revision: 2,
  deployment: null,
  imports: { active: 1, failed: 0 },
  mail: { waiting: 0, delayed: 0, failed: 3 },
  lastBuild: null,
  watcher: { lastRound: null, isLate: false },
  databases: [{ name: 'LIBRARY', bytes: 450e6, most: 500e6 }],
  rows: { read: 1_000, mostRead: 5_000_000, written: 40_000, mostWritten: 100_000 },
};

function show(
  change: Partial<ActivityAnswer> = {},
  now: AdminHealthAnswer = health,
  missing: string | null = 'No mail server is set. Set it in System Settings, Email.',
  statusOfOutbox = 200,
): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    if (path.includes('outbox')) return Response.json({ missing }, { status: statusOfOutbox });
    return new Response(JSON.stringify(path.includes('activity') ? { ...activity, ...change } : now));
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <HealthTab />
    </QueryClientProvider>,
  );
  return requests;
}

it('shows usage as a percentage of its limit and marks problems', async () => {
  show();
  const factOf = async (name: string) => (await screen.findByText(name)).nextElementSibling;
  expect((await factOf('Rows written today'))?.textContent).toBe('40,000, 40% of 100,000');
  expect((await factOf('Rows read today'))?.textContent).toBe('1,000, under 1% of 5,000,000');
  expect((await factOf('Library'))?.textContent).toBe('abc, 2 version changes since it was built');
  expect((await factOf('Email'))?.className).toBe('bad');
  expect((await factOf('Imports'))?.className).toBe('');
  expect((await factOf('Database LIBRARY'))?.className).toBe('bad');
});

it('begins with what to do, and says that the site cannot send email', async () => {
  show();
  await screen.findByText('2 problems:');
  screen.getByText(/^3 emails could not be sent in the last 7 days/);
  screen.getByText(/^The site is close to a limit/);
  await screen.findByText(/^No mail server is set/);
  expect(screen.getByRole('link', { name: 'Email Test, Outbox' }).getAttribute('href')).toBe('/admin#email-test');
  screen.getByRole('link', { name: 'System Settings, Email' });
});

const sound: AdminHealthAnswer = { ...health, mail: { waiting: 0, delayed: 0, failed: 0 }, databases: [] };

it('says what is left to set up on a site that works otherwise, and not that there is nothing to do', async () => {
  show({}, sound);
  await screen.findByText(/^The site works. One thing is left to set up: No mail server is set/);
  expect(screen.queryByText(/nothing to do/)).toBeNull();
});

it('does not say that everything works if it could not check the settings for email', async () => {
  show({}, sound, null, 503);
  await screen.findByText('Whether a mail server is set could not be checked. Reload this page.');
  expect(screen.queryByText(/Everything works/)).toBeNull();
});

it('says that there is nothing to do if nothing is left to set up', async () => {
  show({}, sound, null);
  await screen.findByText('Everything works. There is nothing to do.');
});

it('shows usage alone on a site that runs on one machine', async () => {
  const databases = [{ name: 'LIBRARY', bytes: 600e6, most: null }];
  show({}, { ...health, databases, rows: { read: 1_000, mostRead: null, written: 549_000, mostWritten: null } });
  const factOf = async (name: string) => (await screen.findByText(name)).nextElementSibling;
  const written = await factOf('Rows written today');
  expect([written?.textContent, written?.className]).toEqual(['549,000', '']);
  const library = await factOf('Database LIBRARY');
  expect([library?.textContent, library?.className]).toEqual(['600.0 MB', '']);
  expect(screen.queryByText(/free plan/)).toBeNull();
});

it('charts each hour, and gives the same data as text and as tables', async () => {
  show();
  const chart = await screen.findByRole('img', {
    name: 'Requests, 22 Nov, 21:00 to 22 Nov, 22:00; most at 22 Nov, 22:00: 200',
  });
  const heightOf = (layer: string) =>
    [...chart.querySelectorAll(`rect.${layer}`)].map((bar) => Number(bar.getAttribute('height')));
  expect(heightOf('back')).toEqual([0, 100]);
  expect(heightOf('front')).toEqual([0, 10]);
  const cellsOf = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent).join(' '));
  expect(cellsOf('By kind of request')).toEqual([
    'Search 200 20 12 ms 1.5 s 61,234 7',
    'All 200 20 12 ms 1.5 s 61,234 7',
  ]);
  await userEvent.click(screen.getByText('By time'));
  expect(cellsOf('By time')).toEqual(['22 Nov, 22:00 200 20 12 ms 1.5 s 61,234 7', '22 Nov, 21:00 0 0 – – 0 0']);
});

it('loads another period, and says when nothing was counted in it', async () => {
  const requests = show({ total: none, groups: [] });
  await screen.findByText('No requests were counted in this period.');
  await userEvent.selectOptions(screen.getByLabelText('Last'), '720');
  expect(requests).toContain('/api/admin/activity?hours=720');
});
