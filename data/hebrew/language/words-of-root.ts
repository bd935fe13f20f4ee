import { isOfFamily } from './shares-root.ts';

/** What Strong's dictionary derives from a root, and grammarians of today do not, or not with any certainty. */
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

/** First nun and yod, vav and yod in the middle and a last he may fall: מַתָּנָה from נ.ת.נ, דֵּעָה from י.ד.ע, בֵּן from ב.נ.ה. */
function strongLetters(root: string): string {
  const letters = root.split('.');
  return letters
    .filter(
      (letter, index) => !'וי'.includes(letter) && !(letter === 'נ' && index === 0) && !(letter === 'ה' && index > 1),
    )
    .join('.');
}

/**
 * Whether a word that the dictionary derives from a root is shown with it: by its letters, all of them or, where
 * `mayFall`, those that do not fall.
 */
export function isWordOfRoot(word: { id: string; hebrew: string }, root: string, mayFall: boolean): boolean {
  if (notOfTheRoot.has(word.id)) return false;
  return isOfFamily(word.hebrew, mayFall ? strongLetters(root) : root);
}
