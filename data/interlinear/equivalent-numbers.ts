import { languageOfNumber, type EntryNumber } from '../dictionary/entry-number.ts';

/** The dictionary form of a number, if it is known. */
export type LemmaOf = (number: EntryNumber) => string | undefined;

/**
 * Numbers that texts use for the same word: another spelling, number or gender, or a word made from the other one. The
 * second number of a line can stand for the first, and the first for the second.
 */
const pairs = `
  H430 H433, H582 H376, H853 H854, H970 H980, H1097 H1115, H1329 H1331, H1648 H1647, H1844 H1847, H1928 H1909, H2214 H2114,
  H2552 H2527, H3045 H1847, H3068 H136, H3158 H3159, H3212 H1980, H3415 H7489, H4634 H4635, H4654 H4658, H4714 H4713,
  H4858 H4864, H5664 H5665, H5852 H5850, H5984 H5985, H6887 H6862, H6894 H6895, H7231 H7235, H7233 H7239, H7433 H7216,
  H8248 H4945, H8524 H2048, H8552 H8537,
  G197 G199, G302 G1437, G537 G3956, G686 G687, G907 G910, G1302 G5101, G1438 G846, G1473 G2504, G1483 G1484,
  G1492 G2396, G1492 G3708, G1438 G4572, G1565 G2548, G1565 G4074,
  G2004 G2400, G2036 G3004, G2076 G1510, G2112 G2117, G2179 G2181, G2331 G2332,
  G2419 G2414, G2459 G1342, G2501 G2499, G2532 G1161, G3165 G1473, G3361 G3381, G3478 G3480, G3480 G3479, G3765 G2089,
  G3777 G3761, G3778 G846, G3780 G3756, G4236 G4240, G4671 G4771, G5100 G5101, G5123 G5124, G5183 G5184, G5616 G5613,
  G5618 G5613`;
const known = bothWays(pairs);

/**
 * Different words with the same consonants, mostly "to", "not", "these", "with" and "people": where a text has the one
 * instead of the other, its number is wrong.
 */
const differentPairs = `
  H408 H410, H408 H413, H410 H413, H410 H428, H352 H413, H413 H428, H413 H432, H854 H859, H5971 H5973`;
const different = bothWays(differentPairs);

/**
 * Whether two numbers can be of the same word: known pairs, and Hebrew words whose dictionary forms have the same
 * consonants without ו, י and a final ה. Only for words that have no partner with their own number.
 */
export function isSameWord(a: EntryNumber, b: EntryNumber, lemmaOf?: LemmaOf): boolean {
  if (known.has(`${a} ${b}`)) return true;
  if (different.has(`${a} ${b}`)) return false;
  if (!lemmaOf || ![a, b].every((number) => number !== objectSign && languageOfNumber(number) === 'hebrew'))
    return false;
  const consonants = consonantsOf(lemmaOf(a));
  return consonants.length > 1 && consonants === consonantsOf(lemmaOf(b));
}

function bothWays(lines: string): ReadonlySet<string> {
  return new Set(lines.split(',').flatMap((pair) => [pair.trim(), pair.trim().split(' ').toReversed().join(' ')]));
}

/** אֵת, which translations have no word for. */
const objectSign = 'H853';
const finalForms: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

function consonantsOf(lemma = ''): string {
  return lemma
    .normalize('NFD')
    .replaceAll(/[^א-ת]/g, '')
    .replaceAll(/[ךםןףץ]/g, (letter) => finalForms[letter] ?? letter)
    .replaceAll(/[וי]/g, '')
    .replace(/ה$/, '');
}
