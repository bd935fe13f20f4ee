import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { bloomFilterHas, normalizeForFilter } from '#data/accounts/known-passwords.ts';
import { findPasswordError } from '#data/accounts/password-rules.ts';
import { makePasswordFilter, readKnownPasswords, writeKnownPasswords } from './write-known-passwords.ts';

const known = readKnownPasswords();
const filter = makePasswordFilter(known);
const isKnown = (password: string): boolean =>
  bloomFilterHas(filter, new Uint8Array(createHash('sha256').update(normalizeForFilter(password)).digest()).buffer);

test('knows far more than the 3,000 passwords that ASVS 6.2.4 requires, all allowed by the other rules', () => {
  expect(known.length).toBeGreaterThan(40_000);
  expect(known.filter((password) => password.length < 12)).toEqual([]);
});

test('rejects each known password, and its upper-case form', () => {
  expect(known.filter((password) => !isKnown(password))).toEqual([]);
  expect(['1Qaz2wsx3edc', 'QWERTY123456', 'motherfucker', 'passwordpassword'].filter((each) => !isKnown(each))).toEqual(
    [],
  );
});

test('rejects each password of another, independent list', () => {
  const others = dictionary['passwords-common']
    .map(String)
    .filter((password) => findPasswordError(password) === undefined);
  expect(others.length).toBeGreaterThan(250);
  expect(others.filter((password) => !isKnown(password))).toEqual([]);
});

test('accepts unknown passwords, with about one false positive in 25,000', () => {
  const made = Array.from({ length: 100_000 }, (_, at) => `nobody has ${at} of these`);
  expect(made.filter(isKnown).length).toBeLessThan(20);
  expect(['correct horse battery staple', 'בראשית ברא אלהים', 'vine gourd 8'].filter(isKnown)).toEqual([]);
});

test('the file is small enough for a worker to read at once', () => {
  expect(filter.length).toBeLessThan(140_000);
});

test('writes the filter once, and rebuilds it when the list or the rules change', () => {
  const folder = mkdtempSync(join(tmpdir(), 'passwords-'));
  try {
    const cacheFolder = join(folder, 'kept');
    const write = (): Uint8Array => {
      writeKnownPasswords(folder, cacheFolder);
      return readFileSync(join(folder, 'known-passwords.bin'));
    };
    expect(Buffer.compare(write(), filter)).toBe(0);
    const [made = ''] = readdirSync(cacheFolder);
    writeFileSync(join(cacheFolder, made), 'kept');
    expect(String(write())).toBe('kept');
    rmSync(join(cacheFolder, made));
    writeFileSync(join(cacheFolder, '0123456789abcdef.bin'), 'of other rules');
    expect(Buffer.compare(write(), filter)).toBe(0);
    expect(readdirSync(cacheFolder)).toEqual([made]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
