import { describe, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';

describe('a link of the word of the day that is nobody’s', () => {
  test.each<[method: string, path: string, status: number]>([
    ['GET', '/word-of-day/confirm?token=unknown', 410],
    ['POST', '/word-of-day/confirm?token=unknown', 410],
    ['GET', '/word-of-day/leave?token=unknown', 410],
    ['GET', '/word-of-day/confirm', 410],
    // Who has left already has what they want.
    ['POST', '/word-of-day/leave?token=unknown', 200],
  ])('%s %s answers %i', async (method, path, status) => {
    expect((await ask(path, { method })).status).toBe(status);
  });
});
