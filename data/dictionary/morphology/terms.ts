/**
 * Terms for the letters of the Open Scriptures Hebrew Morphology, from its table of codes (hb.openscriptures.org,
 * HebrewMorphologyCodes). "x" means unknown or not applicable.
 */
export type Terms = Readonly<Record<string, string>>;

export const adjectives: Terms = { a: 'adjective', c: 'cardinal number', g: 'gentilic adjective', o: 'ordinal number' };

/** Most nouns are common nouns, so they are just called nouns. */
export const nouns: Terms = { c: 'noun', g: 'gentilic noun', p: 'proper name', x: 'noun' };

export const pronouns: Terms = {
  d: 'demonstrative pronoun',
  f: 'indefinite pronoun',
  i: 'interrogative pronoun',
  p: 'personal pronoun',
  r: 'relative pronoun',
};

/** A preposition whose vowel includes the article is "Rd". */
export const prepositions: Terms = { '': 'preposition', d: 'preposition with article' };

export const suffixes: Terms = { d: 'directional he', h: 'paragogic he', n: 'paragogic nun', p: 'pronoun suffix' };

/** "AT" without a type occurs seven times in the Aramaic of Daniel. */
export const particles: Terms = {
  '': 'particle',
  a: 'affirming particle',
  d: 'article',
  e: 'exhorting particle',
  i: 'interrogative particle',
  j: 'interjection',
  m: 'demonstrative particle',
  n: 'negative particle',
  o: 'object marker',
  r: 'relative particle',
};

export const conjugations: Terms = {
  p: 'perfect',
  q: 'sequential perfect',
  i: 'imperfect',
  w: 'sequential imperfect',
  h: 'cohortative',
  j: 'jussive',
  v: 'imperative',
  r: 'active participle',
  s: 'passive participle',
  a: 'infinitive absolute',
  c: 'infinitive construct',
};

export const persons: Terms = { 1: 'first person', 2: 'second person', 3: 'third person', x: '' };
/** "Both" is used for nouns, "common" for verbs and pronouns. */
export const genders: Terms = { b: 'masculine or feminine', c: 'common', f: 'feminine', m: 'masculine', x: '' };
/** One Aramaic suffix (Daniel 5:23) has no number. */
export const numbers: Terms = { d: 'dual', p: 'plural', s: 'singular', x: '', '': '' };
export const states: Terms = { a: 'absolute', c: 'construct', d: 'determined', x: '' };

export const hebrewStems: Terms = {
  q: 'Qal',
  N: 'Niphal',
  p: 'Piel',
  P: 'Pual',
  h: 'Hiphil',
  H: 'Hophal',
  t: 'Hithpael',
  o: 'Polel',
  O: 'Polal',
  r: 'Hithpolel',
  m: 'Poel',
  M: 'Poal',
  k: 'Palel',
  K: 'Pulal',
  Q: 'Qal passive',
  l: 'Pilpel',
  L: 'Polpal',
  f: 'Hithpalpel',
  D: 'Nithpael',
  j: 'Pealal',
  i: 'Pilel',
  u: 'Hothpaal',
  c: 'Tiphil',
  v: 'Hishtaphel',
  w: 'Nithpalel',
  y: 'Nithpoel',
  z: 'Hithpoel',
};

export const aramaicStems: Terms = {
  q: 'Peal',
  Q: 'Peil',
  u: 'Hithpeel',
  p: 'Pael',
  P: 'Ithpaal',
  M: 'Hithpaal',
  a: 'Aphel',
  h: 'Haphel',
  s: 'Saphel',
  e: 'Shaphel',
  H: 'Hophal',
  i: 'Ithpeel',
  t: 'Hishtaphel',
  v: 'Ishtaphel',
  w: 'Hithaphel',
  o: 'Polel',
  z: 'Ithpoel',
  r: 'Hithpolel',
  f: 'Hithpalpel',
  b: 'Hephal',
  c: 'Tiphel',
  m: 'Poel',
  l: 'Palpel',
  L: 'Ithpalpel',
  O: 'Ithpolel',
  G: 'Ittaphal',
};
