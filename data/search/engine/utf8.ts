/** Decodes UTF-8: {@link decodeUtf8}, or the platform's own `TextDecoder`, which is ten times faster. */
export type DecodeText = (bytes: Uint8Array) => string;

/**
 * UTF-8 without `TextEncoder` and `TextDecoder`, which are platform APIs, and this folder uses none. Throws on an
 * unpaired surrogate, which no text of the library has.
 */
export function encodeUtf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (code >= 0xd800 && code <= 0xdfff)
      throw new RangeError(`half a letter, U+${code.toString(16)}, cannot be packed`);
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), continued(code));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), continued(code >> 6), continued(code));
    else bytes.push(0xf0 | (code >> 18), continued(code >> 12), continued(code >> 6), continued(code));
  }
  return Uint8Array.from(bytes);
}

function continued(code: number): number {
  return 0x80 | (code & 0x3f);
}

/** Few enough arguments for one function call. */
const chunk = 8_192;

/** Decodes bytes that {@link encodeUtf8} wrote. */
export function decodeUtf8(bytes: Uint8Array): string {
  const units = new Uint16Array(bytes.length);
  let count = 0;
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at++] ?? 0;
    if (first < 0x80) {
      units[count++] = first;
      continue;
    }
    const more = first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    let code = first & (0x3f >> more);
    for (let left = more; left > 0; left -= 1) code = (code << 6) | ((bytes[at++] ?? 0) & 0x3f);
    if (code < 0x10000) {
      units[count++] = code;
    } else {
      units[count++] = 0xd7c0 + (code >> 10);
      units[count++] = 0xdc00 | (code & 0x3ff);
    }
  }
  let text = '';
  for (let from = 0; from < count; from += chunk)
    text += String.fromCharCode(...units.subarray(from, Math.min(from + chunk, count)));
  return text;
}
