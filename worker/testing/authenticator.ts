import { formatBase64Url, parseBase64 } from '../encoding.ts';
import { origin } from './test-users.ts';

/**
 * A software passkey device as specified by the W3C's Web Authentication: an ES256 key that signs any challenge,
 * without attestation. Options let it do what a real device would not.
 */
export class Authenticator {
  readonly id: Uint8Array<ArrayBuffer>;
  readonly #keys: CryptoKeyPair;
  #userHandle: string;
  counter = 0;

  /** `id` and `userHandle`: those of a passkey that is already registered. */
  constructor(keys: CryptoKeyPair, id = crypto.getRandomValues(new Uint8Array(16)), userHandle = '') {
    this.#keys = keys;
    this.id = id;
    this.#userHandle = userHandle;
  }

  static async create(): Promise<Authenticator> {
    const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
    return new Authenticator(keys as CryptoKeyPair);
  }

  /** The result of `navigator.credentials.create`. */
  async register(options: { challenge: string; user?: unknown }, { at = origin, isVerified = true } = {}) {
    const { user } = options;
    if (typeof user === 'object' && user !== null && 'id' in user) this.#userHandle = String(user.id);
    const jwk = (await crypto.subtle.exportKey('jwk', this.#keys.publicKey)) as JsonWebKey;
    const key = map([
      [[1], [2]],
      [[3], [0x26]],
      [[0x20], [1]],
      [[0x21], bytes(parseBase64(jwk.x ?? ''))],
      [[0x22], bytes(parseBase64(jwk.y ?? ''))],
    ]);
    const attested = [...new Uint8Array(16), 0, this.id.length, ...this.id, ...key];
    const data = await this.#data(at, (isVerified ? 0x05 : 0x01) | 0x40, attested);
    const attestation = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(data)],
    ]);
    return {
      ...this.#head(),
      response: {
        clientDataJSON: clientData('webauthn.create', options.challenge, at),
        attestationObject: formatBase64Url(Uint8Array.from(attestation)),
        transports: ['internal'],
      },
    };
  }

  /** The result of `navigator.credentials.get`. */
  async signIn(options: { challenge: string }, { at = origin, isVerified = true } = {}) {
    this.counter += 1;
    const data = await this.#data(at, isVerified ? 0x05 : 0x01, []);
    const client = clientData('webauthn.get', options.challenge, at);
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', parseBase64(client)));
    const raw = await crypto.subtle.sign(
      { name: 'ECDSA', hash: 'SHA-256' },
      this.#keys.privateKey,
      Uint8Array.from([...data, ...hash]),
    );
    return {
      ...this.#head(),
      response: {
        clientDataJSON: client,
        authenticatorData: formatBase64Url(Uint8Array.from(data)),
        signature: formatBase64Url(der(new Uint8Array(raw))),
        userHandle: this.#userHandle,
      },
    };
  }

  #head() {
    const id = formatBase64Url(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
  }

  /**
   * Authenticator data: hash of the site's name, flags (present 1, verified 4, attested 0x40), counter, and the rest.
   */
  async #data(at: string, flags: number, rest: number[]): Promise<number[]> {
    const name = new TextEncoder().encode(new URL(at).hostname);
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', name));
    return [...hash, flags, 0, 0, this.counter >> 8, this.counter & 255, ...rest];
  }
}

function clientData(type: string, challenge: string, at: string): string {
  return formatBase64Url(new TextEncoder().encode(JSON.stringify({ type, challenge, origin: at, crossOrigin: false })));
}

/** Minimal CBOR encoder (RFC 8949). */
function map(entries: [key: number[], value: number[]][]): number[] {
  return [0xa0 + entries.length, ...entries.flat(2)];
}

function bytes(value: ArrayLike<number>): number[] {
  return [0x58, value.length, ...Array.from(value)];
}

function text(value: string): number[] {
  return [0x60 + value.length, ...new TextEncoder().encode(value)];
}

/** A signature as two ASN.1 integers. WebCrypto returns 32 bytes for each. */
function der(raw: Uint8Array): Uint8Array {
  const number = (half: Uint8Array): number[] => {
    const digits = [...half];
    while (digits[0] === 0 && (digits[1] ?? 255) < 128) digits.shift();
    if ((digits[0] ?? 0) > 127) digits.unshift(0);
    return [2, digits.length, ...digits];
  };
  const both = [...number(raw.subarray(0, 32)), ...number(raw.subarray(32))];
  return Uint8Array.from([0x30, both.length, ...both]);
}
