import { formatBase64Url, parseBase64 } from '../encoding.ts';
import type { Bindings } from '../env.ts';
import { logFault } from '../log.ts';

/**
 * Protected values as they are stored: "aes:" with a nonce and AES-GCM's output where SETTINGS_KEY is set, "plain:"
 * where it is not. The setting's key is authenticated with the value, so that no row can take another's place. A value that
 * the key before still closes is opened by it, and closed anew where it is used.
 */

const nonceBytes = 12;
const keyBytes = 32;

type KeyBinding = Pick<Bindings, 'SETTINGS_KEY' | 'SETTINGS_KEY_BEFORE'>;

export async function closeSecret(env: KeyBinding, key: string, value: string): Promise<string> {
  if (value === '') return '';
  const cipher = await readKey(env.SETTINGS_KEY);
  if (!cipher) return `plain:${value}`;
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const closed = await crypto.subtle.encrypt(parameters(nonce, key), cipher, new TextEncoder().encode(value));
  return `aes:${formatBase64Url(nonce)}:${formatBase64Url(new Uint8Array(closed))}`;
}

/** Empty, and a line in the log, where the key is missing or another than the value was closed with. */
export async function openSecret(env: KeyBinding, key: string, stored: string): Promise<string> {
  if (stored.startsWith('plain:')) return stored.slice('plain:'.length);
  const [, nonce, closed] = /^aes:([\w-]+):([\w-]+)$/.exec(stored) ?? [];
  if (!nonce || !closed) return '';
  let fault: unknown = new Error('SETTINGS_KEY is not set');
  for (const text of [env.SETTINGS_KEY, env.SETTINGS_KEY_BEFORE]) {
    try {
      const cipher = await readKey(text);
      if (!cipher) continue;
      const opened = await crypto.subtle.decrypt(parameters(parseBase64(nonce), key), cipher, parseBase64(closed));
      return new TextDecoder().decode(opened);
    } catch (error) {
      fault = error;
    }
  }
  logFault('setting_not_decrypted', key, fault instanceof Error ? fault.name : '');
  return '';
}

/** The same value closed by the key of now; as it is stored where it is, or where there is no key to do better by. */
export async function renewSecret(env: KeyBinding, key: string, stored: string): Promise<string> {
  if (!env.SETTINGS_KEY) return stored;
  if (isEncrypted(stored) && !env.SETTINGS_KEY_BEFORE) return stored;
  if (isEncrypted(stored) && (await openSecret({ SETTINGS_KEY: env.SETTINGS_KEY }, key, stored)) !== '') return stored;
  return (await closeSecret(env, key, await openSecret(env, key, stored))) || stored;
}

export function isEncrypted(stored: string): boolean {
  return stored.startsWith('aes:');
}

function parameters(iv: Uint8Array<ArrayBuffer>, key: string) {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(key) };
}

/** `undefined` without a key. Throws an error for one that is not 32 bytes of base64. */
async function readKey(text: string | undefined): Promise<CryptoKey | undefined> {
  if (!text) return undefined;
  const bytes = parseBase64(text);
  if (bytes.length !== keyBytes) throw new Error(`SETTINGS_KEY has ${bytes.length} bytes, not ${keyBytes}`);
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}
