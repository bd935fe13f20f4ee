import { runDurableObjectAlarm } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { PageAnswer } from '#data/administration/contract/pages.ts';
import type { BotRepair, ErrorReport } from '#data/administration/contract/bot.ts';
import { sendRequest, createTestUser } from '../testing/test-users.ts';
import { runHealthChecks } from './run-checks.ts';
import { healthMonitorName } from './health-monitor.ts';

const admin = '/api/admin';
let cookie = '';

beforeAll(async () => {
  const monitor = env.HEALTH_MONITOR.get(env.HEALTH_MONITOR.idFromName(healthMonitorName));
  await monitor.begin();
  await runDurableObjectAlarm(monitor);
});

beforeEach(async () => {
  for (const table of [
    'bot_log',
    'bot_repairs',
    'own_targets',
    'pages',
    'placements',
    'url_redirects',
    'error_reports',
  ])
    await env.APP.exec(`DELETE FROM ${table}`);
  ({ cookie } = await createTestUser('admin'));
});

async function writePage(slug: string, links: readonly string[], more: object = {}): Promise<PageAnswer> {
  const content = links.map((href) => `<p><a href="${href}">there</a></p>`).join('');
  const body = { title: `Of ${slug}`, slug, content, ...more };
  const response = await sendRequest('POST', `${admin}/pages`, { cookie, body });
  expect(response.status).toBe(201);
  return response.json();
}

async function changePage({ id, revision }: PageAnswer, change: object): Promise<PageAnswer> {
  const response = await sendRequest('PUT', `${admin}/pages/${id}`, { cookie, body: { ...change, revision } });
  expect(response.status).toBe(200);
  return response.json();
}

async function linkFindings(): Promise<BotRepair[]> {
  const rows: BotRepair[] = await (await sendRequest('GET', `${admin}/bot/repairs`, { cookie })).json();
  return rows.filter(({ elementType }) => elementType === 'check:links');
}

const open = async () =>
  (await linkFindings()).filter(({ status }) => status === 'pending').map(({ location }) => location);
const runRound = (later = 0) => runHealthChecks(env, Date.now() + later);

test('reports a dead link of a page until the page or the target is fixed', async () => {
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
  await runRound();
  expect((await linkFindings()).map(({ issue }) => issue).toSorted()).toEqual([
    'The page “Of links” (/pages/links) links to /nowhere?a=1&b=2#end, which does not exist.',
    'The page “Of links” (/pages/links) links to /pages/later, which does not exist.',
  ]);
  // Only this site was requested.
  const { results } = await env.APP.prepare('SELECT path FROM own_targets ORDER BY path').all<{ path: string }>();
  expect(results.map(({ path }) => path)).toEqual(['/lexicon', '/nowhere?a=1&b=2', '/pages/later']);
  await changePage(later, { active: true });
  await runRound();
  expect(await open()).toEqual(['/pages/links → /nowhere?a=1&b=2#end']);
  await changePage(page, { content: '<p>No link any more</p>' });
  await runRound();
  expect(await open()).toEqual([]);
  // Targets that no page links to are deleted.
  expect(await env.APP.prepare('SELECT count(*) AS n FROM own_targets').first('n')).toBe(0);
  // Requests of the health monitor itself are not reported as errors.
  const errors: ErrorReport[] = await (await sendRequest('GET', `${admin}/bot/errors`, { cookie })).json();
  expect(errors).toEqual([]);
  expect(await env.APP.prepare('SELECT count(*) AS n FROM error_reports').first('n')).toBe(0);
});

test('follows redirects of a target to the end', async () => {
  const page = await writePage('first', [], { content: '<p>Here</p>' });
  await changePage(page, { slug: 'second' });
  await writePage('leads', ['/pages/first', '/pages/first/', '/lexicon/h99999']);
  await runRound();
  expect(await open()).toEqual(['/pages/leads → /lexicon/h99999']);
});

test('ignores a draft and an inactive placement, and checks an active one', async () => {
  await writePage('unfinished', ['/nowhere'], { active: false });
  const box = { title: 'News', content: '<p><a href="/lost">News</a></p>', position: 'homepage' };
  expect(
    (await sendRequest('POST', `${admin}/content-boxes`, { cookie, body: { ...box, active: false } })).status,
  ).toBe(201);
  await runRound();
  expect(await open()).toEqual([]);
  expect((await sendRequest('POST', `${admin}/content-boxes`, { cookie, body: box })).status).toBe(201);
  await runRound();
  expect((await linkFindings()).map(({ issue }) => issue)).toEqual([
    'The advertisement or content box “News” links to /lost, which does not exist.',
  ]);
});

test('reports a redirect whose target is gone', async () => {
  const target = await writePage('target', [], { content: '<p>Here</p>' });
  const body = { from: '/old', to: '/pages/target' };
  expect((await sendRequest('POST', `${admin}/redirects`, { cookie, body })).status).toBe(201);
  await runRound();
  expect(await open()).toEqual([]);
  await changePage(target, { active: false });
  await runRound(3_700_000);
  expect((await linkFindings()).map(({ issue }) => issue)).toEqual([
    'The redirect from /old links to /pages/target, which does not exist.',
  ]);
});

test('checks twenty targets per round and continues in the next round', async () => {
  await writePage(
    'many',
    Array.from({ length: 45 }, (_, index) => `/lost/${index}`),
  );
  for (const [round, expected] of [20, 40, 45, 45].entries()) {
    await runRound(round * 1_000);
    expect(await open()).toHaveLength(expected);
  }
});

test('checks a working target again after an hour', async () => {
  await writePage('target', [], { content: '<p>Here</p>' });
  await writePage('source', ['/pages/target']);
  await runRound();
  await env.APP.exec(`UPDATE pages SET published = 0 WHERE slug = 'target'`);
  await runRound(3_500_000);
  expect(await open()).toEqual([]);
  await runRound(3_700_000);
  expect(await open()).toEqual(['/pages/source → /pages/target']);
});
