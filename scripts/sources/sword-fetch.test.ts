import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchModule } from './sword-fetch.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sword-fetch-'));
  mkdirSync(join(folder, 'bin'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true });
});

const fetchIt = () => fetchModule('engKJV2006eb', join(folder, 'sword'), () => undefined);

test('says in one line what to do without apt-get and without a network', async () => {
  vi.stubEnv('PATH', join(folder, 'bin'));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  await expect(fetchIt()).rejects.toThrow(
    'The tagged King James Version could not be downloaded (this system has no apt-get; ' +
      'https://ebible.org/sword/zip/engKJV2006eb.zip cannot be reached). Connect to the network, or install the Debian ' +
      'or Ubuntu package sword-text-kjv, or unpack the SWORD module engKJV2006eb from https://ebible.org/sword/ into ' +
      'data/sources/sword. Then run "npm start" again.',
  );
  expect(readdirSync(folder)).toEqual(['bin']);
});

test('says that apt-get could not download it without a network', async () => {
  writeFileSync(join(folder, 'bin', 'apt-get'), '#!/bin/sh\necho "E: no network" >&2\nexit 100\n', { mode: 0o755 });
  vi.stubEnv('PATH', `${join(folder, 'bin')}:/usr/bin:/bin`);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  await expect(fetchIt()).rejects.toThrow('(apt-get could not download it; https://ebible.org/');
});

test('downloads the zip file on a system without apt-get', async () => {
  vi.stubEnv('PATH', join(folder, 'bin'));
  const zip = zipSync({ 'modules/texts/ztext/engKJV2006eb/ot.bzs': strToU8('verses') });
  vi.stubGlobal('fetch', async () => new Response(Buffer.from(zip)));
  await fetchIt();
  expect(readFileSync(join(folder, 'sword/modules/texts/ztext/engKJV2006eb/ot.bzs'), 'utf8')).toBe('verses');
});

test('names the status of a server that does not have it', async () => {
  vi.stubEnv('PATH', join(folder, 'bin'));
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await expect(fetchIt()).rejects.toThrow('engKJV2006eb.zip answered 404)');
  expect(existsSync(join(folder, 'sword'))).toBe(false);
});
