/** Time-based one-time passwords (RFC 6238), as all authenticator apps use them: HMAC-SHA-1, 30 seconds, six digits. */

/** Seconds for which an app shows a code. */
const stepSeconds = 30;
const codeDigits = 6;
/** 160 bits, the length of SHA-1's output, as RFC 4226 (4, R6) recommends. */
const secretBytes = 20;

export function newCodeSecret(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(secretBytes));
}

/** Number of steps since 1970. `at` is in milliseconds. */
export function stepAt(at: number): number {
  return Math.floor(at / 1_000 / stepSeconds);
}

/** The code of a step. Other hashes and lengths are only for the examples of the RFC. */
export async function totpCodeOf(
  secret: Uint8Array<ArrayBuffer>,
  step: number,
  { hash = 'SHA-1', digits = codeDigits }: { hash?: 'SHA-1' | 'SHA-256' | 'SHA-512'; digits?: number } = {},
): Promise<string> {
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash }, false, ['sign']);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const digest = new DataView(await crypto.subtle.sign('HMAC', key, counter));
  // RFC 4226, 5.3: the last four bits are the offset of the 31 bits to use.
  const offset = digest.getUint8(digest.byteLength - 1) & 0xf;
  const number = digest.getUint32(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * The step of a code, `undefined` if it is invalid. Accepts the current step and the one before it, which RFC 6238
 * (5.2) allows for typing and network delay.
 */
export async function findStep(
  secret: Uint8Array<ArrayBuffer>,
  code: string,
  now = Date.now(),
): Promise<number | undefined> {
  const current = stepAt(now);
  for (const step of [current, current - 1]) if ((await totpCodeOf(secret, step)) === code) return step;
  return undefined;
}

const base32Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, 6, without padding: the form in which apps accept a typed secret. */
export function formatBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => base32Letters[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}
