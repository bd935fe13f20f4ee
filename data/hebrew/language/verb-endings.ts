import type { VerbCell } from './verb-cells.ts';
import { lastKind, type Root } from './root.ts';

/**
 * Endings of verbs, starting with the vowel before the last letter, in the code of `sounds.ts`, by the class of that
 * letter.
 */
type Endings = Record<ReturnType<typeof lastKind>, string>;

const endings = {
  /** lilmod, likro; the furtive patah of lishmoa is added by rule */
  infinitiveO: { strong: 'O3', throat: 'O3', alef: 'O)', he: 'OWT' },
  /** ledaber, lemale, lenakot */
  infinitiveE: { strong: '"3', throat: '"3', alef: '")', he: 'OWT' },
  infinitiveI: { strong: 'IY3', throat: 'IY3', alef: 'IY)', he: 'OWT' },
  /** elmad, ekra, ekne */
  a: { strong: 'A3', throat: 'A3', alef: 'F)', he: 'EH' },
  o: { strong: 'O3', throat: 'A3', alef: 'F)', he: 'EH' },
  /** lomed, shomea, kore, kone */
  e: { strong: '"3', throat: '"3', alef: '")', he: 'EH' },
  i: { strong: 'IY3', throat: 'IY3', alef: 'IY)', he: 'EH' },
  /** nikhnas, mekhubad */
  longA: { strong: 'F3', throat: 'F3', alef: 'F)', he: 'EH' },
  /** lomedet, shoma’at, koret, kona */
  feminine: { strong: 'E3ET', throat: 'A3AT', alef: '")T', he: 'FH' },
  /** masbira */
  feminineI: { strong: 'IY3FH', throat: 'IY3FH', alef: 'IY)FH', he: 'FH' },
  /** nir’eit: before a final he, Nif'al has e and ת */
  feminineNifal: { strong: 'E3ET', throat: 'A3AT', alef: '")T', he: '"YT' },
  /** eshev, eda, etse: the future of verbs that lose their yod */
  shortE: { strong: '"3', throat: 'A3', alef: '")', he: 'EH' },
  /** He learned, he read, he bought: GKC §44, §74, §75 */
  heA: { strong: 'A3', throat: 'A3', alef: 'F)', he: 'FH' },
  /** He spoke, he waited; a before a guttural, as in the Bible (§65b): שִׂמַּח, שִׁלַּח */
  heE: { strong: '"3', throat: 'A3', alef: '")', he: 'FH' },
  /** He explained */
  heI: { strong: 'IY3', throat: 'IY3', alef: 'IY)', he: 'FH' },
  /** Write, build: before a final he, the imperative has tsere (§75c) */
  imperativeO: { strong: 'O3', throat: 'A3', alef: 'F)', he: '"H' },
  imperativeA: { strong: 'A3', throat: 'A3', alef: 'F)', he: '"H' },
  imperativeE: { strong: '"3', throat: 'A3', alef: '")', he: '"H' },
  /** The other form of Pi'el and Hitpa'el before a guttural: שַׂמֵּחַ */
  imperativeLongE: { strong: '"3', throat: '"3', alef: '")', he: '"H' },
} satisfies Record<string, Endings>;
export type EndingName = keyof typeof endings;

export function endingOf(root: Root, name: EndingName): string {
  return endings[name][lastKind(root)];
}

/**
 * Before a silent alef, Pa'al has a and the others e. Before a final he, Pa'al and Pi'el have i and the others e (§74,
 * §75).
 */
const pastVowels = {
  paal: { alef: 'F)', he: 'IY' },
  piel: { alef: '")', he: 'IY' },
  others: { alef: '")', he: '"Y' },
};
export type PastVowels = keyof typeof pastVowels;

/** Endings of the past that start with a consonant (§44). */
const consonantEndings = {
  'past 1cs': 'TIY',
  'past 2ms': 'TF',
  'past 2fs': 'T',
  'past 1cp': 'NW.',
  'past 2mp': 'TEM',
  'past 2fp': 'TEN',
} satisfies Partial<Record<VerbCell, string>>;
export type ConsonantCell = keyof typeof consonantEndings;
export const consonantCells = Object.keys(consonantEndings) as ConsonantCell[];

/**
 * Returns the ending of the past, starting with the vowel before the last letter. If that letter and the ending's first
 * letter are the same, they are written once (כָּרַתִּי, נָתַנּוּ, §19c, §44o). A guttural takes a before the bare ת
 * (שָׁמַעַתְּ, §65g).
 */
export function pastEnding(root: Root, vowels: PastVowels, cell: ConsonantCell): string {
  const ending = consonantEndings[cell];
  const kind = lastKind(root);
  if (kind === 'alef' || kind === 'he') return pastVowels[vowels][kind] + ending;
  const isBareTav = ending === 'T';
  if (root.last === 'ת' && ending.startsWith('T')) return `AT.${isBareTav ? ':' : ending.slice(1)}`;
  if (root.last === 'נ' && ending.startsWith('N')) return 'AN.W.';
  if (!isBareTav) return `A3:${ending}`;
  return kind === 'throat' ? 'A3AT.:' : 'A3:T.:';
}
