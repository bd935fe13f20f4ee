import { normalPassword } from './password-rules.ts';

/**
 * The passwords that many have or that leaked, as a Bloom filter: bits, of which each password sets eight. One that misses
 * a bit is none of them; one that nobody has finds all eight set once in some 25,000 times, and is refused by mistake.
 */

/** Bits of the filter for each password in it. With eight set by each: (1 - e^(-8/24))^8, 0.00004. */
export const bitsEach = 24;

/** What is hashed: whoever types capitals has thought of the same word. */
export function knownForm(password: string): string {
  return normalPassword(password).toLowerCase();
}

/** The bits of a password in a filter of so many, from the SHA-256 of its form: one of each of its eight words. */
export function bitsOf(digest: ArrayBuffer, bits: number): number[] {
  const view = new DataView(digest);
  return Array.from({ length: 8 }, (_, word) => view.getUint32(word * 4) % bits);
}

/** Whether all bits of a password are set. */
export function hasPassword(filter: Uint8Array, digest: ArrayBuffer): boolean {
  return bitsOf(digest, filter.length * 8).every((bit) => ((filter[bit >> 3] ?? 0) >> (bit & 7)) & 1);
}
