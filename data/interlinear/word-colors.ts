/** What the colors of an interlinear text mean. `none` leaves all words in the color of their language. */
export const colorChoices = ['none', 'speech', 'form'] as const;
export type ColorChoice = (typeof colorChoices)[number];

/** Parses the value of `color`. `unknown` is a value that is not a choice. */
export function parseColor(value = ''): { color?: ColorChoice | undefined; unknown?: string | undefined } {
  const name = value.trim().toLowerCase();
  if (name === '') return {};
  const color = colorChoices.find((choice) => choice === name);
  return color ? { color } : { unknown: name };
}

/** Groups of parts of speech, with the class that styles them. Capitals, because small letters are the lines. */
export const speechClasses = {
  noun: 'N',
  verb: 'V',
  adjective: 'A',
  pronoun: 'P',
  preposition: 'R',
  conjunction: 'C',
  adverb: 'D',
  particle: 'T',
} as const;
export type Speech = keyof typeof speechClasses;

/** Groups of verb forms, with their classes. Hebrew and Greek share the colors but not the names. */
export const hebrewForms = {
  perfect: 'f1',
  imperfect: 'f2',
  sequential: 'f3',
  volitive: 'f4',
  participle: 'f5',
  infinitive: 'f6',
} as const;
export const greekForms = {
  aorist: 'f1',
  future: 'f2',
  imperfect: 'f3',
  present: 'f4',
  perfect: 'f5',
  pluperfect: 'f6',
} as const;

/** By importance: a prefix gives its word a color only if nothing else is in it. */
const hebrewParts: readonly [letter: string, speech: Speech][] = [
  ['V', 'verb'],
  ['N', 'noun'],
  ['A', 'adjective'],
  ['P', 'pronoun'],
  ['D', 'adverb'],
  ['T', 'particle'],
  ['R', 'preposition'],
  ['C', 'conjunction'],
];
const hebrewConjugations: Readonly<Record<string, keyof typeof hebrewForms>> = {
  p: 'perfect',
  i: 'imperfect',
  w: 'sequential',
  q: 'sequential',
  v: 'volitive',
  h: 'volitive',
  j: 'volitive',
  r: 'participle',
  s: 'participle',
  a: 'infinitive',
  c: 'infinitive',
};
const greekParts: Readonly<Record<string, Speech>> = {
  N: 'noun',
  V: 'verb',
  A: 'adjective',
  T: 'particle',
  P: 'pronoun',
  R: 'pronoun',
  D: 'pronoun',
  I: 'pronoun',
  X: 'pronoun',
  F: 'pronoun',
  S: 'pronoun',
  K: 'pronoun',
  C: 'pronoun',
  Q: 'pronoun',
};
const greekWords: Readonly<Record<string, Speech>> = {
  ADV: 'adverb',
  PREP: 'preposition',
  CONJ: 'conjunction',
  COND: 'conjunction',
  PRT: 'particle',
  INJ: 'particle',
};
const greekTenses: Readonly<Record<string, keyof typeof greekForms>> = {
  A: 'aorist',
  F: 'future',
  I: 'imperfect',
  P: 'present',
  R: 'perfect',
  L: 'pluperfect',
};

/**
 * The classes that color a word, from its morphology code (OSHM for Hebrew, Robinson's for Greek): "V f1". Empty for a
 * word without a known code.
 */
export function wordClasses(code: string): string {
  return /^[HA][A-Z]/.test(code) && !/^(?:ADV|ARAM|HEB)/.test(code) ? hebrewClasses(code) : greekClasses(code);
}

function hebrewClasses(code: string): string {
  const parts = code.slice(1).split('/');
  const [letter, speech] = hebrewParts.find(([start]) => parts.some((part) => part.startsWith(start))) ?? [];
  if (!letter || !speech) return '';
  const conjugation = letter === 'V' ? parts.find((part) => part.startsWith('V'))?.[2] : undefined;
  const form = hebrewConjugations[conjugation ?? ''];
  return [speechClasses[speech], ...(form ? [hebrewForms[form]] : [])].join(' ');
}

function greekClasses(code: string): string {
  const [word = '', details = ''] = code.split('-');
  const speech = greekWords[word] ?? (details === '' ? undefined : greekParts[word]);
  if (!speech) return '';
  const form = speech === 'verb' ? greekTenses[details.replace(/^2/, '')[0] ?? ''] : undefined;
  return [speechClasses[speech], ...(form ? [greekForms[form]] : [])].join(' ');
}
