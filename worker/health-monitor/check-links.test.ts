import { runDurableObjectAlarm } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { PageAnswer } from '#data/administration/contract/pages.ts';
import type { BotRepair, ErrorReport } from '#data/administration/contract/bot.ts';
import { call, someone } from '../testing/people.ts';
import { lookAround } from './run-checks.ts';
import { watcherName } from './health-monitor.ts';

const admin = '/api/admin';
let cookie = '';

beforeAll(async () => {
  const watcher = env.WATCHER.get(env.WATCHER.idFromName(watcherName));
  await watcher.begin();
  await runDurableObjectAlarm(watcher);
});

beforeEach(async () => {
  for (const table of [
    'bot_log',
    'bot_repairs',
    'own_targets',
    'pages',
    'placements',
    'address_redirects',
    'error_reports',
  ])
    await env.APP.exec(`DELETE FROM ${table}`);
  ({ cookie } = await someone('admin'));
});

async function writePage(slug: string, links: readonly string[], more: object = {}): Promise<PageAnswer> {
  const content = links.map((href) => `<p><a href="${href}">there</a></p>`).join('');
  const body = { title: `Of ${slug}`, slug, content, ...more };
  const response = await call('POST', `${admin}/pages`, { cookie, body });
  expect(response.status).toBe(201);
  return response.json();
}

async function changePage({ id, revision }: PageAnswer, change: object): Promise<PageAnswer> {
  const response = await call('PUT', `${admin}/pages/${id}`, { cookie, body: { ...change, revision } });
  expect(response.status).toBe(200);
  return response.json();
}

async function found(): Promise<BotRepair[]> {
  const rows: BotRepair[] = await (await call('GET', `${admin}/bot/repairs`, { cookie })).json();
  return rows.filter(({ elementType }) => elementType === 'check:links');
}

const open = async () => (await found()).filter(({ status }) => status === 'pending').map(({ location }) => location);
const look = (later = 0) => lookAround(env, Date.now() + later);

test('a link of a page that leads nowhere is found with its page, until one of the two is mended', async () => {
  const page = await writePage('links', [
    '/lexicon',
    '/lexicon#letters',
    '#here',
    '/nowhere?a=1&amp;b=2#end',
    'https://example.com/nowhere',
    'mailto:anna@example.org',
    '/pages/later',
  ]);
  const later = await writePage('later', [], { content: '<p>Soon</p>', active: false });
  await look();
  expect((await found()).map(({ issue }) => issue).toSorted()).toEqual([
    'The page “Of links” (/pages/links) leads to /nowhere?a=1&b=2#end, which is not there.',
    'The page “Of links” (/pages/links) leads to /pages/later, which is not there.',
  ]);
  // Nothing but this site was asked.
  const { results } = await env.APP.prepare('SELECT path FROM own_targets ORDER BY path').all<{ path: string }>();
  expect(results.map(({ path }) => path)).toEqual(['/lexicon', '/nowhere?a=1&b=2', '/pages/later']);
  await changePage(later, { active: true });
  await look();
  expect(await open()).toEqual(['/pages/links → /nowhere?a=1&b=2#end']);
  await changePage(page, { content: '<p>No link any more</p>' });
  await look();
  expect(await open()).toEqual([]);
  // What no page leads to is forgotten.
  expect(await env.APP.prepare('SELECT count(*) AS n FROM own_targets').first('n')).toBe(0);
  // The watcher's own looking is no reader's.
  const errors: ErrorReport[] = await (await call('GET', `${admin}/bot/errors`, { cookie })).json();
  expect(errors).toEqual([]);
  expect(await env.APP.prepare('SELECT count(*) AS n FROM error_reports').first('n')).toBe(0);
});

test('an address that leads on is followed to its end', async () => {
  const page = await writePage('first', [], { content: '<p>Here</p>' });
  await changePage(page, { slug: 'second' });
  await writePage('leads', ['/pages/first', '/pages/first/', '/lexicon/h99999']);
  await look();
  expect(await open()).toEqual(['/pages/leads → /lexicon/h99999']);
});

test('a draft, and a notice that is not active, are not looked at; an active one is', async () => {
  await writePage('unfinished', ['/nowhere'], { active: false });
  const box = { title: 'News', content: '<p><a href="/lost">News</a></p>', position: 'homepage' };
  expect((await call('POST', `${admin}/content-boxes`, { cookie, body: { ...box, active: false } })).status).toBe(201);
  await look();
  expect(await open()).toEqual([]);
  expect((await call('POST', `${admin}/content-boxes`, { cookie, body: box })).status).toBe(201);
  await look();
  expect((await found()).map(({ issue }) => issue)).toEqual(['The notice “News” leads to /lost, which is not there.']);
});

test('a redirect whose target has gone is found', async () => {
  const target = await writePage('target', [], { content: '<p>Here</p>' });
  const body = { from: '/old', to: '/pages/target' };
  expect((await call('POST', `${admin}/redirects`, { cookie, body })).status).toBe(201);
  await look();
  expect(await open()).toEqual([]);
  await changePage(target, { active: false });
  await look(3_700_000);
  expect((await found()).map(({ issue }) => issue)).toEqual([
    'The redirect of /old leads to /pages/target, which is not there.',
  ]);
});

test('of many, each look asks for twenty, and the next goes on', async () => {
  await writePage(
    'many',
    Array.from({ length: 45 }, (_, index) => `/lost/${index}`),
  );
  for (const [round, expected] of [20, 40, 45, 45].entries()) {
    await look(round * 1_000);
    expect(await open()).toHaveLength(expected);
  }
});

test('what answered is asked again an hour later', async () => {
  await writePage('target', [], { content: '<p>Here</p>' });
  await writePage('source', ['/pages/target']);
  await look();
  await env.APP.exec(`UPDATE pages SET published = 0 WHERE slug = 'target'`);
  await look(3_500_000);
  expect(await open()).toEqual([]);
  await look(3_700_000);
  expect(await open()).toEqual(['/pages/source → /pages/target']);
});
