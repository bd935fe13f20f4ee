/**
 * Returns a pseudorandom generator of numbers from 0 (inclusive) to 1 (exclusive) that is deterministic for a seed
 * (Mulberry32; a text is hashed with FNV-1a).
 */
export function seededRandom(seed: number | string): () => number {
  let state = typeof seed === 'number' ? seed : hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function hash(text: string): number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return state;
}
