import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { requestOwnPath, tryParseOwnPath, readPathStatus } from './request-own-path.ts';

const origin = 'https://bible.example.org';

test.each([
  ['/lexicon', '/lexicon'],
  ['/results?q=a&b#c', '/results?q=a&b'],
  ['lexicon', '/lexicon'],
  [`${origin}/lexicon?a=1`, '/lexicon?a=1'],
  ['https://example.com/lexicon', undefined],
  [`${origin}.evil.example/lexicon`, undefined],
  ['//example.com/lexicon', undefined],
  ['mailto:anna@example.org', undefined],
  ['http://bible.example.org/lexicon', undefined],
])('the path of %s on this site is %s', (url, path) => {
  expect(tryParseOwnPath(url, origin)).toBe(path);
});

describe("the site's own response to a path", () => {
  beforeEach(() => env.APP.exec('DELETE FROM url_redirects'));
  const lead = (from: string, to: string): Promise<unknown> =>
    env.APP.prepare(
      'INSERT INTO url_redirects (id, from_path, to_path, created_at, created_by) VALUES (?1, ?1, ?2, ?3, ?3)',
    )
      .bind(from, to, '')
      .run();

  test.each([
    ['/lexicon', 200, '/lexicon'],
    ['/results?q=god', 200, '/results?q=god'],
    ['/nowhere', 404, '/nowhere'],
  ])('%s is answered with %i', async (path, status, end) => {
    expect(await requestOwnPath(env, path)).toEqual({ status, path: end });
    expect(await readPathStatus(env, path)).toBe(status);
  });

  test('five redirects are followed, and six are a loop', async () => {
    for (let index = 1; index < 6; index += 1) await lead(`/hop-${index}`, `/hop-${index + 1}`);
    await lead('/hop-6', '/lexicon');
    expect(await requestOwnPath(env, '/hop-2')).toEqual({ status: 200, path: '/lexicon' });
    expect((await requestOwnPath(env, '/hop-1')).status).toBe(404);
    // `readPathStatus` does not follow redirects.
    expect(await readPathStatus(env, '/hop-2')).toBe(301);
  });

  test('a redirect to another site is not followed', async () => {
    await lead('/away', 'https://example.com/lexicon');
    expect(await requestOwnPath(env, '/away')).toEqual({ status: 302, path: 'https://example.com/lexicon' });
  });
});
