import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { ImportStatusAnswer } from '#data/administration/contract/imports.ts';
import { KilledWorker, token } from '../testing/killed-worker.ts';
import { BuildClient } from '../rebuild/build-client.ts';
import { importedSources } from '../sources/imported.ts';
import { emptyPlacements, SiteBuild } from './site-build.ts';

/** A site in workerd with an administrator. The tests deploy to it from outside. */
const site = new KilledWorker();
const folder = mkdtempSync(join(tmpdir(), 'site-build-'));
beforeAll(async () => {
  await site.begin();
});
afterAll(async () => {
  await site.remove();
  rmSync(folder, { recursive: true });
});

const content = 'Genesis 1:1 Au commencement\nGenesis 1:2 La terre';
const status = async (): Promise<ImportStatusAnswer> =>
  (await site.call('GET', '/api/admin/import-status')).json() as Promise<ImportStatusAnswer>;

async function importText(code: string): Promise<void> {
  const form = new FormData();
  form.set('bibleVersion', code);
  form.set('language', 'fr');
  form.set('file', new File([content], `${code}.txt`));
  const { file } = (await (await site.call('POST', '/api/admin/upload-bible', form)).json()) as {
    file: { path: string };
  };
  await site.call('POST', '/api/admin/import-bible', { version: code, filePath: file.path, agreed: true });
  const live = async (): Promise<string[]> => (await status()).completedImports.map(({ version }) => version);
  await expect.poll(live, { timeout: 300_000 }).toContain(code);
}

/** The state that the dashboard leaves after the hook accepted the request. */
async function requestBuild(id: string): Promise<void> {
  await site.kill();
  site.changeApp(
    `INSERT INTO builds (id, state, reason, asked_by, asked_at, lines, heartbeat_at) VALUES (?, 'waiting', 'a test', 'Timothy', ?, '[]', ?)`,
    id,
    new Date().toISOString(),
    new Date().toISOString(),
  );
  await site.begin();
}

const begin = (): Promise<SiteBuild> => SiteBuild.begin(site.url, token, []);

test("a deployment includes the readers' texts, reports its progress to the dashboard, and completes", async () => {
  await importText('segond');
  await requestBuild('one');
  const build = await begin();
  build.takeTexts(folder);
  expect(readFileSync(join(folder, 'segond.upload'), 'utf8')).toBe(content);
  const [source] = await importedSources(folder);
  expect((await source?.read(await source.find()))?.version).toMatchObject({
    about: { code: 'segond', id: 1_001, language: 'fr' },
    verses: [{ id: 1_001_001 }, { id: 1_001_002 }],
  });

  build.report('Pages', { stage: 'rendering', done: 3, total: 9 });
  const latestBuild = async (): Promise<unknown> => (await status()).builds[0];
  await expect
    .poll(latestBuild, { timeout: 300_000 })
    .toMatchObject({ id: 'one', state: 'running', stage: 'Pages: rendering', done: 3, lines: ['Pages: rendering'] });
  await build.complete('the-next');
  expect(await latestBuild()).toMatchObject({ id: 'one', state: 'completed', stage: '' });
  expect(await build.complete('the-next'), 'a build that is over').toBe(false);
});

test('reports to the dashboard every minute during a silent upload', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await requestBuild('slow');
  const build = await begin();
  build.report('Database', { stage: 'loading', done: 0, total: 1 });
  const stage = async (): Promise<unknown> => (await status()).builds[0]?.stage;
  await expect.poll(stage, { timeout: 300_000 }).toBe('Database: loading');
  await new BuildClient(site.url, token).report('slow', { stage: 'long ago' });
  vi.advanceTimersByTime(60_000);
  await expect.poll(stage, { timeout: 300_000 }).toBe('Database: loading');
  await build.complete('the-next');
});

test('removes a text that was rolled back', async () => {
  const { completedImports } = await status();
  await site.call('POST', `/api/admin/imports/${completedImports[0]?.id}/rollback`, {});
  // Nobody requested a build: a person deploys.
  (await begin()).takeTexts(folder);
  expect(existsSync(join(folder, 'segond.upload'))).toBe(false);
});

test('receives the placements of the site, except those with an end time', async () => {
  const create = (path: string, form: object): Promise<Response> =>
    site.call('POST', `/api/admin/${path}`, { content: '<p>Pressed by hand</p>', ...form });
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  await create('advertisements', { title: 'Olive oil', position: 'footer' });
  await create('advertisements', { title: 'For a day', position: 'footer', endsAt: soon });
  await create('pages', { slug: 'about-us', title: 'About us', published: true, inFooter: true });
  // The worker caches the previous placements for half a minute.
  await site.kill();
  await site.begin();
  const build = await begin();
  expect(await build.readNotices()).toMatchObject({
    placements: [{ title: 'Olive oil', position: 'footer', html: expect.stringContaining('Pressed by hand') }],
    pages: [{ title: 'About us', path: '/pages/about-us' }],
  });
  // If the site does not respond, pages get placements by script.
  await site.kill();
  expect(await build.readNotices()).toEqual(emptyPlacements);
  await site.begin();
});

test('a missing file fails the build, with a message in the dashboard', async () => {
  await importText('lost');
  await requestBuild('two');
  await site.kill();
  site.changeApp("UPDATE files SET key = 'nowhere' WHERE version_code = ?", 'lost');
  await site.begin();
  await expect(begin()).rejects.toThrow(/\/files\/lost answered the build with status 404/);
  expect((await status()).builds[0]).toMatchObject({ id: 'two', state: 'failed' });
});

test('rejects an unreachable site, another token, and local texts, with advice', async () => {
  await expect(SiteBuild.begin('http://127.0.0.1:9', token, [])).rejects.toThrow(/cannot be reached \(/);
  await expect(SiteBuild.begin(site.url, 'other', [])).rejects.toThrow(/rejected the BUILD_TOKEN/);
  const own = { code: 'mine', versionId: 1_001, sha256: '', key: '', given: {} };
  await expect(SiteBuild.begin(site.url, token, [own])).rejects.toThrow(/\(mine\).*Deploy from another clone/);
});
