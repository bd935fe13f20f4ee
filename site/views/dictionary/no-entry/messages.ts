import type { MissingEntry } from '#data/dictionary/missing-entry.ts';

/** Why a number has no entry. */
export const missingEntryTexts: Record<MissingEntry, string> = {
  unused:
    'This number was never used: Strong’s Greek dictionary has no entries for G2717 and G3203 to G3302. Nothing is missing here.',
  parsing: 'This number is a code for the form of a verb, not for a word. The words are H1 to H8674 and G1 to G5624.',
  beyond: 'Strong’s numbers are H1 to H8674 and G1 to G5624.',
};
