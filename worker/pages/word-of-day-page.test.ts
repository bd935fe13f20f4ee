import { describe, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';

describe('an unknown link of the word of the day', () => {
  test.each<[method: string, path: string, status: number]>([
    ['GET', '/word-of-day/confirm?token=unknown', 410],
    ['POST', '/word-of-day/confirm?token=unknown', 410],
    ['GET', '/word-of-day/leave?token=unknown', 410],
    ['GET', '/word-of-day/confirm', 410],
    // Leaving twice succeeds.
    ['POST', '/word-of-day/leave?token=unknown', 200],
  ])('%s %s answers %i', async (method, path, status) => {
    expect((await ask(path, { method })).status).toBe(status);
  });
});
