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
