import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { auditAnswer } from '#data/administration/contract/audit.ts';
import {
  pageAnswer,
  pagesAnswer,
  previewAnswer,
  revisionAnswer,
  revisionsAnswer,
  staleAnswer,
  type PageAnswer,
} from '#data/administration/contract/pages.ts';
import { errorAnswer } from '#data/site/contract/error.ts';
import { requestApp } from '../../testing/request-app.ts';
import { mainOf } from '../../testing/page-parts.ts';
import { sendRequest, createTestUser } from '../../testing/test-users.ts';

let count = 0;
const newSlug = (): string => `page-${(count += 1)}`;

async function admin() {
  const { cookie, username } = await createTestUser('admin');
  const make = async (form: object = {}): Promise<PageAnswer> => {
    const body = { title: 'Of vines', slug: newSlug(), content: '<p>Fig trees</p>', ...form };
    const response = await sendRequest('POST', '/api/admin/pages', { cookie, body });
    expect(response.status).toBe(201);
    return pageAnswer.parse(await response.json());
  };
  const put = (id: string, body: object): Promise<Response> =>
    sendRequest('PUT', `/api/admin/pages/${id}`, { cookie, body });
  const change = async (id: string, body: object): Promise<PageAnswer> => {
    const response = await put(id, body);
    expect(response.status).toBe(200);
    return pageAnswer.parse(await response.json());
  };
  return { cookie, username, make, put, change };
}

