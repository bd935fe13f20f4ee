import { expect, it } from 'vitest';
import { parseSearch } from './parse.ts';

/** The operands of a proximity, as the search help lists them. */
it.each([
  'joyf* PROX(5) hope',
  'joy PROX(5) [Vqp3ms]',
  'joy PROX(5) (the hope)',
  'joy PROX(5) ~hope',
  'joy PROX(5) H430',
  'joy NEAR hope NEAR love',
  '"the joy" NEAR hope',
  'joy NEAR joyful',
  // "of the joyful" begins like the other phrase but has no "the joy" in it.
  '"the joy" NEAR "of the joy"*',
  '"of the joy"* NEAR "the joy"',
])('accepts %s', (text) => {
  expect(parseSearch(text).kind).toBe('query');
});

const itself = /^NEAR needs different words/;
const common = /^This word is too common/;
const sides = /^This operator needs words on both sides/;
const oneDistance = /^NEAR needs words or "phrases" on both sides, and one distance/;

it.each<[text: string, message: RegExp, place: string, suggestion: string]>([
  // A word, or a phrase within the other, is always near itself.
  ['joy NEAR joy', itself, 'joy NEAR joy', '"joy joy"'],
  ['love joy NEAR joy', itself, 'joy NEAR joy', 'love "joy joy"'],
  ['joy NEAR hope NEAR joy', itself, 'joy NEAR hope NEAR joy', '"joy joy"'],
  ['"the joy" NEAR joy', itself, '"the joy" NEAR joy', '"the joy joy"'],
  ['joy NEAR "the joy"', itself, 'joy NEAR "the joy"', '"joy the joy"'],
  ['joy* NEAR joyful', itself, 'joy* NEAR joyful', '"joyful"'],
  ['joyful NEAR joy*', itself, 'joyful NEAR joy*', '"joyful"'],
  ['~joy NEAR hope', /NEAR does not work with “~”/, 'NEAR', '~joy PROX(1) hope'],
  ['joy NEAR ~hope', /NEAR does not work with “~”/, 'NEAR', 'joy PROX(1) ~hope'],
  ['joy NEAR H430', oneDistance, 'NEAR', 'joy H430'],
  ['(faith NEAR joy) NEAR hope', oneDistance, 'NEAR', '(faith NEAR joy) hope'],
  ['faith NEAR(3) joy NEAR(4) hope', oneDistance, 'NEAR(4)', 'faith NEAR(3) joy hope'],
  // Examining every verse with "the" would read nearly every verse.
  ['the PROX(5) joy', common, 'the', 'joy'],
  ['joy PROX(5) the', common, 'the', 'joy'],
  ['jo* PROX(5) joy', common, 'jo*', 'joy'],
  ['joy PROX(5) "of the"', common, '"of the"', 'joy'],
  ['joy PROX(5) (the of)', common, '(the of)', 'joy'],
  ['joy PROX(5) (the OR hope)', common, '(the OR hope)', 'joy'],
  ['joy PROX(5) (the -hope)', common, '(the -hope)', 'joy'],
  ['joy PROX(5) ~the', common, '~the', 'joy'],
  ['joy PROX(5) [Vq*]', common, '[Vq*]', 'joy'],
  ['[Vq*] PROX(5) joy', common, '[Vq*]', 'joy'],
  ['joy PROX(5) John 3', sides, 'PROX(5)', 'joy John 3'],
  ['joy PROX(5) -hope', sides, 'PROX(5)', 'joy -hope'],
])('rejects %s at its position', (text, message, marked, suggestion) => {
  const result = parseSearch(text);
  if (result.kind !== 'error') throw new Error(`${text} was taken`);
  const { offset, length } = result.error;
  expect(result.error.message).toMatch(message);
  expect(text.slice(offset, offset + length)).toBe(marked);
  expect(result.error.suggestion).toBe(suggestion);
});

it('quotes a word that is near itself as the reader typed it', () => {
  const result = parseSearch('Joy NEAR JOY');
  expect(result.kind === 'error' && result.error.message).toContain('“JOY” twice in a row');
});

it.each([
  ['-faith -hope', '-faith -hope'],
  ['-faith AND -hope -love', '-faith AND -hope -love'],
])('rejects %s, which only excludes, from its first word to its last', (text, marked) => {
  const result = parseSearch(text);
  if (result.kind !== 'error') throw new Error(`${text} was taken`);
  const { offset, length, message } = result.error;
  expect(message).toMatch(/^Add at least one word to find/);
  expect(text.slice(offset, offset + length)).toBe(marked);
});
