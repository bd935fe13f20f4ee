import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { siteAnswer } from '#data/accounts/contract/account.ts';
import { listedPlacement, listedPlacements, type ListedPlacement } from '#data/administration/contract/placements.ts';
import { errorAnswer } from '#data/site/contract/error.ts';
import { placementsAnswer, type Placement } from '#data/site/contract/placements.ts';
import { placementsHtml } from '#data/site/contract/placements-html.ts';
import { requestApp } from '../../testing/request-app.ts';
import { sendRequest, createTestUser } from '../../testing/test-users.ts';

const ads = '/api/admin/advertisements';
const boxes = '/api/admin/content-boxes';

async function admin() {
  const { cookie } = await createTestUser('admin');
  const make = async (path: string, form: object): Promise<ListedPlacement> => {
    const response = await sendRequest('POST', path, {
      cookie,
      body: { title: 'Vines', content: '<p>Figs</p>', ...form },
    });
    expect(response.status).toBe(201);
    return listedPlacement.parse(await response.json());
  };
  return { cookie, make };
}

async function readShown(): Promise<Placement[]> {
  const answer = await requestApp('/api/placements');
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=30');
  return placementsAnswer.parse(await answer.json()).placements;
}
const idsShown = async (): Promise<string[]> => (await readShown()).map(({ id }) => id);

test('a site without placements reports that there are none', async () => {
  expect(siteAnswer.parse(await (await requestApp('/api/site')).json()).notices).toBe('');
  expect(await readShown()).toEqual([]);
});

test('a deletion also removes placements deleted more than a day ago', async () => {
  const { cookie, make } = await admin();
  const [box, ad] = [{ position: 'homepage' }, { position: 'sidebar' }];
  const [old, recent, next] = [await make(boxes, box), await make(ads, ad), await make(boxes, box)];
  const remove = (path: string, id: string) => sendRequest('DELETE', `${path}/${id}`, { cookie });
  for (const [path, id, hours] of [
    [boxes, old.id, 25],
    [ads, recent.id, 23],
  ] as const) {
    expect((await remove(path, id)).status).toBe(200);
    await env.APP.prepare('UPDATE placements SET deleted_at = ? WHERE id = ?')
      .bind(new Date(Date.now() - hours * 3_600_000).toISOString(), id)
      .run();
  }
  expect((await remove(boxes, next.id)).status).toBe(200);
  const undelete = async (path: string, id: string) =>
    (await sendRequest('POST', `${path}/${id}/undelete`, { cookie })).status;
  expect(await undelete(boxes, old.id)).toBe(404);
  expect(await undelete(ads, recent.id)).toBe(200);
  expect(await undelete(boxes, next.id)).toBe(200);
  // A placement that is not deleted cannot be restored.
  expect(await undelete(boxes, next.id)).toBe(404);
  for (const [path, id] of [
    [ads, recent.id],
    [boxes, next.id],
  ] as const)
    await remove(path, id);
});

