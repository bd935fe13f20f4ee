/** The strings between the parts of a page: one more than there are parts. */
export type PageShell = string[];

/**
 * Placeholder in a shell for the end of the page's own URL: `ruth/1`. With it, chapters that link to the same versions
 * share a shell, and a new version changes none of their parts.
 */
export const ownPathMark = '\u0001';

/** The last two segments of a URL. */
export function lastTwoSegments(url: string): string {
  return url.split('/').slice(-2).join('/');
}

/** Restores a page that was split into a shell and parts (scripts/pages/packs/page-frame.ts). */
export function joinPage(frame: readonly string[], parts: readonly string[], url: string): string {
  const path = lastTwoSegments(url);
  return frame.map((text, at) => text.split(ownPathMark).join(path) + (parts[at] ?? '')).join('');
}
