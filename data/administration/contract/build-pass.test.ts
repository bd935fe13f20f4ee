import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createBuildPass, verifyBuildPass } from './build-pass.ts';

const token = 'a secret of both';
const at = 1_764_000_000_000;
const endpoint = { method: 'POST', path: '/api/build/claim' };
const minutes = (count: number): number => at + count * 60_000;

test('is the HMAC-SHA-256 of request and time, as Node computes it', async () => {
  const mark = createHmac('sha256', token).update(`POST /api/build/claim ${at}`).digest('hex');
  expect(await createBuildPass(token, 'POST', '/api/build/claim', at)).toBe(`Lexicon-Build ${at}.${mark}`);
});

test.each([
  ['at once', endpoint, token, at, true],
  ['five minutes later', endpoint, token, minutes(5), true],
  ['by a clock that is four minutes behind', endpoint, token, minutes(-4), true],
  ['six minutes later', endpoint, token, minutes(6), false],
  ['from the future', endpoint, token, minutes(-6), false],
  ['for another call', { ...endpoint, path: '/api/build/notices' }, token, at, false],
  ['by another method', { ...endpoint, method: 'GET' }, token, at, false],
  ['of another secret', endpoint, 'another', at, false],
  ['where there is no secret', endpoint, '', at, false],
])('decides whether a pass is valid %s: %#', async (_, requested, secret, now, isOpen) => {
  const pass = await createBuildPass(token, endpoint.method, endpoint.path, at);
  expect(await verifyBuildPass(pass, secret, requested, now)).toBe(isOpen);
});

test.each([
  '',
  `Bearer ${token}`,
  'Lexicon-Build',
  `Lexicon-Build ${at}.`,
  `Lexicon-Build ${at}.${'0'.repeat(64)}`,
  `Lexicon-Build NaN.${'0'.repeat(64)}`,
])('rejects an invalid pass: %j', async (pass) => {
  expect(await verifyBuildPass(pass, token, endpoint, at)).toBe(false);
});

test('rejects a pass with a changed time', async () => {
  const pass = await createBuildPass(token, endpoint.method, endpoint.path, at);
  expect(await verifyBuildPass(pass.replace(String(at), String(minutes(10))), token, endpoint, minutes(10))).toBe(
    false,
  );
});
