import { formatBase64Url, parseBase64 } from '../encoding.ts';
import type { Bindings } from '../env.ts';
import { logError } from '../log.ts';

/**
 * Storage format of protected values: "aes:" with a nonce and AES-GCM output if SETTINGS_KEY is set, otherwise
 * "plain:". The setting's key is authenticated with the value, so that a value cannot be moved to another row. A value
 * encrypted with the previous key can still be decrypted, and is re-encrypted on use.
 */

const nonceBytes = 12;
const keyBytes = 32;

type KeyBinding = Pick<Bindings, 'SETTINGS_KEY' | 'SETTINGS_KEY_BEFORE'>;

export async function encryptSecret(env: KeyBinding, key: string, value: string): Promise<string> {
  if (value === '') return '';
  const cipher = await readKey(env.SETTINGS_KEY);
  if (!cipher) return `plain:${value}`;
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const encrypted = await crypto.subtle.encrypt(parameters(nonce, key), cipher, new TextEncoder().encode(value));
  return `aes:${formatBase64Url(nonce)}:${formatBase64Url(new Uint8Array(encrypted))}`;
}

/** Returns an empty string and logs an error if the key is missing or not the one that encrypted the value. */
export async function decryptSecret(env: KeyBinding, key: string, stored: string): Promise<string> {
  if (stored.startsWith('plain:')) return stored.slice('plain:'.length);
  const [, nonce, encrypted] = /^aes:([\w-]+):([\w-]+)$/.exec(stored) ?? [];
  if (!nonce || !encrypted) return '';
  let lastError: unknown = new Error('SETTINGS_KEY is not set');
  for (const text of [env.SETTINGS_KEY, env.SETTINGS_KEY_BEFORE]) {
    try {
      const cipher = await readKey(text);
      if (!cipher) continue;
      const decrypted = await crypto.subtle.decrypt(
        parameters(parseBase64(nonce), key),
        cipher,
        parseBase64(encrypted),
      );
      return new TextDecoder().decode(decrypted);
    } catch (error) {
      lastError = error;
    }
  }
  logError('setting_not_decrypted', key, lastError instanceof Error ? lastError.name : '');
  return '';
}

/**
 * Re-encrypts a value with the current key. Returns the stored value if that is already the case or if there is no key.
 */
export async function renewSecret(env: KeyBinding, key: string, stored: string): Promise<string> {
  if (!env.SETTINGS_KEY) return stored;
  if (isEncrypted(stored) && !env.SETTINGS_KEY_BEFORE) return stored;
  if (isEncrypted(stored) && (await decryptSecret({ SETTINGS_KEY: env.SETTINGS_KEY }, key, stored)) !== '')
    return stored;
  return (await encryptSecret(env, key, await decryptSecret(env, key, stored))) || stored;
}

export function isEncrypted(stored: string): boolean {
  return stored.startsWith('aes:');
}

function parameters(iv: Uint8Array<ArrayBuffer>, key: string) {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(key) };
}

/** `undefined` without a key. Throws an error if it is not 32 bytes of base64. */
async function readKey(text: string | undefined): Promise<CryptoKey | undefined> {
  if (!text) return undefined;
  const bytes = parseBase64(text);
  if (bytes.length !== keyBytes) throw new Error(`SETTINGS_KEY has ${bytes.length} bytes, not ${keyBytes}`);
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}
