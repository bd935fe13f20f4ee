import { expect, test } from 'vitest';
import { requestAppWith } from '../testing/request-app.ts';

/** A stand-in for Cloudflare's rate limit: so many requests per key, in one minute that never ends. */
function limitOf(limit: number): { binding: RateLimit; keys: string[] } {
  const keys: string[] = [];
  return {
    keys,
    binding: {
      limit({ key }) {
        keys.push(key);
        return Promise.resolve({ success: keys.filter((each) => each === key).length <= limit });
      },
    },
  };
}

const from = (ip: string) => ({ headers: { 'CF-Connecting-IP': ip } });

test('answers 429 with a sentence and Retry-After above the limit, and does not affect other addresses', async () => {
  const { binding } = limitOf(2);
  const request = (path: string, ip: string) => requestAppWith({ VISITOR_RATE: binding }, path, from(ip));
  for (let times = 0; times < 2; times += 1)
    expect((await request('/api/search?q=god', '203.0.113.7')).status).toBe(200);
  const refused = await request('/api/search?q=god', '203.0.113.7');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('60');
  expect(await refused.json()).toMatchObject({
    code: 'too_many',
    message: 'Too many requests from your network. Try again in 1 minute.',
  });
  const page = await request('/results?q=god', '203.0.113.7');
  expect(page.status).toBe(429);
  expect(page.headers.get('Content-Type')).toContain('text/html');
  expect(await page.text()).toContain('Too many requests from your network.');
  expect((await request('/api/search?q=god', '203.0.113.8')).status).toBe(200);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
])('counts %s as %s', async (ip, key) => {
  const { binding, keys } = limitOf(9);
  await requestAppWith({ VISITOR_RATE: binding }, '/api/search?q=god', from(ip));
  expect(keys).toEqual([key]);
});

test.each(['127.0.0.1', '::1', ''])('does not limit the local machine: "%s"', async (ip) => {
  const { binding, keys } = limitOf(0);
  const init = ip ? from(ip) : {};
  expect((await requestAppWith({ VISITOR_RATE: binding }, '/api/search?q=god', init)).status).toBe(200);
  expect(keys).toEqual([]);
});
