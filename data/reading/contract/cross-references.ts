import * as z from 'zod';

const link = z.object({
  /** The first verse, in the King James versification. */
  id: z.number(),
  /** "Psalm 33:6", "Psalm 33:6–9". */
  reference: z.string(),
  href: z.string(),
});
export type VerseReferenceLink = z.infer<typeof link>;

/** A verse that shares rare words of the original. */
export const crossReference = link.extend({
  /** The King James Version's text. */
  text: z.string(),
  shared: z.array(z.object({ number: z.string(), lemma: z.string(), gloss: z.string() })),
});
export type CrossReference = z.infer<typeof crossReference>;

/** Passages that belong together with a passage of the verse. */
export const relatedPassage = z.object({
  /** "quotes": the verse quotes them. "quoted": they quote the verse. */
  relation: z.enum(['quotes', 'quoted', 'parallel']),
  /** Whether a quotation agrees with the Septuagint. */
  agreesWithSeptuagint: z.boolean(),
  /** The passage that the verse is in. */
  at: z.string(),
  passages: z.array(link),
});
export type RelatedPassage = z.infer<typeof relatedPassage>;

export const verseReferences = z.object({
  /** From the Treasury of Scripture Knowledge, in its order. Consecutive verses are one reference. */
  treasury: z.array(link),
  passages: z.array(relatedPassage),
  /** Verses with the same rare words, at most ten, the nearest first. */
  references: z.array(crossReference),
});
export type VerseReferences = z.infer<typeof verseReferences>;

/** `GET /api/bible/cross-references/{book}/{chapter}/{verse}`. */
export const crossReferencesAnswer = verseReferences.extend({ reference: z.string() });
export type CrossReferencesAnswer = z.infer<typeof crossReferencesAnswer>;
