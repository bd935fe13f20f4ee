/** The names that XML defines, and the no-break space, which programs write into verses. */
const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
const reference = /&(?:#x(?<hex>[0-9a-f]{1,6})|#(?<decimal>[0-9]{1,7})|(?<name>amp|lt|gt|quot|apos|nbsp));/gi;

/** Decodes character references: `&#1488;`, `&#x5D0;`, `&amp;`. A number without a character becomes U+FFFD, as in HTML. */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(reference, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return names[name.toLowerCase()] ?? whole;
    return characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

/** Zero, half of a surrogate pair, or a number beyond Unicode is no character. */
function characterOf(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\ufffd';
}
