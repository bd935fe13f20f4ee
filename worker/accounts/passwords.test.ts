import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { useRealCost } from '../testing/password-cost.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';

useRealCost();

test('verifies the right password and rejects another', async () => {
  const hash = await hashPassword('in the beginning');
  expect(hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w-]{22}\$[\w-]{43}$/);
  expect(await verifyPassword('in the beginning', hash)).toBe(true);
  expect(await verifyPassword('In the beginning', hash)).toBe(false);
  expect(await verifyPassword('in the beginning ', hash)).toBe(false);
});

test('treats composed and decomposed letters as equal', async () => {
  const hash = await hashPassword('café in Beréa');
  expect(await verifyPassword('café in Beréa'.normalize('NFD'), hash)).toBe(true);
});

test('hashes one password to two different values', async () => {
  const [one, other] = await Promise.all(['tent maker of Tarsus', 'tent maker of Tarsus'].map(hashPassword));
  expect(one).not.toBe(other);
});

test('verifies a hash with its own cost and reports it as outdated', async () => {
  // RFC 7914, section 12: scrypt of "pleaseletmein" with "SodiumChloride", N=16384, r=8, p=1, first 32 bytes.
  const older = `$scrypt$ln=14,r=8,p=1$${base64('SodiumChloride')}$${base64(hex('7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2'))}`;
  expect(await verifyPassword('pleaseletmein', older)).toBe(true);
  expect(isOutdated(older)).toBe(true);
  expect(isOutdated(await hashPassword('pleaseletmein'))).toBe(false);
});

test('takes as long for an unknown account and one without a password as for a known one', async () => {
  const hash = await hashPassword('in the beginning');
  const fastest = new Map<string, number>();
  // The best of three runs. Other load on the machine only adds time.
  for (let run = 0; run < 3; run += 1) {
    for (const [name, stored] of [['known', hash] as const, ['none', null] as const, ['unknown', undefined] as const]) {
      const startedAt = await now();
      expect(await verifyPassword('not the one', stored)).toBe(false);
      fastest.set(name, Math.min(fastest.get(name) ?? Infinity, (await now()) - startedAt));
    }
  }
  // Without the work it would be hundreds of times less. Other load only adds time.
  for (const name of ['known', 'none', 'unknown']) expect(fastest.get(name)).toBeGreaterThan(50);
});

/** Milliseconds. The runtime's clock advances only after I/O. */
async function now(): Promise<number> {
  await env.APP.prepare('SELECT 1').first();
  return Date.now();
}

test('throws for a stored hash in an unknown format', async () => {
  await expect(verifyPassword('x', '$2b$10$abc')).rejects.toThrow('scrypt');
});

function hex(digits: string): string {
  return String.fromCharCode(...(digits.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)));
}

function base64(bytes: string): string {
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
