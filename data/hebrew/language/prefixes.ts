import { isThroat, swallowsNun, type Root } from './root.ts';
import { closedHet } from './verb-lexicon.ts';

/**
 * A prefix that the first letter closes: LI + 1 with shva. A letter of the throat lowers the vowel and takes a hataf like
 * it (GKC §63): la’avod, le’ekhol, he’emanti; ḥet in some verbs a shva only: laḥshov.
 */
export function closed(prefix: string, root: Root, hirikBecomes: 'A' | 'E' = 'E'): string {
  if (!isThroat(root.first)) return `${prefix}1:`;
  const vowel = prefix.at(-1) === 'I' ? hirikBecomes : prefix.at(-1) === 'U' ? '^' : (prefix.at(-1) ?? '');
  const hataf = closedHet.has(root.name) ? ':' : `:${vowel.replace('^', 'F')}`;
  return `${prefix.slice(0, -1)}${vowel}1${hataf}`;
}

/** As {@link closed}, with a first nun swallowed and a first yod turned into the vowel it grew together with. */
export function joined(prefix: string, withYod: string, root: Root): string {
  if (root.first === 'י') return `${withYod}2`;
  return swallowsNun(root) ? `${prefix}2.` : `${closed(prefix, root)}2`;
}

/**
 * A stem up to its middle letter, whose vowel falls before an ending that is one: katv-, with a hataf under a letter of
 * the throat (baḥar-). A hataf before it becomes a full vowel: ta’avod, ta’avdi (GKC §28c, §63g).
 */
export function shortened(stem: string, { first, middle }: Root): string {
  const last = stem.replaceAll(/[.]$/gu, '').endsWith('1') ? first : middle.at(-1);
  if (isThroat(last)) return `${stem}:A`;
  return `${stem.replace(/1:([AEF])(?=2)/u, (_, vowel: string) => `1${vowel.replace('F', '^')}`)};`;
}
