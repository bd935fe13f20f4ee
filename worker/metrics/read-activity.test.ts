import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { activity } from '#data/schema/activity.ts';
import { openApp } from '../database/app-database.ts';
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
