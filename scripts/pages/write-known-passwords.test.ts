import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { hasPassword, knownForm } from '#data/accounts/known-passwords.ts';
import { passwordFault } from '#data/accounts/password-rules.ts';
import { makePasswordFilter, readKnownPasswords, writeKnownPasswords } from './write-known-passwords.ts';

const known = readKnownPasswords();
const filter = makePasswordFilter(known);
const isKnown = (password: string): boolean =>
  hasPassword(filter, new Uint8Array(createHash('sha256').update(knownForm(password)).digest()).buffer);

test('far more than the 3,000 are asked for that ASVS 6.2.4 names, all of which the rules would let pass', () => {
  expect(known.length).toBeGreaterThan(40_000);
  expect(known.filter((password) => password.length < 12)).toEqual([]);
});

test('each of them is refused, in capitals too', () => {
  expect(known.filter((password) => !isKnown(password))).toEqual([]);
  expect(['1Qaz2wsx3edc', 'QWERTY123456', 'motherfucker', 'passwordpassword'].filter((each) => !isKnown(each))).toEqual(
    [],
  );
});

test('so is each of another list, which others have put together', () => {
  const others = dictionary['passwords-common'].map(String).filter((password) => passwordFault(password) === undefined);
  expect(others.length).toBeGreaterThan(250);
  expect(others.filter((password) => !isKnown(password))).toEqual([]);
});

test('what nobody has is taken, but for one in some 25,000', () => {
  const made = Array.from({ length: 100_000 }, (_, at) => `nobody has ${at} of these`);
  expect(made.filter(isKnown).length).toBeLessThan(20);
  expect(['correct horse battery staple', 'בראשית ברא אלהים', 'vine gourd 8'].filter(isKnown)).toEqual([]);
});

test('the file stays what a worker reads at once', () => {
  expect(filter.length).toBeLessThan(140_000);
});

test('it is made once, and made anew after another list or other rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'passwords-'));
  try {
    const kept = join(folder, 'kept');
    const write = (): Uint8Array => {
      writeKnownPasswords(folder, kept);
      return readFileSync(join(folder, 'known-passwords.bin'));
    };
    expect(Buffer.compare(write(), filter)).toBe(0);
    const [made = ''] = readdirSync(kept);
    writeFileSync(join(kept, made), 'kept');
    expect(String(write())).toBe('kept');
    rmSync(join(kept, made));
    writeFileSync(join(kept, '0123456789abcdef.bin'), 'of other rules');
    expect(Buffer.compare(write(), filter)).toBe(0);
    expect(readdirSync(kept)).toEqual([made]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
