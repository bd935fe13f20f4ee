import { expect, it } from 'vitest';
import { greekSpeech } from './greek.ts';

/** Robinson's codes, as in the tagged Greek text. */
it.each<[code: string, speech: string | undefined, gender?: string]>([
  ['V-PAI-3S', 'verb'],
  ['V-2AAP-NSM', 'verb'],
  ['N-NSM', 'noun', 'masculine'],
  ['N-GSF', 'noun', 'feminine'],
  ['N-ASN', 'noun', 'neuter'],
  ['A-NSM', 'adjective'],
  ['T-NSM', 'article'],
  ['P-1NS', 'personal pronoun'],
  ['N-PRI', 'proper noun'],
  ['N-LI', 'letter'],
  ['ADV', 'adverb'],
  ['CONJ', 'conjunction'],
  ['PREP', 'preposition'],
  ['INJ', 'interjection'],
  ['PRT', 'particle'],
  ['X', undefined],
  ['', undefined],
])('reads the part of speech of %s as %s', (code, speech, gender) => {
  const result = greekSpeech(code);
  expect(result?.speech).toBe(speech);
  expect(result?.gender).toBe(gender);
});