describe.each([
  [ads, 'sidebar', 'advertisement'],
  [boxes, 'homepage', 'box'],
] as const)('%s', (path, position, kind) => {
  test('can be created, shown, deactivated, deleted and restored', async () => {
    const { cookie, make } = await admin();
    const { id, html } = await make(path, { position, content: '<p onclick=x>Figs<script>1</script></p>' });
    expect(html).toBe('<p dir="auto">Figs</p>');
    expect((await readShown()).find((each) => each.id === id)).toMatchObject({ kind, position, html });
    expect(siteAnswer.parse(await (await requestApp('/api/site')).json()).notices).toMatch(/^[\da-f]{8}$/);
    const off = await sendRequest('PUT', `${path}/${id}`, { cookie, body: { active: false, revision: 1 } });
    expect(listedPlacement.parse(await off.json())).toMatchObject({ active: false, revision: 2, title: 'Vines' });
    expect(await idsShown()).not.toContain(id);
    await sendRequest('PUT', `${path}/${id}`, { cookie, body: { active: true, revision: 2 } });
    expect(await idsShown()).toContain(id);
    expect((await sendRequest('DELETE', `${path}/${id}`, { cookie })).status).toBe(200);
    expect(await idsShown()).not.toContain(id);
    expect((await sendRequest('DELETE', `${path}/${id}`, { cookie })).status).toBe(404);
    expect((await sendRequest('POST', `${path}/${id}/undelete`, { cookie })).status).toBe(200);
    expect(await idsShown()).toContain(id);
    const { placements } = listedPlacements.parse(await (await sendRequest('GET', path, { cookie })).json());
    expect(placements.every((each) => each.kind === kind)).toBe(true);
    // The routes of one kind do not reach placements of the other kind.
    const otherPath = path === ads ? boxes : ads;
    expect(
      (await sendRequest('PUT', `${otherPath}/${id}`, { cookie, body: { active: false, revision: 3 } })).status,
    ).toBe(404);
  });

  test('reports missing fields in the wording of the specification', async () => {
    const { cookie } = await admin();
    const response = await sendRequest('POST', path, { cookie, body: {} });
    expect(response.status).toBe(400);
    expect(errorAnswer.parse(await response.json()).issues).toEqual([
      { field: 'title', message: 'Title is required' },
      { field: 'content', message: 'Content is required' },
      { field: 'position', message: 'Position is required' },
    ]);
  });

  test('rejects a stale save, and writes one of ten simultaneous saves', async () => {
    const { cookie, make } = await admin();
    const { id } = await make(path, { position });
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const body = { title: `Title ${index}`, revision: 1 };
        return (await sendRequest('PUT', `${path}/${id}`, { cookie, body })).status;
      }),
    );
    expect(statuses.toSorted()).toEqual([200, ...Array<number>(9).fill(409)]);
  });

  test('appears only between its dates', async () => {
    const { cookie, make } = await admin();
    const past = '2020-01-01T00:00:00Z';
    const future = '2999-01-01T00:00:00Z';
    const now = await make(path, { position, startsAt: past, endsAt: future });
    const later = await make(path, { position, startsAt: future });
    const over = await make(path, { position, endsAt: past });
    const ids = await idsShown();
    expect(ids).toContain(now.id);
    for (const { id } of [later, over]) expect(ids).not.toContain(id);
    // The end must be after the start.
    for (const endsAt of [past, future]) {
      const body = { title: 'x', content: 'x', position, startsAt: future, endsAt };
      expect((await sendRequest('POST', path, { cookie, body })).status).toBe(400);
    }
  });

  test('is listed by age, whatever the order of the rows in the database', async () => {
    const { cookie, make } = await admin();
    const [older, newer] = [await make(path, { position }), await make(path, { position })];
    // As if the older was restored from a backup.
    await env.APP.prepare('UPDATE placements SET rowid = (SELECT max(rowid) + 1 FROM placements) WHERE id = ?')
      .bind(older.id)
      .run();
    const { placements } = listedPlacements.parse(await (await sendRequest('GET', path, { cookie })).json());
    expect(placements.map(({ id }) => id).filter((id) => [older.id, newer.id].includes(id))).toEqual([
      older.id,
      newer.id,
    ]);
  });
});

test.each(['http://example.org', 'javascript:alert(1)', '//example.org', 'https://', 'data:text/html,x', 'https:evil'])(
  'an advertisement cannot link to %j',
  async (linkUrl) => {
    const { cookie } = await admin();
    const body = { title: 'x', content: 'x', position: 'footer', linkUrl };
    const response = await sendRequest('POST', ads, { cookie, body });
    expect(response.status).toBe(400);
    expect(errorAnswer.parse(await response.json()).message).toBe('A link must start with https://.');
  },
);

test('links in an advertisement are marked as sponsored and never use http', async () => {
  const { make } = await admin();
  const { html, href } = await make(ads, {
    position: 'footer',
    linkUrl: 'https://example.org/?a=1&b=2',
    content: '<a href="https://example.org">a</a><a href="http://example.org">b</a>',
  });
  expect(html).toBe('<a href="https://example.org/" rel="sponsored noopener">a</a><a>b</a>');
  const rendered = placementsHtml(
    { placements: [{ id: '1', kind: 'advertisement', title: 'A & <b>', html, position: 'footer', href }], pages: [] },
    '/',
  );
  expect(rendered).toContain('<small>Advertisement</small>');
  expect(rendered).toContain(
    '<a href="https://example.org/?a=1&amp;b=2" rel="sponsored noopener">A &amp; &lt;b&gt;</a>',
  );
});

test('worker-rendered pages contain the placements of the last position, and no others', async () => {
  const { make } = await admin();
  const box = await make(boxes, { title: 'Box of results', position: 'results' });
  const home = await make(boxes, { title: 'Box of the home page', position: 'homepage' });
  const html = await (await requestApp('/results?q=gold')).text();
  expect(html).toContain(box.title);
  expect(html.indexOf(box.title)).toBeGreaterThan(html.indexOf('</main>'));
  expect(html).not.toContain(home.title);
  expect(await (await requestApp('/pages/none')).text()).not.toContain('class="placed');
});
