// cspell:ignore Ammonitess bcdfgj lusteth
import type { Rendering } from '../renderings.ts';
import { baseWord, type IsWord, type WordKind } from './english-base.ts';

/** What the ranking knows about English. */
export interface English {
  isWord: IsWord;
  /** Whether the word is the dictionary form of a verb. */
  isVerb: IsWord;
}

/** A sense, from a rendering or a gloss. */
interface Sense {
  /** The words as shown, without "to". */
  text: string;
  /** The words in their dictionary form without small words, for comparison. */
  key: string;
  /** The share of the entry's occurrences that the tagged version renders this way, 0 to 1. */
  share: number;
}

const maxSenses = 3;
/** A rendering in at least this share of the occurrences is the first sense … */
const leadingShare = 0.3;
/** … if there are this many occurrences. Rarer words are often paraphrased. */
const leadingTotal = 4;
/** A rendering in at least this share is a sense to show. */
const notableShare = 0.12;
/** A gloss in this share of the occurrences is confirmed by the translation. */
const confirmedShare = 0.05;
/** Where the first sense covers less than this, glosses without a rendering are added. */
const clearShare = 0.6;
const maxGlossWords = 4;
const maxGlossLength = 34;

const edges = new Set(
  `a an the to be of unto into in for from by with at on upon and or i thou he she it we ye you they them him us me his her
  their our my your thy thine its who whom which that there o is are was were been being shall shalt will wilt should would
  may might must can could let when if as but so then now also not do did doth dost have hath had hast one’s one's certain`
    .trim()
    .split(/\s+/),
);
/** A rendering with only these words says nothing about a noun, adjective or verb. */
const empty = new Set(
  `as that this these those they he him her it when what all any one thing things man men out up down away off forth over
   about again back in on upon after before great very more most much many such same own none no not at by through together
   than even even-so`
    .trim()
    .split(/\s+/),
);

/** Words of a clause without the rest of its sentence. */
const scrap = /\b(?:that|which|who|they|he|are|is|was|were|shall|thy|thee|thou|I|my|his|her|their)\b/;
/** Verbs that need an object or complement to say anything: "make, incline" for "to make incline". */
const incomplete = new Set('be make made cause become have take get set do put in matter things thing'.split(' '));

/** The senses of a noun, verb, adjective or adverb: the most frequent rendering first, confirmed glosses next. */
export function rankSenses(
  glosses: readonly string[],
  renderings: readonly Rendering[],
  kind: WordKind,
  english: English,
): string[] {
  const keyOf = (text: string): string => senseKey(text, kind, english);
  const groups = groupRenderings(renderings, keyOf, english);
  const shareOf = new Map(groups.map(({ key, share }) => [key, share]));
  const dictionary = glosses
    .filter(isShort)
    .map((gloss): Sense => {
      const key = keyOf(gloss);
      return { text: activeText(glossText(gloss, kind), key, kind, english), key, share: 0 };
    })
    .filter(
      ({ key, text }) =>
        key !== '' && !scrap.test(text) && text !== '' && (kind === 'noun' || startsWithVerb(text, english)),
    )
    .map((sense) => ({ ...sense, share: shareOf.get(sense.key) ?? 0 }))
    .filter(({ text, share }) => share >= leadingShare || !incomplete.has(text));
  const printable = groups
    .map((group) => dictionary.find(({ key }) => key === group.key) ?? group)
    .filter(({ text }) => (kind === 'noun' ? !isVerbForm(text, english) : startsWithVerb(text, english)));
  const total = renderings.reduce((sum, rendering) => sum + rendering.total, 0);
  const [leading] = printable;
  const isClear = leading !== undefined && leading.share >= leadingShare && leading.share * total >= leadingTotal;
  const confirmed = dictionary.filter(({ share }) => share >= confirmedShare);
  const first = isClear ? leading : ([...confirmed].sort((a, b) => b.share - a.share)[0] ?? dictionary[0] ?? leading);
  return distinct([
    ...(first ? [first] : []),
    ...printable.filter(({ share }) => share >= notableShare && share * total >= 2),
    ...confirmed,
    ...((first?.share ?? 0) < clearShare ? dictionary.slice(0, 2) : []),
  ]).slice(0, maxSenses);
}

