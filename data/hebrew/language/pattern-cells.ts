import type { Cells } from './future-and-imperative.ts';
import { shortened } from './prefixes.ts';
import { lastKind, type Root } from './root.ts';
import { consonantCells, endingOf, pastEnding, type EndingName, type PastVowels } from './verb-endings.ts';

/**
 * Returns the stem before an ending that starts with a vowel: with the last letter, or without it if it is a he (GKC
 * §75).
 */
export function beforeVowel(stem: string, root: Root, keeps = ''): string {
  if (lastKind(root) === 'he') return stem;
  return keeps ? `${stem}${keeps}3` : `${shortened(stem, root)}3`;
}

/** Builds the present: two singular forms, and the plurals with -im and -ot after `many`. */
export function presentOf(one: readonly string[], feminine: string, many: string): Cells {
  return {
    'present ms': one,
    'present fs': [feminine],
    'present mp': [`${many}IYM`],
    'present fp': [`${many}OWT`],
  };
}

export interface PastStems {
  /** Up to the middle letter, with its dagesh. */
  stem: string;
  vowels: PastVowels;
  he: EndingName;
  /** A vowel that remains before the last letter if the ending starts with a vowel: hisbira. */
  keeps?: string;
  /** The stem before -tem and -ten, which are stressed: ktavtem (GKC §44d). */
  heavy?: string;
}

export function pastOf(root: Root, { stem, vowels, he, keeps = '', heavy = stem }: PastStems): Cells {
  const consonant = consonantCells.map((cell) => [
    cell,
    [(/ 2[mf]p$/u.test(cell) ? heavy : stem) + pastEnding(root, vowels, cell)],
  ]);
  const vowel = beforeVowel(stem, root, keeps);
  return {
    ...(Object.fromEntries(consonant) as Cells),
    'past 3ms': [stem + endingOf(root, he)],
    // Before a final he, the old ת returns: kanta.
    'past 3fs': [lastKind(root) === 'he' ? `${shortened(stem, root)}TFH` : `${vowel}FH`],
    'past 3cp': [`${vowel}W.`],
  };
}
