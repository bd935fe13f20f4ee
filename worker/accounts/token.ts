import { formatBase64Url, formatHex } from '../encoding.ts';

/** 200 bits, as 34 characters that need no escaping in a cookie or an address. */
export function newToken(): string {
  return formatBase64Url(crypto.getRandomValues(new Uint8Array(25)));
}

/** What is stored of a token: whoever reads the database can sign in with none. Hexadecimal. */
export async function tokenHash(token: string): Promise<string> {
  return formatHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))));
}
