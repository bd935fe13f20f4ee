import { ByteWriter } from './byte-stream.ts';

/**
 * Units by their rank, the most frequent first: one byte for the first 192, two for the next 12,288, three for the
 * rest. Of the ways tried with the King James Version (its text as it stands, two planes of bytes, two bytes each)
 * brotli made the least of this one: 743 kB where the text itself takes 910 kB.
 */
const singles = 192;
const doubles = 48;
const firstTriple = singles + doubles;

export function writeUnits(ranks: readonly number[]): Uint8Array {
  const writer = new ByteWriter();
  for (const rank of ranks) {
    if (rank < singles) {
      writer.byte(rank);
    } else if (rank < singles + doubles * 256) {
      writer.byte(singles + ((rank - singles) >> 8));
      writer.byte((rank - singles) & 255);
    } else {
      const rest = rank - singles - doubles * 256;
      writer.byte(firstTriple + (rest >> 16));
      writer.byte((rest >> 8) & 255);
      writer.byte(rest & 255);
    }
  }
  return writer.finish();
}

/** Into `units`, which has the right length; answers how many were read. */
export function readUnits(bytes: Uint8Array, units: Uint16Array | Uint32Array): number {
  let count = 0;
  for (let at = 0; at < bytes.length; count += 1) {
    const first = bytes[at++] ?? 0;
    if (first < singles) units[count] = first;
    else if (first < firstTriple) units[count] = singles + ((first - singles) << 8) + (bytes[at++] ?? 0);
    else
      units[count] =
        singles + doubles * 256 + ((first - firstTriple) << 16) + ((bytes[at++] ?? 0) << 8) + (bytes[at++] ?? 0);
  }
  return count;
}
