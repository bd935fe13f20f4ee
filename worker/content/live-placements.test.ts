import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pages, placements } from '#data/schema/app.ts';
import { openApp } from '../database/app-database.ts';
import { failingDatabase } from '../testing/failing-database.ts';
import { clearPlacementCache, readPermanentPlacements, readLivePlacements } from './live-placements.ts';

const start = new Date('2026-03-01T12:00:00.000Z');
const saved = { revision: 1, createdAt: start.toISOString(), updatedAt: start.toISOString(), updatedBy: 'admin' };

beforeEach(async () => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] });
  await env.APP.exec('DELETE FROM placements');
  await env.APP.exec('DELETE FROM pages');
  clearPlacementCache(env.APP);
});
afterEach(() => {
  vi.useRealTimers();
});

const addPlacement = (id: string, own: Partial<typeof placements.$inferInsert> = {}) =>
  openApp(env.APP)
    .insert(placements)
    .values({
      id,
      kind: 'advertisement',
      title: id,
      content: '<p>x</p>',
      contentHtml: '<p>x</p>',
      position: 'footer',
      active: true,
      ...saved,
      ...own,
    });

const addPage = (slug: string, own: Partial<typeof pages.$inferInsert> = {}) =>
  openApp(env.APP)
    .insert(pages)
    .values({
      id: slug,
      slug,
      title: slug,
      content: '<p>x</p>',
      contentHtml: '<p>x</p>',
      published: true,
      inFooter: true,
      inSearch: false,
      isListed: true,
      draftToken: slug,
      ...saved,
      ...own,
    });

const after = (seconds: number): void => void vi.setSystemTime(start.getTime() + seconds * 1_000);
const titles = async (app = env.APP): Promise<string[]> =>
  (await readLivePlacements(app)).placements.map(({ title }) => title);

test('readers get active placements within their dates, in order of creation', async () => {
  await addPlacement('b');
  await addPlacement('a');
  await addPlacement('inactive', { active: false });
  await addPlacement('deleted', { deletedAt: start.toISOString() });
  await addPlacement('later', { startsAt: '2026-03-01T12:00:01.000Z' });
  await addPlacement('begins now', { startsAt: start.toISOString() });
  await addPlacement('ends now', { endsAt: start.toISOString() });
  await addPlacement('ends later', { endsAt: '2026-03-01T12:00:01.000Z' });
  expect(await titles()).toEqual(['a', 'b', 'begins now', 'ends later']);
  // A build includes only placements without an end date.
  expect((await readPermanentPlacements(env.APP)).placements.map(({ title }) => title)).toEqual([
    'a',
    'b',
    'begins now',
  ]);
});

test('the footer lists published pages that are enabled for it, by title', async () => {
  await addPage('second', { title: 'B' });
  await addPage('first', { title: 'A' });
  await addPage('draft', { published: false });
  await addPage('deleted', { deletedAt: start.toISOString() });
  await addPage('unticked', { inFooter: false });
  await addPage('searched', { inFooter: false, inSearch: true });
  await addPage('later', { publishAt: '2026-03-01T12:00:01.000Z' });
  const paths = ({ pages: links }: { pages: { path: string }[] }): string[] => links.map(({ path }) => path);
  expect(paths(await readLivePlacements(env.APP))).toEqual(['/pages/first', '/pages/second']);
  expect(paths(await readPermanentPlacements(env.APP))).toEqual(['/pages/first', '/pages/second']);
});

test.each<[name: string, own: Partial<typeof pages.$inferInsert>, expected: boolean]>([
  ['a page ticked for searches', { inSearch: true }, true],
  ['one that is published from now on', { inSearch: true, publishAt: start.toISOString() }, true],
  ['one that is published later', { inSearch: true, publishAt: '2026-03-01T12:00:01.000Z' }, false],
  ['a page of the foot alone', { inSearch: false }, false],
])('whether pages are enabled for search, with %s', async (_, own, expected) => {
  await addPage('page', own);
  expect((await readLivePlacements(env.APP)).hasSearched).toBe(expected);
});

test('a change is visible after half a minute, and immediately in the isolate that made it', async () => {
  expect(await titles()).toEqual([]);
  await addPlacement('new');
  after(29);
  expect(await titles()).toEqual([]);
  after(31);
  expect(await titles()).toEqual(['new']);
  await addPlacement('newer');
  clearPlacementCache(env.APP);
  expect(await titles()).toEqual(['new', 'newer']);
});

test('while the database fails, readers get the previous placements, and the next query waits five seconds', async () => {
  await addPlacement('kept');
  await addPage('kept', { inSearch: true });
  const failures: string[] = [];
  const { database, calls } = failingDatabase(env.APP, failures);
  expect(await titles(database)).toEqual(['kept']);
  expect(calls()).toBe(1);

  const failing = failingDatabase(env.APP, ['no such table']);
  // With an empty cache, pages are served without placements, and no page fails.
  expect(await readLivePlacements(failing.database)).toEqual({ placements: [], pages: [], hasSearched: false });
  after(4);
  expect(await titles(failing.database)).toEqual([]);
  expect(failing.calls()).toBe(1);
  after(6);
  expect(await titles(failing.database)).toEqual(['kept']);
  expect(failing.calls()).toBe(2);
});

test('the previous placements and footer links survive a database error', async () => {
  await addPlacement('kept');
  await addPage('kept', { inSearch: true });
  let isDown = false;
  const { database } = failingDatabase(env.APP, []);
  const switched = Object.assign(Object.create(database) as D1Database, {
    batch: (statements: D1PreparedStatement[]) =>
      isDown ? Promise.reject(new Error('D1_ERROR: no such table')) : database.batch(statements),
  });
  const previous = await readLivePlacements(switched);
  expect(previous).toMatchObject({
    placements: [{ title: 'kept' }],
    pages: [{ path: '/pages/kept' }],
    hasSearched: true,
  });
  isDown = true;
  after(31);
  expect(await readLivePlacements(switched)).toEqual(previous);
  isDown = false;
  await env.APP.exec('DELETE FROM placements');
  after(35);
  expect(await readLivePlacements(switched)).toEqual(previous);
  after(37);
  expect(await titles(switched)).toEqual([]);
});
