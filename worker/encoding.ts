export function formatHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** RFC 4648, 4, padded. */
export function formatBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** RFC 4648, 5, without padding. */
export function formatBase64Url(bytes: Uint8Array): string {
  return formatBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Parses base64 with either alphabet, padded or not. Throws an error on anything else. */
export function parseBase64(text: string): Uint8Array<ArrayBuffer> {
  const standard = text.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(standard), (char) => char.charCodeAt(0));
}
