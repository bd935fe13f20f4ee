import type { Cells } from './future-and-imperative.ts';
import { shortened } from './prefixes.ts';
import { lastKind, type Root } from './root.ts';
import { consonantCells, endingOf, pastEnding, type EndingName, type PastVowels } from './verb-endings.ts';

/** The stem before an ending that is a vowel: with the last letter, or without it where that is a he (GKC §75). */
export function beforeVowel(stem: string, root: Root, keeps = ''): string {
  if (lastKind(root) === 'he') return stem;
  return keeps ? `${stem}${keeps}3` : `${shortened(stem, root)}3`;
}

/** Present: two forms of one, and of several -im and -ot behind `many`. */
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
  /** A vowel that stays before the last letter in front of an ending that is a vowel: hisbira. */
  keeps?: string;
  /** The stem before -tem and -ten, which draw the stress: ktavtem (GKC §44d). */
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
    // Before a last he the old ת comes back: kanta.
    'past 3fs': [lastKind(root) === 'he' ? `${shortened(stem, root)}TFH` : `${vowel}FH`],
    'past 3cp': [`${vowel}W.`],
  };
}
