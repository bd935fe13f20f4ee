/**
 * The credential of a rebuild's requests: an HMAC of the request and the time, with a secret that both sides know
 * (`BUILD_TOKEN`). It is valid for that request only and for a few minutes. The secret itself is never sent.
 */

/** Milliseconds that a pass is valid, and the maximum clock difference of both sides. */
const buildPassLifetimeMs = 5 * 60_000;

const scheme = 'Lexicon-Build';
const shape = new RegExp(`^${scheme} (?<at>\\d{13})\\.(?<mark>[\\da-f]{64})$`);

/**
 * Returns the value of `Authorization`. `path` starts with a slash and has no query; `at` is in milliseconds since
 * 1970.
 */
export async function createBuildPass(token: string, method: string, path: string, at = Date.now()): Promise<string> {
  const mark = await crypto.subtle.sign('HMAC', await importHmacKey(token), encodeMessage(method, path, at));
  const hex = [...new Uint8Array(mark)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${scheme} ${at}.${hex}`;
}

/** Whether a pass is valid for this request now. Compares in constant time. */
export async function verifyBuildPass(
  pass: string,
  token: string,
  { method, path }: { method: string; path: string },
  now = Date.now(),
): Promise<boolean> {
  const { at = '', mark = '' } = shape.exec(pass)?.groups ?? {};
  if (!token || Math.abs(now - Number(at)) > buildPassLifetimeMs) return false;
  const bytes = Uint8Array.from(mark.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify('HMAC', await importHmacKey(token), bytes, encodeMessage(method, path, Number(at)));
}

const encodeMessage = (method: string, path: string, at: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new TextEncoder().encode(`${method} ${path} ${at}`));

function importHmacKey(token: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', new TextEncoder().encode(token), algorithm, false, ['sign', 'verify']);
}
