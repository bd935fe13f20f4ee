import { isGuttural, assimilatesNun, type Root } from './root.ts';
import { closedHet } from './verb-lexicon.ts';

/**
 * A prefix whose syllable the first letter closes: LI + 1 with shva. A guttural lowers the vowel and has a matching
 * hataf (GKC §63): la’avod, le’ekhol, he’emanti. In some verbs, ḥet has only a shva: laḥshov.
 */
export function closed(prefix: string, root: Root, hirikBecomes: 'A' | 'E' = 'E'): string {
  if (!isGuttural(root.first)) return `${prefix}1:`;
  const vowel = prefix.at(-1) === 'I' ? hirikBecomes : prefix.at(-1) === 'U' ? '^' : (prefix.at(-1) ?? '');
  const hataf = closedHet.has(root.name) ? ':' : `:${vowel.replace('^', 'F')}`;
  return `${prefix.slice(0, -1)}${vowel}1${hataf}`;
}

/** Like {@link closed}, but a first nun is assimilated and a first yod becomes a vowel. */
export function joined(prefix: string, withYod: string, root: Root): string {
  if (root.first === 'י') return `${withYod}2`;
  return assimilatesNun(root) ? `${prefix}2.` : `${closed(prefix, root)}2`;
}

/**
 * Shortens a stem up to its middle letter before an ending that starts with a vowel: katv-, with a hataf under a
 * guttural (baḥar-). A hataf before it becomes a full vowel: ta’avod, ta’avdi (GKC §28c, §63g).
 */
export function shortened(stem: string, { first, middle }: Root): string {
  const last = stem.replaceAll(/[.]$/gu, '').endsWith('1') ? first : middle.at(-1);
  if (isGuttural(last)) return `${stem}:A`;
  return `${stem.replace(/1:([AEF])(?=2)/u, (_, vowel: string) => `1${vowel.replace('F', '^')}`)};`;
}
