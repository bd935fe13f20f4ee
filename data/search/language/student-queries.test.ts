import { expect, it } from 'vitest';
import { formatQuery } from './format.ts';
import { parseSearch } from './parse.ts';

function formatted(text: string): string | undefined {
  const parsed = parseSearch(text);
  return parsed.kind === 'query' ? formatQuery(parsed.query) : undefined;
}

it.each([
  ['G 26', 'G26'],
  ['H 430', 'H430'],
  ['H-430', 'H430'],
  ['g0026', 'G26'],
  ['Strong’s G26', 'G26'],
  ["Strong's number H0430", 'H430'],
  ['strongs 26', 'H26 OR G26'],
  ['strong 26', 'H26 OR G26'],
  ['#430', 'H430 OR G430'],
  ['26', 'H26 OR G26'],
])('reads %s as a number', (text, expected) => {
  expect(formatted(text)).toBe(expected);
});

it.each([
  ['H2617 other:mercy', 'H2617 other:mercy'],
  ['H2617 other: mercy', 'H2617 other:mercy'],
  ['H2617 other-than:mercy', 'H2617 other:mercy'],
  ['H2617 other:"tender mercy" in:Psalms', 'in:Psalms H2617 other:"tender mercy"'],
  ['good H2617 AND H2617 other:merc*', 'good H2617 AND H2617 other:merc*'],
  ['-(H2617 other:mercy) God', '-(H2617 other:mercy) God'],
  // A minus excludes the next word everywhere, whatever follows it.
  ['-mercy H2617', '-mercy AND H2617'],
  ['H2617 -mercy', 'H2617 -mercy'],
  ['-"tender mercy" H2617', '-"tender mercy" AND H2617'],
  ['-(mercy H2617) H2617', '-(mercy H2617) AND H2617'],
  ['v?il', 'v?il'],
  ['?SAIA?', '?SAIA?'],
  ['righteous?ess*', 'righteous?ess*'],
  ['faith -fa?th', 'faith -fa?th'],
  ['(v?il OR temple) rent', '(v?il OR temple) rent'],
  ['v?il PROX(3) temple', 'v?il PROX(3) temple'],
  ['H2617 v?il in:Ps', 'in:Ps H2617 v?il'],
])('reads %s as %s, which parses to itself', (text, expected) => {
  expect(formatted(text)).toBe(expected);
  expect(formatted(expected)).toBe(expected);
});

it.each([
  ['H2617 -"mercy H2617"', 'H2617 -"mercy" H2617'],
  ['other:mercy', 'mercy'],
  ['??iah', 'iah'],
  ['?v??', 'v'],
  ['"the v?il of the temple"', '"the of the temple"'],
  ['v?il NEAR temple', 'v?il PROX(1) temple'],
  ['v?il H6532', 'v?il AND H6532'],
  ['a?a a?b a?c a?d a?e', 'a?a a?b a?c a?d ae'],
])('refuses %s and suggests %s', (text, suggestion) => {
  const parsed = parseSearch(text);
  expect(parsed.kind === 'error' && parsed.error.suggestion).toBe(suggestion);
});

it.each(['who is this?', 'What? know ye not', '"who art thou?"', 'why ?'])('reads %s as a question', (text) => {
  expect(parseSearch(text).kind).toBe('query');
});
