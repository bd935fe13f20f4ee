import { expect, test } from 'vitest';
import { askWith } from '../testing/ask.ts';

/** As Cloudflare's: so many times a key, in a minute that does not end here. */
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

const from = (address: string) => ({ headers: { 'CF-Connecting-IP': address } });

test('past its requests an address is answered 429 with a sentence and when to come back, and others are not', async () => {
  const { binding } = limitOf(2);
  const ask = (path: string, address: string) => askWith({ VISITOR_RATE: binding }, path, from(address));
  for (let times = 0; times < 2; times += 1) expect((await ask('/api/search?q=god', '203.0.113.7')).status).toBe(200);
  const refused = await ask('/api/search?q=god', '203.0.113.7');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('60');
  expect(await refused.json()).toMatchObject({
    code: 'too_many',
    message: 'Too many requests from your network. Try again in 1 minute.',
  });
  const page = await ask('/results?q=god', '203.0.113.7');
  expect(page.status).toBe(429);
  expect(page.headers.get('Content-Type')).toContain('text/html');
  expect(await page.text()).toContain('Too many requests from your network.');
  expect((await ask('/api/search?q=god', '203.0.113.8')).status).toBe(200);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
])('%s counts as %s', async (address, key) => {
  const { binding, keys } = limitOf(9);
  await askWith({ VISITOR_RATE: binding }, '/api/search?q=god', from(address));
  expect(keys).toEqual([key]);
});

test.each(['127.0.0.1', '::1', ''])('the machine itself is not limited: "%s"', async (address) => {
  const { binding, keys } = limitOf(0);
  const init = address ? from(address) : {};
  expect((await askWith({ VISITOR_RATE: binding }, '/api/search?q=god', init)).status).toBe(200);
  expect(keys).toEqual([]);
});
