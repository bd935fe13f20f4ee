import { expect, it } from 'vitest';
import { greekSpeech } from './greek.ts';

/** Robinson's codes, as the tagged Greek text has them. */
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
])('%s is of a %s', (code, speech, gender) => {
  const found = greekSpeech(code);
  expect(found?.speech).toBe(speech);
  expect(found?.gender).toBe(gender);
});