/** "be delivered" is listed under "deliver", but "be afraid" stays as it is. */
function activeText(text: string, key: string, kind: WordKind, { isVerb }: English): string {
  const [, participle = ''] = /^be (\S+)/.exec(text) ?? [];
  const [verb = ''] = key.split(' ');
  return kind === 'verb' && participle !== '' && participle !== verb && isVerb(verb) ? key : text;
}

function distinct(senses: readonly Sense[]): string[] {
  const chosen: Sense[] = [];
  for (const sense of senses) {
    const words = sense.key.split(/[ -]/);
    const joined = words.join('');
    const adds = !chosen.some(({ key }) => {
      const known = key.split(/[ -]/);
      return (
        joined === known.join('') ||
        words.every((word) => known.includes(word)) ||
        known.every((word) => words.includes(word))
      );
    });
    if (adds) chosen.push(sense);
  }
  return chosen.map(({ text }) => text);
}

/** Renderings by the dictionary form of their words: "loved", "loveth" and "I love" are one group. */
function groupRenderings(
  renderings: readonly Rendering[],
  keyOf: (text: string) => string,
  { isWord }: English,
): Sense[] {
  const all = renderings.reduce((sum, { total }) => sum + total, 0);
  const groups = new Map<string, number>();
  for (const { text, total } of renderings) {
    const key = keyOf(text);
    const words = key.split(' ');
    if (key !== '' && words.length <= 3 && !words.every((word) => empty.has(word)))
      groups.set(key, (groups.get(key) ?? 0) + total);
  }
  return [...groups]
    .map(([key, total]) => ({
      key,
      text: isName(key, renderings, isWord) ? capitalized(key) : key,
      share: total / all,
    }))
    .sort((a, b) => b.share - a.share || (a.key < b.key ? -1 : 1));
}

/** "Ammonitess" is a name: the translation writes it with a capital, and it is not a word otherwise. */
function isName(key: string, renderings: readonly Rendering[], isWord: IsWord): boolean {
  return !key.includes(' ') && !isWord(key) && renderings.some(({ text }) => text.startsWith(capitalized(key)));
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The first word of a verb's sense changes to the dictionary form, and every plural of a noun's. */
function senseKey(text: string, kind: WordKind, { isWord }: English): string {
  return withoutEdges(text.toLowerCase())
    .split(' ')
    .map((word, index) => baseWord(word, kind === 'verb' && index === 0 ? 'verb' : 'noun', isWord))
    .join(' ');
}

function withoutEdges(text: string): string {
  const words = wordsOf(text);
  const isEdge = (word: string): boolean => edges.has(word.toLowerCase());
  const start = words.findIndex((word) => !isEdge(word));
  if (start < 0) return '';
  const end = words.findLastIndex((word) => !isEdge(word));
  return words.slice(start, end + 1).join(' ');
}

/** A gloss without its article or "to", in today's spelling. */
function glossText(gloss: string, kind: WordKind): string {
  const leadingWord = kind === 'verb' ? /^(?:to )/i : /^(?:an?|the) (?=\S)/i;
  return wordsOf(gloss)
    .join(' ')
    .replace(leadingWord, '')
    .split(' ')
    .map((word) => (/^\p{Lu}|[’']/u.test(word) ? word : baseWord(word, 'noun', () => false)))
    .join(' ')
    .replace(/\ban (?=[bcdfgj-np-tv-z])/g, 'a ');
}

function wordsOf(text: string): string[] {
  return text
    .replace(/\([^()]*\)/g, ' ')
    .replace(/[“”"()[\]?!.]/g, '')
    .split(/\s+/)
    .filter(Boolean);
}

function startsWithVerb(text: string, { isVerb }: English): boolean {
  return isVerb(text.split(' ')[0] ?? '');
}

/** A rendering of a noun can be a verb ("saith", "lusteth after"), which is not its meaning. */
function isVerbForm(text: string, { isWord, isVerb }: English): boolean {
  return text
    .split(' ')
    .some((word) => /^saith$|(?:eth|est)$/.test(word) && isVerb(baseWord(word, 'verb', isWord)) && !isVerb(word));
}

function isShort(gloss: string): boolean {
  return (
    gloss.length <= maxGlossLength &&
    gloss.split(' ').length <= maxGlossWords &&
    /^[\p{Script=Latin}\p{M}' ’()-]+$/u.test(gloss)
  );
}
