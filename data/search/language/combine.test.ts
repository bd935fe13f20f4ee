import { expect, it } from 'vitest';
import { parseSearch } from './parse.ts';

/** What can be near one another, as the help of the search says it. */
it.each([
  'joyf* PROX(5) hope',
  'joy PROX(5) [Vqp3ms]',
  'joy PROX(5) (the hope)',
  'joy PROX(5) ~hope',
  'joy PROX(5) H430',
  'joy NEAR hope NEAR love',
  '"the joy" NEAR hope',
  'joy NEAR joyful',
  // "of the joyful" begins as the other does, and has no "the joy" in it.
  '"the joy" NEAR "of the joy"*',
  '"of the joy"* NEAR "the joy"',
])('%s is taken', (text) => {
  expect(parseSearch(text).kind).toBe('query');
});

const itself = /^NEAR stands between different words/;
const common = /^This is too common/;
const sides = /^Words belong on both sides/;
const oneDistance = /^NEAR stands between words or "phrases", at one distance/;

it.each<[text: string, message: RegExp, place: string, suggestion: string]>([
  // A word is near itself wherever it stands, and so is one within the other.
  ['joy NEAR joy', itself, 'joy NEAR joy', '"joy joy"'],
  ['love joy NEAR joy', itself, 'joy NEAR joy', 'love "joy joy"'],
  ['joy NEAR hope NEAR joy', itself, 'joy NEAR hope NEAR joy', '"joy joy"'],
  ['"the joy" NEAR joy', itself, '"the joy" NEAR joy', '"the joy joy"'],
  ['joy NEAR "the joy"', itself, 'joy NEAR "the joy"', '"joy the joy"'],
  ['joy* NEAR joyful', itself, 'joy* NEAR joyful', '"joyful"'],
  ['joyful NEAR joy*', itself, 'joyful NEAR joy*', '"joyful"'],
  ['~joy NEAR hope', /“~” goes with PROX/, 'NEAR', '~joy PROX(1) hope'],
  ['joy NEAR ~hope', /“~” goes with PROX/, 'NEAR', 'joy PROX(1) ~hope'],
  ['joy NEAR H430', oneDistance, 'NEAR', 'joy H430'],
  ['(faith NEAR joy) NEAR hope', oneDistance, 'NEAR', '(faith NEAR joy) hope'],
  ['faith NEAR(3) joy NEAR(4) hope', oneDistance, 'NEAR(4)', 'faith NEAR(3) joy hope'],
  // A look around every verse with "the" reads nearly every verse.
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
])('%s is refused where it stands', (text, message, place, suggestion) => {
  const result = parseSearch(text);
  if (result.kind !== 'error') throw new Error(`${text} was taken`);
  const { offset, length } = result.error;
  expect(result.error.message).toMatch(message);
  expect(text.slice(offset, offset + length)).toBe(place);
  expect(result.error.suggestion).toBe(suggestion);
});

it('says of a word that is near itself how it is written', () => {
  const result = parseSearch('Joy NEAR JOY');
  expect(result.kind === 'error' && result.error.message).toContain('“JOY” is near itself');
});

it.each([
  ['-faith -hope', '-faith -hope'],
  ['-faith AND -hope -love', '-faith AND -hope -love'],
])('%s, which only forbids, is refused from its first word to its last', (text, place) => {
  const result = parseSearch(text);
  if (result.kind !== 'error') throw new Error(`${text} was taken`);
  const { offset, length, message } = result.error;
  expect(message).toMatch(/^Say also what the verses should have/);
  expect(text.slice(offset, offset + length)).toBe(place);
});
