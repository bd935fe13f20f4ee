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
  ['H2617 other:mercy', 'H2617 -mercy H2617'],
  ['H2617 other: mercy', 'H2617 -mercy H2617'],
  ['H2617 other-than:mercy', 'H2617 -mercy H2617'],
  ['H2617 other:"tender mercy" in:Psalms', 'in:Psalms H2617 -"tender mercy" H2617'],
  ['good AND H2617 other:merc*', 'good AND H2617 -merc* H2617'],
])('reads %s as the number without this rendering', (text, expected) => {
  expect(formatted(text)).toBe(expected);
});

it.each([
  ['-mercy H2617', 'H2617 other:mercy'],
  ['-"tender mercy" H2617', 'H2617 other:"tender mercy"'],
  ['H2617 -"mercy H2617"', 'H2617 -"mercy" H2617'],
  ['other:mercy', 'mercy'],
  ['v?il', 'vil'],
  ['?saia?', 'saia'],
  ['righteous?ess', 'righteous*'],
  ['faith fa?th', 'faith fa*'],
])('refuses %s and suggests %s', (text, suggestion) => {
  const parsed = parseSearch(text);
  expect(parsed.kind === 'error' && parsed.error.suggestion).toBe(suggestion);
});

it.each(['who is this?', 'What? know ye not', '"who art thou?"', 'why ?'])('reads %s as a question', (text) => {
  expect(parseSearch(text).kind).toBe('query');
});