describe('custom pages', () => {
  test('a new page is listed, and its URL shows its text, title and description', async () => {
    const { cookie, make, username } = await admin();
    const { slug, id } = await make({ title: 'Vines & <figs>', content: '<h1>One</h1><p>Sit under "the" vine.</p>' });
    const { pages } = pagesAnswer.parse(await (await sendRequest('GET', '/api/admin/pages', { cookie })).json());
    expect(pages.find((page) => page.id === id)).toMatchObject({
      slug,
      active: true,
      revision: 1,
      updatedBy: username,
    });
    const response = await requestApp(`/pages/${slug}`);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('<title>Vines &amp; &lt;figs&gt; — Page — Lexicon</title>');
    expect(html).toContain('content="One Sit under &quot;the&quot; vine."');
    expect(html).toContain(`href="https://built.example/pages/${slug}"`);
    expect(html).not.toContain('data-for="hebrew"');
    expect(mainOf(html)).toContain('<h1 dir="auto">Vines &amp; &lt;figs&gt;</h1>');
    expect(mainOf(html)).toContain('<h2 dir="auto">One</h2><p dir="auto">Sit under "the" vine.</p>');
  });

  test('the content security policy allows only the shell’s scripts, with a new nonce per response', async () => {
    const { make } = await admin();
    const { slug } = await make({ content: '<p>x</p><script nonce="a">1</script>' });
    const answers = await Promise.all([requestApp(`/pages/${slug}`), requestApp(`/pages/${slug}`)]);
    const nonces = await Promise.all(
      answers.map(async (response) => {
        const policy = response.headers.get('Content-Security-Policy') ?? '';
        const nonce = /script-src 'nonce-([\w-]{22})' 'strict-dynamic'(?:;|$)/.exec(policy)?.[1] ?? '';
        expect(policy).toContain("base-uri 'none'");
        const html = await response.text();
        expect(html).toContain(`<script type="module" src="/_astro/own.js" nonce="${nonce}">`);
        expect(html.match(/<script/g)).toHaveLength(1);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  test('a draft, or a page before its date, opens only with its draft link', async () => {
    const { make, change } = await admin();
    const draft = await make({ active: false });
    expect((await requestApp(`/pages/${draft.slug}`)).status).toBe(404);
    const seen = await requestApp(draft.draftPath);
    expect(seen.status).toBe(200);
    expect(seen.headers.get('Cache-Control')).toBe('no-store');
    expect(seen.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(await seen.text()).toContain('This is a draft');
    const later = await change(draft.id, { active: true, publishAt: '2999-01-01T00:00:00Z', revision: 1 });
    expect((await requestApp(`/pages/${draft.slug}`)).status).toBe(404);
    expect(await (await requestApp(draft.draftPath)).text()).toContain('This is a draft');
    await change(draft.id, { publishAt: '2020-01-01T00:00:00Z', revision: later.revision });
    expect((await requestApp(`/pages/${draft.slug}`)).status).toBe(200);
    expect((await requestApp('/pages/draft/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
  });

  test('a new draft link replaces the old one', async () => {
    const { cookie, make } = await admin();
    const { id, draftPath } = await make();
    const renewed = pageAnswer.parse(
      await (await sendRequest('POST', `/api/admin/pages/${id}/draft-link`, { cookie })).json(),
    );
    expect(renewed.draftPath).not.toBe(draftPath);
    expect((await requestApp(draftPath)).status).toBe(404);
    expect((await requestApp(renewed.draftPath)).status).toBe(200);
  });

  test('a deleted page can be restored for a day, and is then removed', async () => {
    const { cookie, make } = await admin();
    const { id, slug, draftPath } = await make();
    expect((await sendRequest('DELETE', `/api/admin/pages/${id}`, { cookie })).status).toBe(200);
    for (const path of [`/pages/${slug}`, draftPath]) expect((await requestApp(path)).status).toBe(404);
    expect((await sendRequest('GET', `/api/admin/pages/${id}`, { cookie })).status).toBe(404);
    expect((await sendRequest('POST', `/api/admin/pages/${id}/undelete`, { cookie })).status).toBe(200);
    expect((await requestApp(`/pages/${slug}`)).status).toBe(200);
    await sendRequest('DELETE', `/api/admin/pages/${id}`, { cookie });
    const taken = await make({ slug });
    expect((await sendRequest('POST', `/api/admin/pages/${id}/undelete`, { cookie })).status).toBe(409);
    await env.APP.prepare('UPDATE pages SET deleted_at = ? WHERE id = ?').bind('2026-01-01T00:00:00Z', id).run();
    await sendRequest('DELETE', `/api/admin/pages/${taken.id}`, { cookie });
    expect((await sendRequest('POST', `/api/admin/pages/${id}/undelete`, { cookie })).status).toBe(404);
    const { results } = await env.APP.prepare('SELECT 1 FROM page_revisions WHERE page_id = ?').bind(id).all();
    expect(results).toEqual([]);
  });
});

test('a page deleted within the last day can be restored, even after other deletions', async () => {
  const { cookie, make } = await admin();
  const [first, second] = [await make(), await make()];
  await sendRequest('DELETE', `/api/admin/pages/${first.id}`, { cookie });
  const hoursAgo = new Date(Date.now() - 23 * 3_600_000).toISOString();
  await env.APP.prepare('UPDATE pages SET deleted_at = ? WHERE id = ?').bind(hoursAgo, first.id).run();
  await sendRequest('DELETE', `/api/admin/pages/${second.id}`, { cookie });
  expect((await sendRequest('POST', `/api/admin/pages/${first.id}/undelete`, { cookie })).status).toBe(200);
  expect((await requestApp(`/pages/${first.slug}`)).status).toBe(200);
});

describe('URLs', () => {
  test('every former URL of a page redirects to its current URL', async () => {
    const { make, change } = await admin();
    const { id, slug } = await make();
    const [second, third] = [newSlug(), newSlug()];
    await change(id, { slug: second, revision: 1 });
    const { formerPaths } = await change(id, { slug: third, revision: 2 });
    expect(formerPaths).toEqual([`/pages/${slug}`, `/pages/${second}`].toSorted());
    for (const old of [slug, second, third.toUpperCase()]) {
      const response = await requestApp(`/pages/${old}`);
      expect(response.status).toBe(301);
      expect(response.headers.get('Location')).toBe(`/pages/${third}`);
    }
    // When the page gets its old URL back, that URL stops redirecting.
    expect((await change(id, { slug, revision: 3 })).formerPaths).not.toContain(`/pages/${slug}`);
    expect((await requestApp(`/pages/${slug}`)).status).toBe(200);
    expect((await requestApp(`/pages/${slug}/`)).headers.get('Location')).toBe(`/pages/${slug}`);
  });

  test('rejects the current or former URL of another page', async () => {
    const { cookie, make, change, put } = await admin();
    const first = await make();
    const otherPage = await make();
    const body = { title: 'Other', slug: first.slug, content: 'x' };
    const taken = await sendRequest('POST', '/api/admin/pages', { cookie, body });
    expect(taken.status).toBe(409);
    expect(errorAnswer.parse(await taken.json()).issues?.[0]?.field).toBe('slug');
    expect((await put(otherPage.id, { slug: first.slug, revision: 1 })).status).toBe(409);
    await change(first.id, { slug: newSlug(), revision: 1 });
    const former = await sendRequest('POST', '/api/admin/pages', { cookie, body });
    expect(former.status).toBe(409);
    expect(errorAnswer.parse(await former.json()).message).toContain('“Of vines”');
  });

  test.each(['admin', 'draft', 'Upper', 'a b', '../x', 'a--b', '-a', 'a/b', 'דף', 'x'.repeat(81), 'api', 'lexicon'])(
    'rejects the slug %j',
    async (slug) => {
      const { cookie } = await admin();
      const body = { title: 'x', slug, content: 'x' };
      expect((await sendRequest('POST', '/api/admin/pages', { cookie, body })).status).toBe(400);
    },
  );
});

test('missing fields are reported in the wording of the specification', async () => {
  const { cookie } = await admin();
  const empty = await sendRequest('POST', '/api/admin/pages', { cookie, body: {} });
  expect(empty.status).toBe(400);
  expect(errorAnswer.parse(await empty.json()).issues).toEqual([
    { field: 'title', message: 'Title is required' },
    { field: 'slug', message: 'Slug is required' },
    { field: 'content', message: 'Content is required' },
  ]);
  const blank = await sendRequest('POST', '/api/admin/pages', {
    cookie,
    body: { title: ' ', slug: '', content: ' \n' },
  });
  expect(errorAnswer.parse(await blank.json()).message).toBe(
    'Title is required; Slug is required; Content is required.',
  );
});

describe('concurrent saves', () => {
  test('a stale save overwrites nothing and answers with the current text', async () => {
    const { make, change, put, username } = await admin();
    const { id } = await make();
    await change(id, { content: '<p>First</p>', revision: 1 });
    const late = await put(id, { content: '<p>Second</p>', revision: 1 });
    expect(late.status).toBe(409);
    const { message, current } = staleAnswer.parse(await late.json());
    expect(message).toContain(`${username} saved this page while you were editing it (version 2)`);
    expect(current).toMatchObject({ content: '<p>First</p>', revision: 2 });
  });

  test('one of ten simultaneous saves is written, as one revision', async () => {
    const { cookie, make, put } = await admin();
    const { id, slug } = await make({ active: false });
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const body = { active: true, content: `<p>${index}</p>`, slug: `${slug}-${index}`, revision: 1 };
        return (await put(id, body)).status;
      }),
    );
    expect(statuses.toSorted()).toEqual([200, ...Array<number>(9).fill(409)]);
    const { revisions } = revisionsAnswer.parse(
      await (await sendRequest('GET', `/api/admin/pages/${id}/revisions`, { cookie })).json(),
    );
    expect(revisions.map(({ revision }) => revision)).toEqual([2, 1]);
    const page = pageAnswer.parse(await (await sendRequest('GET', `/api/admin/pages/${id}`, { cookie })).json());
    expect(page.formerPaths).toEqual([`/pages/${slug}`]);
    expect(page.content).toBe(`<p>${page.slug.slice(slug.length + 1)}</p>`);
  });
});

test('restoring a revision creates a new one, and a stale restore does not overwrite a newer save', async () => {
  const { cookie, make, change, username } = await admin();
  const { id } = await make({ content: '<p>שָׁלוֹם</p>' });
  await change(id, { title: 'Of figs', content: '<p>Peace</p>', revision: 1 });
  const path = `/api/admin/pages/${id}/revisions/1`;
  const first = revisionAnswer.parse(await (await sendRequest('GET', path, { cookie })).json());
  expect(first).toMatchObject({ title: 'Of vines', content: '<p>שָׁלוֹם</p>', savedBy: username });
  expect((await sendRequest('POST', `${path}/restore`, { cookie, body: { revision: 1 } })).status).toBe(409);
  const restored = await sendRequest('POST', `${path}/restore`, { cookie, body: { revision: 2 } });
  expect(pageAnswer.parse(await restored.json())).toMatchObject({
    revision: 3,
    title: 'Of vines',
    html: '<p dir="auto">שָׁלוֹם</p>',
  });
  for (const none of ['9', 'x', '1.5'])
    expect((await sendRequest('GET', `/api/admin/pages/${id}/revisions/${none}`, { cookie })).status).toBe(404);
});

test('the sitemap lists published pages that are marked as listed', async () => {
  const { make } = await admin();
  const listed = await make();
  const hidden = await make({ isListed: false });
  const draft = await make({ active: false });
  const response = await requestApp('/sitemap-pages.xml');
  expect(response.headers.get('Content-Type')).toContain('application/xml');
  const xml = await response.text();
  expect(xml).toContain(`<loc>https://built.example/pages/${listed.slug}</loc>`);
  for (const { slug } of [hidden, draft]) expect(xml).not.toContain(`/pages/${slug}<`);
  expect((await requestApp(`/pages/${hidden.slug}`)).headers.get('X-Robots-Tag')).toBe('noindex');
});

test('a preview shows the sanitized HTML and lists the removed elements', async () => {
  const { cookie } = await admin();
  const body = { content: '<p onclick=x>Hi</p><script>1</script>' };
  const response = await sendRequest('POST', '/api/admin/content-preview', { cookie, body });
  expect(previewAnswer.parse(await response.json())).toEqual({ html: '<p dir="auto">Hi</p>', removed: ['script'] });
});

test('accepts 200,000 Hebrew letters and rejects a longer text', async () => {
  const { cookie, make } = await admin();
  const { slug } = await make({ content: 'א'.repeat(200_000) });
  expect((await requestApp(`/pages/${slug}`)).status).toBe(200);
  const body = { title: 'x', slug: newSlug(), content: 'א'.repeat(200_001) };
  expect((await sendRequest('POST', '/api/admin/pages', { cookie, body })).status).toBe(400);
  expect(
    (await sendRequest('POST', '/api/admin/pages', { cookie, body: { content: 'x'.repeat(1_100_000) } })).status,
  ).toBe(413);
});

test('the audit log lists the actions without the text', async () => {
  const { cookie, make, change } = await admin();
  const { id, slug } = await make({ title: uniqueTitle, content: 'secret words' });
  await change(id, { active: false, revision: 1 });
  await sendRequest('DELETE', `/api/admin/pages/${id}`, { cookie });
  const { rows } = auditAnswer.parse(await (await sendRequest('GET', '/api/admin/audit', { cookie })).json());
  const own = rows.filter(({ subject }) => subject === uniqueTitle);
  expect(own.map(({ action }) => action)).toEqual(['page.deleted', 'page.changed', 'page.created']);
  expect(own[1]).toMatchObject({
    before: `/pages/${slug}, revision 1, published`,
    after: `/pages/${slug}, revision 2, draft`,
  });
  expect(JSON.stringify(rows)).not.toContain('secret words');
});
const uniqueTitle = 'Of the audit';
