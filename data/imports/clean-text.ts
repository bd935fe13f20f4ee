import { decodeReferences } from './decode-references.ts';

/** A reference that stays in the text, because no character is known for it. */
const unknownReference = /&[a-z]{2,8};/i;
const breaks = /<\/?(?:br|p|div|l|lg|lb|li|tr|td|h[1-6])\b[^<>]*>/gi;
const markup = /<[a-z/!?][^<>]*>/gi;
/** Characters that the library reserves for its own use. In a verse they are leftovers of some program. */
const leftOver = /[<>|#\\]/g;
/** A leftover between two words separates them: "one|two". */
const leftOverBetween = /(?<=\p{L})[<>|#\\]+(?=\p{L})/gu;
/** The same as {@link leftOver}, plus the signs of tagged text, for text that is already parsed. */
const leftOverOfTags = /[<>|#\\[\]{}¶]/g;
/**
 * Invisible characters: controls except white space, soft hyphens, direction marks, zero-width spaces, and the private
 * use area, in which the full-text index stores its tags. Joiners are preserved because Persian and Indic scripts need
 * them.
 */
const invisible =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ue000-\uf8ff\ufeff]/g;
const replacement = '\ufffd';
/** A character above U+FFFF. */
export const beyondUnits = /[\u{10000}-\u{10ffff}]/u;

export interface CleanText {
  text: string;
  /** Whether it contained tags or entities of HTML or of a similar markup. */
  markup: boolean;
  /**
   * Whether it contained characters that are not part of any text. They are removed, except the replacement character.
   */
  odd: boolean;
  /** Whether it contains a character above U+FFFF, which the library's offsets do not support. */
  beyond: boolean;
}

/** Removes what cannot be displayed. For `tagged` text, the signs of tagged text are preserved. */
export function cleanText(source: string, kind: 'tagged' | 'read'): CleanText {
  const untagged = withoutTags(source);
  const cleared = untagged.replace(invisible, '');
  const text = cleared.replace(leftOverBetween, ' ').replace(kind === 'tagged' ? leftOver : leftOverOfTags, '');
  return {
    text,
    markup: untagged !== decodeReferences(source) || unknownReference.test(untagged),
    odd: cleared !== untagged || untagged.includes(replacement) || text !== cleared,
    beyond: beyondUnits.test(untagged),
  };
}

/** Removes tags first, so that `&lt;i&gt;` remains text. */
function withoutTags(source: string): string {
  return decodeReferences(source.replace(breaks, ' ').replace(markup, ''));
}

/** Where the first character is that {@link cleanText} reports as odd: "U+0007 at position 12". Positions start at 1. */
export function locateOddCharacter(source: string): string | undefined {
  const untagged = withoutTags(source);
  const positions = [invisible, leftOver].map((odd) => untagged.search(odd)).concat(untagged.indexOf(replacement));
  const at = Math.min(...positions.filter((position) => position >= 0));
  if (at === Infinity) return undefined;
  const code = untagged.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0');
  return `U+${code} at position ${at + 1}`;
}
