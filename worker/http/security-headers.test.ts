import { env } from 'cloudflare:workers';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { requestApp, requestAppWith } from '../testing/request-app.ts';
import { securityHeaders } from './security-headers.ts';

/** One URL per kind of response: API routes and their errors, pages with and without a shell, files, redirects. */
const kinds = (
  '/api/health /api/user /api/admin/users /api/nothing /api/search?q= /api/bible/versions ' +
  '/results?q=god /parallel-bible /lexicon/H430/verses /lexicon/H99999 /bible/kjv/john/3 /nothing /word-of-day/confirm ' +
  '/pages/nothing /pages/draft/nothing /sitemap-pages.xml /.well-known/security.txt /recordings/none.mp3'
).split(' ');

test.each(kinds)('%s cannot be framed, sniffed or loaded over http', async (path) => {
  const { headers } = await requestApp(path);
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('Content-Security-Policy')).not.toContain("'unsafe-inline'");
  expect(headers.get('Content-Security-Policy')).not.toContain("'unsafe-eval'");
  expect(headers.get('Referrer-Policy')).not.toBeNull();
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('X-Frame-Options')).toBe('DENY');
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect(headers.get('Permissions-Policy')).toContain('camera=()');
  expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
});

test('a page that fills a shell keeps the Content-Security-Policy that the build wrote', async () => {
  const policy = "default-src 'self'; script-src 'self' 'sha256-abc='";
  const assets: Fetcher = {
    ...env.ASSETS,
    fetch: async () =>
      new Response('<p>', { headers: { 'Content-Type': 'text/html', 'Content-Security-Policy': policy } }),
  };
  const response = await requestAppWith({ ASSETS: assets }, '/results?q=god');
  expect(response.headers.get('Content-Security-Policy')).toBe(policy);
});

test('a page opened from an email allows one style by nonce and its form, but no script', async () => {
  const [answer, other] = [await requestApp('/word-of-day/confirm'), await requestApp('/word-of-day/confirm')];
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("form-action 'self'");
  const [, nonce = ''] = /style-src 'nonce-([\w-]{22})';/.exec(policy) ?? [];
  const html = await answer.text();
  expect(html.match(/<style[^>]*>/g)).toEqual([`<style nonce="${nonce}">`]);
  expect(html).not.toContain('style=');
  expect(other.headers.get('Content-Security-Policy')).not.toContain(nonce);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
});

test('a response without its own policy gets the default policy of its content type', async () => {
  const app = new Hono()
    .use(securityHeaders())
    .get('/page', (c) => c.html('<p>x</p>'))
    .get('/call', (c) => c.json({}))
    .get('/text', (c) => c.text('x'))
    .get('/own', (c) => c.html('<p>x</p>', 200, { 'Content-Security-Policy': "default-src 'self'" }));
  const policy = async (path: string) => (await app.request(path)).headers.get('Content-Security-Policy');
  expect(await policy('/page')).toBe("default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
  for (const path of ['/call', '/text'])
    expect(await policy(path)).toBe("default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
  expect(await policy('/own')).toBe("default-src 'self'");
});
