import { isOfFamily } from './shares-root.ts';

/** Words that Strong's dictionary derives from a root, but modern grammarians do not, or not with certainty. */
const notOfTheRoot = new Set([
  'house',
  'stone',
  'ox',
  'table',
  'plate',
  'free',
  'desert',
  'hair',
  'gate',
  'family',
  'yesterday',
]);

/**
 * Removes the weak letters: initial nun, yod, vav and a final he can be dropped: מַתָּנָה from נ.ת.נ, דֵּעָה from
 * י.ד.ע, בֵּן from ב.נ.ה.
 */
function strongLetters(root: string): string {
  const letters = root.split('.');
  return letters
    .filter(
      (letter, index) => !'וי'.includes(letter) && !(letter === 'נ' && index === 0) && !(letter === 'ה' && index > 1),
    )
    .join('.');
}

/**
 * Whether a word that the dictionary derives from a root is shown with it. It must contain all letters of the root, or
 * with `mayFall` only the strong ones.
 */
export function isWordOfRoot(word: { id: string; hebrew: string }, root: string, mayFall: boolean): boolean {
  if (notOfTheRoot.has(word.id)) return false;
  return isOfFamily(word.hebrew, mayFall ? strongLetters(root) : root);
}
