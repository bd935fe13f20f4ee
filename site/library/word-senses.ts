// cspell:ignore ncmsa ncmp ncbs ncms
import type { Binyan } from '#data/hebrew/language/binyan.ts';
import { stemLetters } from '#data/hebrew/language/binyan.ts';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';

/**
 * Which words of the Hebrew Bible are a taught word. An entry of the dictionary can cover more than the taught word:
 * "before" is under "face", "doctor" under "to heal", "she" under "he".
 */
export interface WordSense {
  numbers: readonly EntryNumber[];
  /** Tested against the morphology code without its language, for example "C/Td/Ncmsa". */
  parsing: RegExp;
  /** Tested against the letters as written, without points, with final forms. */
  letters?: RegExp;
}

interface SenseRule {
  parsing?: RegExp;
  letters?: RegExp;
}

const participle = /(^|\/)Vqr/;
const nominal = /(^|\/)(A|N[cg])/;

/** By the id of the word. */
const rules: Record<string, SenseRule> = {
  parent: { parsing: participle },
  guest: { parsing: participle },
  judge: { parsing: participle },
  doctor: { parsing: participle },
  enemy: { parsing: participle },
  ill: { parsing: participle },
  sad: { parsing: /(^|\/)Vqs/ },
  open: { parsing: /(^|\/)Vqs/ },
  closed: { parsing: /(^|\/)Vqs/ },
  nice: { parsing: /(^|\/)VNr/ },
  correct: { parsing: /(^|\/)VNr/ },
  ready: { parsing: /(^|\/)VHs/ },
  neighbour: { parsing: nominal },
  hero: { parsing: nominal },
  animal: { parsing: /(^|\/)Nc[fb]/ },
  life: { parsing: /(^|\/)Ncmp/ },
  alive: { parsing: /(^|\/)A/ },
  good: { parsing: /(^|\/)A/ },
  'a-lot': { parsing: /(^|\/)Vha/ },
  quickly: { parsing: /(^|\/)Vpa/ },
  slowly: { letters: /^ו?לאט$/u },
  today: { parsing: /^Td\/Ncmsa$/, letters: /^היום$/u },
  'you-to-a-man': { parsing: /(^|\/)Pp2ms/ },
  'you-to-a-woman': { parsing: /(^|\/)Pp2fs/ },
  'you-to-several': { parsing: /(^|\/)Pp2mp/ },
  'you-to-several-women': { parsing: /(^|\/)Pp2fp/ },
  he: { parsing: /(^|\/)Pp3ms/ },
  she: { parsing: /(^|\/)Pp3fs/ },
  they: { parsing: /(^|\/)Pp3mp/ },
  what: { letters: /^(?!ו?[לכ]מה)/u },
  why: { letters: /^ו?למה$/u },
  'how-many': { parsing: /(^|\/)R\/Ti/, letters: /^ו?כמה$/u },
  before: { parsing: /(^|\/)R\/Nc/, letters: /^ו?לפני/u },
  'next-to': { parsing: /(^|\/)R\/Ncbs/, letters: /^ו?ליד/u },
  inside: { parsing: /(^|\/)R\/Nc/, letters: /^ו?בתו?[כך]/u },
  alone: { parsing: /(^|\/)R\/Ncms/, letters: /^ו?לבד/u },
  therefore: { letters: /^ו?לכן$/u },
  yes: { parsing: /(^|\/)(Tm|D)$/, letters: /^ו?כן$/u },
  that: { letters: /^(?!ו?כאשר$)/u },
  'when-as': { letters: /^ו?כאשר$/u },
};

/** Verbs whose forms the dictionary lists under two numbers: of "to go", those without its first letter are H3212. */
const furtherNumbers: Record<string, EntryNumber> = { H1980: 'H3212' };

const byPartOfSpeech: Record<string, RegExp> = { noun: /(^|\/)N[cg]/, adjective: nominal };
const notAName = /(^|\/)(?!Np)[A-Z]\w*$/;

/** The sense of a word of the lessons. */
export function senseOfWord(id: string, number: EntryNumber, partOfSpeech = ''): WordSense {
  const { parsing = byPartOfSpeech[partOfSpeech] ?? notAName, letters } = rules[id] ?? {};
  return { numbers: [number], parsing, ...(letters && { letters }) };
}

/** The sense of a verb: its forms in its binyan. */
export function senseOfVerb(number: EntryNumber, binyan: Binyan): WordSense {
  return { numbers: numbersOfRoot(number), parsing: new RegExp(`(^|/)V${stemLetters[binyan]}`) };
}

/** The numbers under which the dictionary lists the forms of a verb. */
export function numbersOfRoot(number: EntryNumber): readonly EntryNumber[] {
  const further = furtherNumbers[number];
  return further ? [number, further] : [number];
}

/** Whether the rules name this word, whose entry then has other words too. */
export function hasOwnSense(id: string): boolean {
  return rules[id] !== undefined;
}
