const names: Record<string, string> = {
  n: 'noun',
  'n-m': 'noun, masculine',
  'n-f': 'noun, feminine',
  'n-m-loc': 'noun, masculine, place',
  'n-pr': 'proper noun',
  'n-pr-m': 'proper noun, masculine',
  'n-pr-f': 'proper noun, feminine',
  'n-pr-loc': 'proper noun, place',
  a: 'adjective',
  'a-m': 'adjective, masculine',
  'a-f': 'adjective, feminine',
  v: 'verb',
  adv: 'adverb',
  prep: 'preposition',
  conj: 'conjunction',
  inj: 'interjection',
  prt: 'particle',
  np: 'negative particle',
  dp: 'demonstrative particle',
  d: 'demonstrative pronoun',
  i: 'interrogative pronoun',
  p: 'personal pronoun',
  pron: 'pronoun',
  r: 'relative pronoun',
  // Only for H3972: "anything".
  x: 'indefinite pronoun',
  // A misprint of the source for n-pr-f.
  'm-pr-f': 'proper noun, feminine',
};

/**
 * The codes in plain words: `n-pr-m n-pr-loc` is "proper noun, masculine; proper noun, place". Throws for an unknown
 * code.
 */
export function hebrewPartOfSpeech(codes: string): string {
  if (codes === '') return '';
  const parts = codes.replace('n-pr loc', 'n-pr-loc').trim().split(/\s+/);
  return parts.map(partName).join('; ');
}

function partName(code: string): string {
  const name = names[code];
  if (!name) throw new Error(`"${code}" is not a part of speech that the Hebrew dictionary is known to use`);
  return name;
}
