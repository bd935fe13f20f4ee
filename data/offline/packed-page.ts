/** The strings between which the parts of a page stand: one more than there are parts. */
export type Frame = string[];

/**
 * Stands in a frame for the end of the page's own address: `ruth/1`. By it chapters that lead to the same versions share a
 * frame, and another version changes no part of them.
 */
export const ownPlace = '\u0001';

/** The last two steps of an address. */
export function placeOf(address: string): string {
  return address.split('/').slice(-2).join('/');
}

/** A page as it was before it was cut (scripts/pages/packs/page-frame.ts). */
export function joinPage(frame: readonly string[], parts: readonly string[], address: string): string {
  const place = placeOf(address);
  return frame.map((text, at) => text.split(ownPlace).join(place) + (parts[at] ?? '')).join('');
}
