/**
 * What a build of the site shows at each of its calls, in place of the secret that both sides know (`BUILD_TOKEN`): an
 * HMAC of the call and the time. It opens that call alone, and for some minutes; the secret itself never travels.
 */

/** Milliseconds that the clocks of both sides may differ, and that a pass holds. */
export const passHoldsMs = 5 * 60_000;

const scheme = 'Lexicon-Build';
const shape = new RegExp(`^${scheme} (?<at>\\d{13})\\.(?<mark>[\\da-f]{64})$`);

/** The value of `Authorization`. `path` with its slash, without a query; `at` in milliseconds since 1970. */
export async function buildPass(token: string, method: string, path: string, at = Date.now()): Promise<string> {
  const mark = await crypto.subtle.sign('HMAC', await keyOf(token), messageOf(method, path, at));
  const hex = [...new Uint8Array(mark)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${scheme} ${at}.${hex}`;
}

/** Whether it opens this call now. The comparison takes as long for any mark. */
export async function isBuildPass(
  given: string,
  token: string,
  { method, path }: { method: string; path: string },
  now = Date.now(),
): Promise<boolean> {
  const { at = '', mark = '' } = shape.exec(given)?.groups ?? {};
  if (!token || Math.abs(now - Number(at)) > passHoldsMs) return false;
  const bytes = Uint8Array.from(mark.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify('HMAC', await keyOf(token), bytes, messageOf(method, path, Number(at)));
}

const messageOf = (method: string, path: string, at: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new TextEncoder().encode(`${method} ${path} ${at}`));

function keyOf(token: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', new TextEncoder().encode(token), algorithm, false, ['sign', 'verify']);
}
