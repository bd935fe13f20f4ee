import { expect, it } from 'vitest';
import type { AdminHealthAnswer } from '#data/administration/contract/health.ts';
import { listHealthProblems } from './health-problems.ts';

const sound: AdminHealthAnswer = {
  status: 'ok',
  edition: { database: 'abc', pages: 'abc', same: true },
  counts: { hebrewEntries: 1, greekEntries: 1, verses: 1, versions: 1 },
  revision: 2,
  deployment: null,
  imports: { active: 1, failed: 0 },
  mail: { waiting: 2, delayed: 0, failed: 0 },
  lastBuild: { state: 'completed', reason: '', askedAt: '', endedAt: null },
  watcher: { lastRound: null, isLate: false },
  databases: [{ name: 'LIBRARY', bytes: 399, most: 500 }],
  rows: { read: 1, mostRead: 100, written: 79, mostWritten: 100 },
};

it('finds no problem in a site that works', () => {
  expect(listHealthProblems(sound)).toEqual([]);
});

it.each<[string, Partial<AdminHealthAnswer>, RegExp]>([
  ['different editions', { edition: { database: 'a', pages: 'b', same: false }, message: 'They differ.' }, /^They/],
  ['a failed build', { lastBuild: { state: 'failed', reason: '', askedAt: '', endedAt: null } }, /“Build again”/],
  ['a failed import', { imports: { active: 0, failed: 1 } }, /^1 import failed/],
  ['waiting emails', { mail: { waiting: 2, delayed: 2, failed: 0 } }, /^2 emails are waiting: the mail server/],
  ['failed emails', { mail: { waiting: 0, delayed: 0, failed: 2 } }, /^2 emails could not be sent/],
  ['late checks', { watcher: { lastRound: null, isLate: true } }, /^ADMIN BOT has not checked/],
  ['a full database', { databases: [{ name: 'APP', bytes: 400, most: 500 }] }, /close to a limit/],
  ['many written rows', { rows: { ...sound.rows, written: 80 } }, /close to a limit/],
])('reports %s with what to do', (_, change, expected) => {
  expect(listHealthProblems({ ...sound, ...change })).toEqual([expect.stringMatching(expected)]);
});

it('reports outdated pages only if no build is queued or running', () => {
  const edition = { database: 'a.1', pages: 'a', same: false };
  for (const state of ['waiting', 'running'] as const) {
    const lastBuild = { state, reason: '', askedAt: '', endedAt: null };
    expect(listHealthProblems({ ...sound, edition, lastBuild })).toEqual([]);
    expect(listHealthProblems({ ...sound, edition: { ...edition, database: null }, lastBuild })).toHaveLength(1);
  }
  expect(listHealthProblems({ ...sound, edition })).toHaveLength(1);
});

it('compares with no limit on a site without limits', () => {
  const databases = [{ name: 'LIBRARY', bytes: 900, most: null }];
  expect(listHealthProblems({ ...sound, databases })).toEqual([]);
});
