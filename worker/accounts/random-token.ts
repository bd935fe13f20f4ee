import { formatBase64Url, formatHex } from '../encoding.ts';

/** 200 bits, as 34 characters that need no escaping in a cookie or a URL. */
export function newToken(): string {
  return formatBase64Url(crypto.getRandomValues(new Uint8Array(25)));
}

/** The stored form of a token, in hexadecimal. Someone who reads the database cannot sign in with it. */
export async function tokenHash(token: string): Promise<string> {
  return formatHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))));
}
