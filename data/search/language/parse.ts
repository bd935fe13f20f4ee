import { tryParseEntryNumber } from '../../dictionary/entry-number.ts';
import { lex } from './lex.ts';
import { limits } from './limits.ts';
import { parseTokens } from './parse-tokens.ts';
import { bareNumber } from './patterns.ts';
import { refusePattern } from './pattern-search.ts';
import { QueryProblem, mendAt } from './token.ts';
import type { ParsedSearch, SearchNode, SearchQuery } from './tree.ts';
import { bookAlone } from './book-name.ts';
import { labelOfRange } from './verse-ranges.ts';
import { foldedWords } from './words.ts';

/** A mended query may have a further fault; each mending takes something away, so few rounds do. */
const mostMendings = 40;

/**
 * Reads what stands in the search box. Never throws: a bad query is an answer of its own, with a message for the
 * reader, the place, and the nearest query that works.
 */
export function parseSearch(text: string): ParsedSearch {
  if (text.length <= limits.characters && text.trim() === '') return { kind: 'empty' };
  try {
    return { kind: 'query', query: parseOrThrow(text) };
  } catch (problem) {
    if (!(problem instanceof QueryProblem)) throw problem;
    const suggestion = mend(text, problem);
    return { kind: 'error', error: { message: problem.message, ...problem.place, ...(suggestion && { suggestion }) } };
  }
}

function parseOrThrow(text: string): SearchQuery {
  if (text.length > limits.characters) throw tooLong(text);
  refusePattern(text);
  const whole = wholeText(text);
  return whole ? { node: whole, scopes: [] } : parseTokens(text, lex(text));
}

/** A bare number, which may be one of either dictionary, and a book's name that is no word of the text. */
function wholeText(text: string): SearchNode | undefined {
  if (bareNumber.test(text)) {
    const numbers = (['hebrew', 'greek'] as const).flatMap((language) => tryParseEntryNumber(text, language) ?? []);
    const [first, ...others] = numbers.map((number): SearchNode => ({ kind: 'number', number }));
    if (first) return others.length > 0 ? { kind: 'or', parts: [first, ...others] } : first;
  }
  const range = bookAlone(text);
  return range && { kind: 'reference', label: labelOfRange(range), ranges: [range] };
}

function tooLong(text: string): QueryProblem {
  const place = { offset: limits.characters, length: text.length - limits.characters };
  return new QueryProblem(`The search is too long: ${limits.characters} characters at most.`, place, '');
}

/** The nearest query that works: the fault mended, and those that then show; in the end the bare words. */
function mend(text: string, first: QueryProblem): string | undefined {
  const mended = text.length > limits.characters ? shorten(text) : mendAt(text, first);
  return firstThatWorks(mended) ?? firstThatWorks(bareWords(text.slice(0, limits.characters)));
}

function firstThatWorks(start: string): string | undefined {
  let text = oneLine(start);
  for (let round = 0; round < mostMendings; round += 1) {
    if (text === '') return undefined;
    try {
      parseOrThrow(text);
      return text;
    } catch (problem) {
      if (!(problem instanceof QueryProblem)) throw problem;
      text = oneLine(mendAt(text, problem));
    }
  }
  return undefined;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** As many whole words as there is room for. */
function shorten(text: string): string {
  const cut = text.slice(0, limits.characters);
  return /\s/.test(cut) ? cut.replace(/\S*$/, '') : cut;
}

function bareWords(text: string): string {
  return foldedWords(text).slice(0, limits.terms).join(' ');
}
