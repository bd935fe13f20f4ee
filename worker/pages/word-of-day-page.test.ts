import { describe, expect, test } from 'vitest';
import { requestApp } from '../testing/request-app.ts';

describe('an unknown link of the word of the day', () => {
  test.each<[method: string, path: string, status: number]>([
    ['GET', '/word-of-day/confirm?token=unknown', 410],
    ['POST', '/word-of-day/confirm?token=unknown', 410],
    ['GET', '/word-of-day/leave?token=unknown', 410],
    ['GET', '/word-of-day/confirm', 410],
    // Leaving twice succeeds.
    ['POST', '/word-of-day/leave?token=unknown', 200],
  ])('%s %s answers %i', async (method, path, status) => {
    expect((await requestApp(path, { method })).status).toBe(status);
  });
});

// The token in the address is enough to change the subscription.
test('a page of the word of the day is not stored or listed, and other sites do not get its address', async () => {
  const { headers } = await requestApp('/word-of-day/leave?token=unknown');
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('X-Robots-Tag')).toBe('noindex');
  // Other sites get only the origin.
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
});
