import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildPass, isBuildPass } from './build-pass.ts';

const token = 'a secret of both';
const at = 1_764_000_000_000;
const call = { method: 'POST', path: '/api/build/claim' };
const minutes = (count: number): number => at + count * 60_000;

test('is the HMAC-SHA-256 of request and time, as Node computes it', async () => {
  const mark = createHmac('sha256', token).update(`POST /api/build/claim ${at}`).digest('hex');
  expect(await buildPass(token, 'POST', '/api/build/claim', at)).toBe(`Lexicon-Build ${at}.${mark}`);
});

test.each([
  ['at once', call, token, at, true],
  ['five minutes later', call, token, minutes(5), true],
  ['by a clock that is four minutes behind', call, token, minutes(-4), true],
  ['six minutes later', call, token, minutes(6), false],
  ['from the future', call, token, minutes(-6), false],
  ['for another call', { ...call, path: '/api/build/notices' }, token, at, false],
  ['by another method', { ...call, method: 'GET' }, token, at, false],
  ['of another secret', call, 'another', at, false],
  ['where there is no secret', call, '', at, false],
])('decides whether a pass is valid %s: %#', async (_, asked, secret, now, isOpen) => {
  const given = await buildPass(token, call.method, call.path, at);
  expect(await isBuildPass(given, secret, asked, now)).toBe(isOpen);
});

test.each([
  '',
  `Bearer ${token}`,
  'Lexicon-Build',
  `Lexicon-Build ${at}.`,
  `Lexicon-Build ${at}.${'0'.repeat(64)}`,
  `Lexicon-Build NaN.${'0'.repeat(64)}`,
])('rejects an invalid pass: %j', async (given) => {
  expect(await isBuildPass(given, token, call, at)).toBe(false);
});

test('rejects a pass with a changed time', async () => {
  const given = await buildPass(token, call.method, call.path, at);
  expect(await isBuildPass(given.replace(String(at), String(minutes(10))), token, call, minutes(10))).toBe(false);
});
