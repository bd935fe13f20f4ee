import { scrypt, timingSafeEqual } from 'node:crypto';
import { normalizePassword } from '#data/accounts/password-rules.ts';
import { formatBase64Url, parseBase64 } from '../encoding.ts';
import { cost, type PasswordCost } from './password-cost.ts';

const saltBytes = 16;
const keyBytes = 32;
const storedForm = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]+)\$([\w-]+)$/;

/** Stored format: "$scrypt$ln=14,r=8,p=5$salt$key", base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const key = await derive(password, salt, cost);
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${formatBase64Url(salt)}$${formatBase64Url(key)}`;
}

/**
 * Returns false for an account without a password and for no account, after the same work: unknown names take as long
 * as known ones.
 */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const stored = hash ? readHash(hash) : undefined;
  const { salt, cost: storedCost } = stored ?? { salt: new Uint8Array(saltBytes), cost };
  const derived = await derive(password, salt, storedCost);
  return stored !== undefined && derived.length === stored.key.length && timingSafeEqual(derived, stored.key);
}

/** Whether a hash was made with a different cost than the current one. */
export function isOutdated(hash: string): boolean {
  const { ln, r, p } = readHash(hash).cost;
  return ln !== cost.ln || r !== cost.r || p !== cost.p;
}

function readHash(hash: string): { cost: PasswordCost; salt: Uint8Array; key: Uint8Array } {
  const [, ln, r, p, salt, key] = storedForm.exec(hash) ?? [];
  if (!ln || !r || !p || !salt || !key) throw new Error('a stored password hash is not in scrypt’s form');
  return { cost: { ln: Number(ln), r: Number(r), p: Number(p) }, salt: parseBase64(salt), key: parseBase64(key) };
}

function derive(password: string, salt: Uint8Array, { ln, r, p }: PasswordCost): Promise<Uint8Array> {
  const N = 2 ** ln;
  return new Promise((resolve, reject) => {
    scrypt(normalizePassword(password), salt, keyBytes, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
