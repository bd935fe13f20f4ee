import { decodeTextPack } from './decode-text-pack.ts';
import { writeCounts, type VersesWith } from './encode-text-pack.ts';
import { joinSections, splitSections } from './sections.ts';
import type { TextPackHead } from './text-pack.ts';

/**
 * What `encodeTextPack` makes of the same verses in another library: the text stays, and how many verses of all versions
 * have each term is counted anew. A tenth of the time. Throws on bytes that are not the whole of a pack.
 */
export function recountTextPack(before: Uint8Array, head: TextPackHead, versesWith: VersesWith): Uint8Array {
  const { terms, tagTerms } = decodeTextPack(before);
  const { parts } = splitSections(before);
  // In the order that they have.
  return joinSections({
    head,
    parts: { ...parts, everywhere: writeCounts(terms, versesWith), tagsEverywhere: writeCounts(tagTerms, versesWith) },
  });
}
