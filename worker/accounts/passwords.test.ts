import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { hashPassword, isOutdated, nobodysHash, verifyPassword } from './passwords.ts';

test('a password is known again, and another is not', async () => {
  const hash = await hashPassword('in the beginning');
  expect(hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w-]{22}\$[\w-]{43}$/);
  expect(await verifyPassword('in the beginning', hash)).toBe(true);
  expect(await verifyPassword('In the beginning', hash)).toBe(false);
  expect(await verifyPassword('in the beginning ', hash)).toBe(false);
});

test('letters that are composed otherwise are the same letters', async () => {
  const hash = await hashPassword('café in Beréa');
  expect(await verifyPassword('café in Beréa'.normalize('NFD'), hash)).toBe(true);
});

test('two hashes of one password have nothing in common', async () => {
  const [one, other] = await Promise.all(['tent maker of Tarsus', 'tent maker of Tarsus'].map(hashPassword));
  expect(one).not.toBe(other);
});

test('a hash of another cost is verified by its own, and is to be made anew', async () => {
  // RFC 7914, section 12: scrypt of "pleaseletmein" with "SodiumChloride", N=16384, r=8, p=1; its first 32 bytes.
  const older = `$scrypt$ln=14,r=8,p=1$${base64('SodiumChloride')}$${base64(hex('7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2'))}`;
  expect(await verifyPassword('pleaseletmein', older)).toBe(true);
  expect(isOutdated(older)).toBe(true);
  expect(isOutdated(await hashPassword('pleaseletmein'))).toBe(false);
});

test('no account and an account without a password cost the same work as one with', async () => {
  const hash = await hashPassword('in the beginning');
  const least = new Map<string, number>();
  // The best of three each: what else the machine does only adds.
  for (let run = 0; run < 3; run += 1) {
    for (const [name, stored] of [['known', hash] as const, ['none', null] as const, ['unknown', undefined] as const]) {
      const begun = await now();
      expect(await verifyPassword('not the one', stored)).toBe(false);
      least.set(name, Math.min(least.get(name) ?? Infinity, (await now()) - begun));
    }
  }
  // Without the work it would be hundreds of times less; a busy machine only adds.
  for (const name of ['known', 'none', 'unknown']) expect(least.get(name)).toBeGreaterThan(50);
}, 60_000);

/** Milliseconds; the runtime's clock goes on only where something is awaited from outside. */
async function now(): Promise<number> {
  await env.APP.prepare('SELECT 1').first();
  return Date.now();
}

test('what stands for nobody has the cost of everybody’s', async () => {
  const hash = await hashPassword('in the beginning');
  const costOf = (stored: string): string | undefined => /^\$scrypt\$[^$]+/.exec(stored)?.[0];
  expect(costOf(nobodysHash)).toBe(costOf(hash));
});

test('a stored hash of no form that is known is a fault, not a refusal', async () => {
  await expect(verifyPassword('x', '$2b$10$abc')).rejects.toThrow('scrypt');
});

function hex(digits: string): string {
  return String.fromCharCode(...(digits.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)));
}

function base64(bytes: string): string {
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
