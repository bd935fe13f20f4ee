// cspell:disable
import { irregularForms } from './irregular-forms.ts';
import { modernWords } from './modern-words.ts';

/** Words that look like forms of another word and are not. */
const unchanged: ReadonlySet<string> = new Set(
  `bed red seed need deed weed reed feed bread dread thread naked wicked hundred sacred kindred aged rest west east best
    guest harvest priest forest breast feast beast chest nest test request honest thing king ring wing spring string morning
    evening nothing anything something everything being his this thus us yes as is was always ass brass grass glass cross loss
    moss class press mass abyss hers theirs ours yours bless distress wilderness witness dress mistress princess compass
    trespass perhaps besides towards afterwards sometimes ashes riches alms bellows tongs shambles loins bowels reins species
    clothes pus iris oasis chaos hyssop lotus cypress cassia aloes goods thanks news means works`
    .trim()
    .split(/\s+/),
);
const verbEndings = ['eth', 'est', 'ing', 'ed', 'es', 's'];
const nounEndings = ['es', 's'];
/** Plurals and past forms that do not follow the rules, of nouns only. */
const irregularNouns: ReadonlySet<string> = new Set(
  'men women children feet teeth oxen mice geese brethren kine lice knives wives lives calves wolves halves loaves leaves sheaves thieves staves'.split(
    ' ',
  ),
);

export type WordKind = 'verb' | 'noun';
/** Whether a form is an English word: "love" is one, "lov" is not. */
export type IsWord = (form: string) => boolean;

/**
 * The dictionary form, in today's English, of a word of the King James Version: "loveth" and "loved" are "love",
 * "sepulchres" is "tomb". A noun changes only if it is a plural.
 */
export function baseWord(word: string, kind: WordKind, isWord: IsWord): string {
  const plain = word.toLowerCase().replace(/[’']s?$/, '');
  const isIrregular = kind === 'verb' || irregularNouns.has(plain);
  const base = (isIrregular ? irregularForms.get(plain) : undefined) ?? regularBase(plain, kind, isWord);
  return modernWords.get(base) ?? base;
}

function regularBase(word: string, kind: WordKind, isWord: IsWord): string {
  if (unchanged.has(word) || /(?:ness|less|ss|ous|ius)$/.test(word)) return word;
  for (const ending of kind === 'verb' ? verbEndings : nounEndings) {
    if (!word.endsWith(ending) || word.length - ending.length < 2) continue;
    const stem = word.slice(0, -ending.length);
    const candidates = stem.endsWith('i')
      ? [`${stem.slice(0, -1)}y`, `${stem}e`]
      : [ending === 's' ? stem : `${stem}e`, stem, stem.replace(/(.)\1$/, '$1')];
    // "singing" is of "sing", although "singe" is a word.
    const isBase = (form: string): boolean => irregularForms.get(form) === form;
    const found =
      candidates.find(isBase) ?? candidates.find((form) => form.length > 1 && (isWord(form) || modernWords.has(form)));
    if (found) return found;
  }
  return word;
}
