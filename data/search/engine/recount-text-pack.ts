import { decodeTextPack } from './decode-text-pack.ts';
import { writeCounts, type VersesWith } from './encode-text-pack.ts';
import { joinSections, splitSections } from './sections.ts';
import type { TextPackHead } from './text-pack.ts';

/**
 * What `encodeTextPack` returns for the same verses in another library: the text is unchanged, and the number of verses
 * of all versions with each term is recounted. Takes a tenth of the time. Throws on bytes that are not a complete pack.
 */
export function recountTextPack(before: Uint8Array, head: TextPackHead, versesWith: VersesWith): Uint8Array {
  const { terms, tagTerms } = decodeTextPack(before);
  const { parts } = splitSections(before);
  // The order of the parts must not change.
  return joinSections({
    head,
    parts: { ...parts, everywhere: writeCounts(terms, versesWith), tagsEverywhere: writeCounts(tagTerms, versesWith) },
  });
}
