import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { activity } from '#data/schema/activity.ts';
import { openApp } from '../database/app-database.ts';
import { bucketOf } from './histogram.ts';
import { readActivity, readRowsOfDay } from './read-activity.ts';

const now = Date.UTC(2026, 2, 2, 10, 30);

beforeEach(() => env.APP.exec('DELETE FROM activity'));

async function store(hour: string, counts: Record<string, number>): Promise<void> {
  await openApp(env.APP)
    .insert(activity)
    .values({ id: `${hour}-${Object.keys(counts).join()}`, hour, counts } as unknown as typeof activity.$inferInsert);
}

describe('the last hours', () => {
  beforeEach(async () => {
    await store('2026-03-01T10', { 'pages.requests': 1_000, 'pages.read': 1_000 });
    await store('2026-03-01T11', { 'pages.requests': 2, 'pages.errors': 1, 'pages.read': 5 });
    await store('2026-03-02T09', { 'search.requests': 4, 'search.read': 70, 'search.written': 3 });
    await store('2026-03-02T10', { 'pages.requests': 1, 'dashboard.written': 2 });
  });

  test('include the current hour to its end', async () => {
    const { from, to, stepHours, total, points } = await readActivity(env.APP, 24, now);
    expect([from, to]).toEqual(['2026-03-01T11:00:00.000Z', '2026-03-02T11:00:00.000Z']);
    expect(total).toMatchObject({ requests: 7, errors: 1, rowsRead: 75, rowsWritten: 5 });
    expect(points).toHaveLength(24 / stepHours);
    expect(points[0]).toMatchObject({ at: from, requests: 2, errors: 1 });
    expect(points.at(-1)).toMatchObject({ requests: stepHours === 1 ? 1 : 5 });
    expect(points.reduce((sum, { requests }) => sum + requests, 0)).toBe(7);
  });

  test('list only groups with counts', async () => {
    const { groups } = await readActivity(env.APP, 24, now);
    expect(groups.map(({ group, requests, rowsWritten }) => [group, requests, rowsWritten]).toSorted()).toEqual([
      ['dashboard', 0, 2],
      ['pages', 3, 0],
      ['search', 4, 3],
    ]);
  });

  test('of a day start at midnight UTC', async () => {
    expect(await readRowsOfDay(env.APP, now)).toEqual({ read: 70, written: 5 });
    expect(await readRowsOfDay(env.APP, now - 86_400_000)).toEqual({ read: 1_075, written: 5 });
    expect(await readRowsOfDay(env.APP, now + 86_400_000)).toEqual({ read: 0, written: 0 });
  });
});

test('a group is listed from its first request, row read or row written on', async () => {
  await store('2026-03-02T09', {
    'pages.requests': 1,
    'search.read': 1,
    'dashboard.written': 1,
    'accounts.requests': 0,
  });
  const { groups } = await readActivity(env.APP, 24, now);
  expect(
    groups.map(({ group, requests, rowsRead, rowsWritten }) => [group, requests, rowsRead, rowsWritten]).toSorted(),
  ).toEqual([
    ['dashboard', 0, 0, 1],
    ['pages', 1, 0, 0],
    ['search', 0, 1, 0],
  ]);
});

test.each([
  ['a day', 24, 1, 24, 1],
  ['a week', 168, 6, 28, 2],
  ['30 days', 720, 24, 30, 4],
])('the points of %s cover all of its hours', async (_, hours, step, length, inLast) => {
  // The last hour is the one from 10:00.
  for (const hour of ['2026-03-02T10', '2026-03-02T05', '2026-03-02T04', '2026-03-01T11'])
    await store(hour, { 'pages.requests': 1 });
  const { stepHours, points, total } = await readActivity(env.APP, hours, now);
  expect([stepHours, points.length, points.at(-1)?.requests]).toEqual([step, length, inLast]);
  expect(points.reduce((sum, { requests }) => sum + requests, 0)).toBe(total.requests);
});

test('percentiles count the responses of all hours, for each group alone', async () => {
  const [fast, slow] = [`search.t${bucketOf(8)}`, `search.t${bucketOf(1_024)}`];
  await store('2026-03-02T09', { [fast]: 6, 'search.requests': 6, 'pages.requests': 1 });
  await store('2026-03-02T10', { [fast]: 6, [slow]: 10, 'search.requests': 16 });
  const { groups } = await readActivity(env.APP, 24, now);
  const [search, pages] = ['search', 'pages'].map((name) => groups.find(({ group }) => group === name));
  // 12 of 22 took 8 ms. A stored duration is accurate to nine percent.
  expect(Math.abs((search?.p50 ?? 0) / 8 - 1)).toBeLessThan(0.1);
  expect(Math.abs((search?.p95 ?? 0) / 1_024 - 1)).toBeLessThan(0.1);
  expect(pages).toMatchObject({ requests: 1, p50: null, p95: null });
});

test('sums are zero without counts', async () => {
  expect((await readActivity(env.APP, 24, now)).total).toMatchObject({
    requests: 0,
    errors: 0,
    rowsRead: 0,
    rowsWritten: 0,
  });
});

test('a span that the dashboard does not offer has one point per hour', async () => {
  await store('2026-03-02T06', { 'pages.requests': 2 });
  const { stepHours, points, total } = await readActivity(env.APP, 5, now);
  expect([stepHours, points.length, total.requests]).toEqual([1, 5, 2]);
  expect(points.map(({ requests }) => requests)).toEqual([2, 0, 0, 0, 0]);
});
