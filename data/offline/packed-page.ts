/** The strings between the parts of a page: one more than there are parts. */
export type Frame = string[];

/**
 * Placeholder in a shell for the end of the page's own URL: `ruth/1`. With it, chapters that link to the same versions
 * share a shell, and a new version changes none of their parts.
 */
export const ownPlace = '\u0001';

/** The last two segments of a URL. */
export function placeOf(url: string): string {
  return url.split('/').slice(-2).join('/');
}

/** Restores a page that was split into a shell and parts (scripts/pages/packs/page-frame.ts). */
export function joinPage(frame: readonly string[], parts: readonly string[], url: string): string {
  const path = placeOf(url);
  return frame.map((text, at) => text.split(ownPlace).join(path) + (parts[at] ?? '')).join('');
}
