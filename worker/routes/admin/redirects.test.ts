import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ErrorReport } from '#data/administration/contract/bot.ts';
import type { ListedRedirect } from '#data/administration/contract/redirects.ts';
import { requestApp, requestAppWith } from '../../testing/request-app.ts';
import { sendRequest, origin, createTestUser } from '../../testing/test-users.ts';

// An isolate records at most thirty missing URLs per minute. Reset the modules so that those of earlier files do not
// count.
vi.hoisted(() => vi.resetModules());

const redirects = '/api/admin/redirects';
let cookie = '';

beforeEach(async () => {
  for (const table of ['url_redirects', 'error_reports', 'pages', 'redirects'])
    await env.APP.exec(`DELETE FROM ${table}`);
  ({ cookie } = await createTestUser('admin'));
});

const make = (from: string, to: string) => sendRequest('POST', redirects, { cookie, body: { from, to } });
const whereTo = async (path: string) => {
  const response = await requestApp(path);
  return [response.status, response.headers.get('Location')];
};

test('a reported URL redirects until the redirect is deleted', async () => {
  await requestApp('/old-page', { headers: { Referer: `${origin}/lexicon` } });
  const reported = async (): Promise<ErrorReport[]> =>
    (await sendRequest('GET', '/api/admin/bot/errors', { cookie })).json();
  await expect.poll(async () => (await reported()).map(({ url }) => url)).toEqual(['/old-page']);
  const response = await make('/old-page', '/lexicon');
  expect(response.status).toBe(201);
  const redirect: ListedRedirect = await response.json();
  expect(await whereTo('/old-page')).toEqual([301, '/lexicon']);
  expect(await whereTo('/old-page/?a=1')).toEqual([301, '/lexicon?a=1']);
  expect(await whereTo('/old-page/more')).toEqual([404, null]);
  const answer = await requestApp('/old-page');
  // Without a short lifetime, browsers would cache the redirect permanently, and it could not be undone.
  expect(answer.headers.get('Cache-Control')).toMatch(/max-age=\d{1,3}(,|$)/);
  expect(answer.headers.get('X-Robots-Tag')).toBeNull();
  expect(answer.headers.get('Content-Security-Policy')).not.toBeNull();
  expect(await reported()).toMatchObject([{ status: 'resolved', resolution: 'Redirects to /lexicon.' }]);
  const list = await (await sendRequest('GET', redirects, { cookie })).json();
  expect(list).toMatchObject({ redirects: [{ from: '/old-page', to: '/lexicon' }] });

  expect((await sendRequest('DELETE', `${redirects}/${redirect.id}`, { cookie })).status).toBe(200);
  expect((await sendRequest('DELETE', `${redirects}/${redirect.id}`, { cookie })).status).toBe(404);
  expect(await whereTo('/old-page')).toEqual([404, null]);
  const audit = await env.APP.prepare(
    `SELECT action, subject, before, after FROM audit WHERE subject = '/old-page' ORDER BY id`,
  ).all();
  expect(audit.results).toEqual([
    { action: 'redirect.created', subject: '/old-page', before: null, after: '/lexicon' },
    { action: 'redirect.deleted', subject: '/old-page', before: '/lexicon', after: null },
  ]);
});

