import { scrypt, timingSafeEqual } from 'node:crypto';
import { normalizePassword } from '#data/accounts/password-rules.ts';
import { formatBase64Url, parseBase64 } from '../encoding.ts';

/** Cost of a hash: 128·N·r bytes of memory, and p times the work. */
interface Cost {
  /** Base-2 logarithm of N. */
  ln: number;
  r: number;
  p: number;
}

/**
 * OWASP's equivalent of N=2^17, p=1 in an eighth of the memory: 16 MB of the isolate's 128, about 0.36 s of CPU. A
 * stored hash contains its own cost, so these values can be raised. The next sign-in then rehashes the password.
 */
const cost: Cost = { ln: 14, r: 8, p: 5 };
const saltBytes = 16;
const keyBytes = 32;
const stored = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]+)\$([\w-]+)$/;

/** Hash of no known password. Unknown names are compared with it, so that they take as long as known ones. */
export const placeholderHash =
  '$scrypt$ln=14,r=8,p=5$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** Stored format: "$scrypt$ln=14,r=8,p=5$salt$key", base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const key = await derive(password, salt, cost);
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${formatBase64Url(salt)}$${formatBase64Url(key)}`;
}

/** Returns false for an account without a password and for no account, after the same work. */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const parsed = hash ? readHash(hash) : undefined;
  const { cost: storedCost, salt, key } = parsed ?? readHash(placeholderHash);
  const derived = await derive(password, salt, storedCost);
  return parsed !== undefined && derived.length === key.length && timingSafeEqual(derived, key);
}

/** Whether a hash was made with a different cost than the current one. */
export function isOutdated(hash: string): boolean {
  const { ln, r, p } = readHash(hash).cost;
  return ln !== cost.ln || r !== cost.r || p !== cost.p;
}

function readHash(hash: string): { cost: Cost; salt: Uint8Array; key: Uint8Array } {
  const [, ln, r, p, salt, key] = stored.exec(hash) ?? [];
  if (!ln || !r || !p || !salt || !key) throw new Error('a stored password hash is not in scrypt’s form');
  return { cost: { ln: Number(ln), r: Number(r), p: Number(p) }, salt: parseBase64(salt), key: parseBase64(key) };
}

function derive(password: string, salt: Uint8Array, { ln, r, p }: Cost): Promise<Uint8Array> {
  const N = 2 ** ln;
  return new Promise((resolve, reject) => {
    scrypt(normalizePassword(password), salt, keyBytes, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
