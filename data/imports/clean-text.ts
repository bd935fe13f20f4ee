const entity = /&(?:[a-z]{2,8}|#[0-9]{1,6}|#x[0-9a-f]{1,5});/i;
const breaks = /<\/?(?:br|p|div|l|lg|lb|li|tr|td|h[1-6])\b[^<>]*>/gi;
const markup = /<[a-z/!?][^<>]*>/gi;
/** Signs that the library keeps for itself; in a verse they are what some program left over. */
const leftOver = /[<>|#\\]/g;
/** In text that has been read already, also the signs of tagged text. */
const leftOverOfTags = /[<>|#\\[\]{}¶]/g;
/**
 * Invisible: controls but for white space, soft hyphens, marks of direction, spaces of no width, and the private use
 * that the full-text index keeps its tags in. Joiners stay, which Persian and Indian scripts need.
 */
const invisible =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ue000-\uf8ff\ufeff]/g;
const replacement = '\ufffd';
const beyondUnits = /[\u{10000}-\u{10ffff}]/u;

export interface CleanText {
  text: string;
  /** Tags or entities of HTML, or of what a program has for it, were in it. */
  markup: boolean;
  /** Characters that no text has: removed, or the sign of one that was lost. */
  odd: boolean;
  /** A letter above U+FFFF, which the library's offsets do not count. */
  beyond: boolean;
}

/** Text without what cannot be printed. `tagged` text keeps the signs that its reader understands. */
export function cleanText(source: string, kind: 'tagged' | 'read'): CleanText {
  const untagged = source.replace(breaks, ' ').replace(markup, '');
  const cleared = untagged.replace(invisible, '');
  const text = cleared.replace(kind === 'tagged' ? leftOver : leftOverOfTags, '');
  return {
    text,
    markup: untagged !== source || entity.test(source),
    odd: cleared !== untagged || source.includes(replacement) || text !== cleared,
    beyond: beyondUnits.test(source),
  };
}
