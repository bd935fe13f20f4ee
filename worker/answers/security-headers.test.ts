import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { ask, askWith } from '../test/ask.ts';

test.each(['/api/health', '/api/user', '/api/admin/users', '/api/nothing', '/results?q=god', '/nothing'])(
  '%s cannot be framed, sniffed or reached by http',
  async (path) => {
    const { headers } = await ask(path);
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('Content-Security-Policy')).not.toMatch(/script-src[^;]*'unsafe-inline'/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Strict-Transport-Security')).toMatch(/max-age=\d{8}/);
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Permissions-Policy')).toContain('camera=()');
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  },
);

test('a page that fills a shell has the policy that the build wrote for the shell', async () => {
  const policy = "default-src 'self'; script-src 'self' 'sha256-abc='";
  const assets: Fetcher = {
    ...env.ASSETS,
    fetch: async () =>
      new Response('<p>', { headers: { 'Content-Type': 'text/html', 'Content-Security-Policy': policy } }),
  };
  const response = await askWith({ ASSETS: assets }, '/results?q=god');
  expect(response.headers.get('Content-Security-Policy')).toBe(policy);
});