describe('invalid redirects', () => {
  test.each([
    ['without a path', '', '/lexicon', 400, 'from'],
    ['of another site', 'https://evil.example/a', '/lexicon', 400, 'from'],
    ['of a host', '//evil.example', '/lexicon', 400, 'from'],
    ['of a host with a backslash', '/\\evil.example', '/lexicon', 400, 'from'],
    ['with a query', '/old?a=1', '/lexicon', 400, 'from'],
    ['of the home page', '/', '/lexicon', 400, 'from'],
    ['of a call', '/api/old', '/lexicon', 400, 'from'],
    ['of a call in capitals', '/API/old', '/lexicon', 400, 'from'],
    ['of the dashboard', '/admin/old', '/lexicon', 400, 'from'],
    ['of the sign-in', '/auth', '/lexicon', 400, 'from'],
    ['of a hidden call', '/%61pi/old', '/lexicon', 400, 'from'],
    ['of a draft', '/pages/draft/old', '/lexicon', 400, 'from'],
    ['of a shell', '/shells/old', '/lexicon', 400, 'from'],
    ['of a built page', '/lexicon', '/results', 409, 'from'],
    ['of a page that the worker makes', '/results', '/lexicon', 409, 'from'],
    ['of an address that leads on by itself', '/lexicon/h430', '/lexicon', 409, 'from'],
    ['to nothing', '/old', '', 400, 'to'],
    ['to another site', '/old', 'https://evil.example/', 400, 'to'],
    ['to another site that begins as this one', '/old', `${origin}.evil.example/lexicon`, 400, 'to'],
    ['to this site by another’s name', '/old', 'https://example.org@evil.example/lexicon', 400, 'to'],
    ['to a host', '/old', '//evil.example/lexicon', 400, 'to'],
    ['to a host with a backslash', '/old', '/\\evil.example', 400, 'to'],
    ['to a host behind a tab', '/old', '/\t/evil.example', 400, 'to'],
    ['to a script', '/old', 'javascript:alert(1)', 400, 'to'],
    ['to a header', '/old', '/lexicon\r\nSet-Cookie: a=b', 400, 'to'],
    ['to itself', '/old', '/old', 400, 'to'],
    ['to itself with a slash', '/old', '/old/?a=1', 400, 'to'],
    ['to itself by its code', '/old', '/%6Fld', 400, 'to'],
    ['to what is not there', '/old', '/nowhere', 400, 'to'],
    ['to what leads to what is not there', '/old', '/lexicon/h99999', 400, 'to'],
  ])('rejects a redirect %s', async (_, from, to, status, field) => {
    const response = await make(from, to);
    expect(response.status).toBe(status);
    const { issues } = await response.json<{ issues: { field: string }[] }>();
    expect(issues.map((issue) => issue.field)).toContain(field);
    expect(await env.APP.prepare('SELECT count(*) AS n FROM url_redirects').first('n')).toBe(0);
  });

  test('rejects a second redirect for the same URL, even when both are sent at once', async () => {
    const answers = await Promise.all([make('/twice', '/lexicon'), make('/twice/', '/results')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await make('/twice', '/results')).status).toBe(409);
  });

  test('rejects a redirect that would create a loop', async () => {
    const page = { title: 'B', slug: 'b', content: '<p>B</p>' };
    const redirect = await sendRequest('POST', '/api/admin/pages', { cookie, body: page });
    const { id } = await redirect.json<{ id: string }>();
    expect((await make('/pages/a', '/pages/b')).status).toBe(201);
    expect((await sendRequest('DELETE', `/api/admin/pages/${id}`, { cookie })).status).toBe(200);
    // The target no longer exists, so the opposite redirect would create a loop.
    expect((await make('/pages/b', '/pages/a')).status).toBe(400);
    expect(await whereTo('/pages/b')).toEqual([404, null]);
  });
});

test('accepts a URL with the host or with Hebrew letters, and preserves query and fragment', async () => {
  expect((await make('/host', `${origin}/lexicon?a=1#letters`)).status).toBe(201);
  expect(await whereTo('/host?b=2')).toEqual([301, '/lexicon?a=1#letters']);
  expect((await make('/שלום', '/lexicon')).status).toBe(201);
  expect(await whereTo(`/${encodeURIComponent('שלום')}`)).toEqual([301, '/lexicon']);
  expect((await make('/two words', '/lexicon')).status).toBe(201);
  expect(await whereTo('/two%20words')).toEqual([301, '/lexicon']);
});

test('a page that is published at the URL takes precedence over the redirect', async () => {
  expect((await make('/pages/coming', '/lexicon')).status).toBe(201);
  const body = { title: 'Coming', slug: 'coming', content: '<p>Here</p>' };
  expect((await sendRequest('POST', '/api/admin/pages', { cookie, body })).status).toBe(201);
  expect(await whereTo('/pages/coming')).toEqual([200, null]);
});

test('redirects are only read for missing pages, and a database error still answers 404', async () => {
  const failing = new Proxy(env.APP, {
    get: (database, name) => {
      if (name !== 'prepare') return Reflect.get(database, name, database);
      return (text: string) => {
        if (text.includes('url_redirects')) queryCount += 1;
        throw new Error('no database');
      };
    },
  });
  let queryCount = 0;
  expect((await requestAppWith({ APP: failing }, '/lexicon/h430')).status).toBe(301);
  expect(queryCount).toBe(0);
  expect((await requestAppWith({ APP: failing }, '/nothing-here')).status).toBe(404);
  expect(queryCount).toBe(1);
});
