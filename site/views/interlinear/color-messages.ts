import type { ColorChoice, greekForms, hebrewForms, Speech } from '#data/interlinear/word-colors.ts';

export const legendLabel = 'What the colors mean';
export const colorNames: Readonly<Record<ColorChoice, string>> = {
  none: 'Nothing',
  speech: 'Part of speech',
  form: 'Verb form',
};
export const speechNames: Readonly<Record<Speech, string>> = {
  noun: 'noun',
  verb: 'verb',
  adjective: 'adjective, number',
  pronoun: 'pronoun',
  preposition: 'preposition',
  conjunction: 'conjunction',
  adverb: 'adverb',
  particle: 'article, particle',
};
export const formNames: Readonly<Record<keyof typeof hebrewForms | keyof typeof greekForms, string>> = {
  perfect: 'perfect',
  imperfect: 'imperfect',
  sequential: 'sequential (wayyiqtol, weqatal)',
  volitive: 'imperative, jussive, cohortative',
  participle: 'participle',
  infinitive: 'infinitive',
  aorist: 'aorist',
  future: 'future',
  present: 'present',
  pluperfect: 'pluperfect',
};
