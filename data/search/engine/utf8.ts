const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Throws on an unpaired surrogate, which the platform's encoder would replace. No text of the library has one. */
export function encodeUtf8(text: string): Uint8Array {
  const [half] = /\p{Surrogate}/u.exec(text) ?? [];
  if (half !== undefined) throw new RangeError(`half a letter, U+${half.charCodeAt(0).toString(16)}, cannot be packed`);
  return encoder.encode(text);
}

export function decodeUtf8(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}
