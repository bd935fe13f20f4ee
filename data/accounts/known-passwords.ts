import { normalizePassword } from './password-rules.ts';

/**
 * A Bloom filter of common and leaked passwords. Each password sets eight bits. A password with an unset bit is not in
 * the list. An unlisted password has all eight bits set about once in 25,000 times and is then rejected by mistake.
 */

/**
 * Bits of the filter per password. With eight bits set by each, the false positive rate is (1 - e^(-8/24))^8 = 0.00004.
 */
export const bitsPerPassword = 24;

/** The normalized form that is hashed. It ignores capitals because they do not make a common password rare. */
export function normalizeForFilter(password: string): string {
  return normalizePassword(password).toLowerCase();
}

/**
 * The eight bit indexes of a password in a filter of `bits` bits: one for each 32-bit word of the SHA-256 of its form.
 */
export function bloomFilterBits(digest: ArrayBuffer, bits: number): number[] {
  const view = new DataView(digest);
  return Array.from({ length: 8 }, (_, word) => view.getUint32(word * 4) % bits);
}

/** Whether all bits of a password are set. */
export function bloomFilterHas(filter: Uint8Array, digest: ArrayBuffer): boolean {
  return bloomFilterBits(digest, filter.length * 8).every((bit) => ((filter[bit >> 3] ?? 0) >> (bit & 7)) & 1);
}
