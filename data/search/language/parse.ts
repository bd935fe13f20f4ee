import { tryParseEntryNumber } from '../../dictionary/entry-number.ts';
import { invisible, lex } from './lex.ts';
import { limits } from './query-limits.ts';
import { parseTokens } from './parse-tokens.ts';
import { bareNumber } from './patterns.ts';
import { rejectRegex } from './pattern-search.ts';
import { QuerySyntaxError, applySuggestion } from './token.ts';
import type { ParsedSearch, SearchNode, SearchQuery } from './tree.ts';
import { tryParseBookQuery, tryParseBooksQuery } from './book-name.ts';
import { labelOfRange } from './verse-ranges.ts';
import { readWholeReference } from './whole-reference.ts';
import { foldedWords } from './split-words.ts';
import { queryLengthMessage } from './messages.ts';

/** A corrected query may have another error. Each correction removes something, so a few rounds are enough. */
const maxCorrections = 40;

/**
 * Parses the text of the search box. Never throws: an invalid query is a result with a message for the reader, its
 * position, and the nearest valid query.
 */
export function parseSearch(text: string): ParsedSearch {
  if (text.length <= limits.characters && text.trim() === '') return { kind: 'empty' };
  try {
    return { kind: 'query', query: parseOrThrow(text) };
  } catch (problem) {
    if (!(problem instanceof QuerySyntaxError)) throw problem;
    const suggestion = correct(text, problem);
    return { kind: 'error', error: { message: problem.message, ...problem.span, ...(suggestion && { suggestion }) } };
  }
}

function parseOrThrow(text: string): SearchQuery {
  if (text.length > limits.characters) throw tooLong(text);
  rejectRegex(text);
  const whole = wholeText(text);
  if (whole) return { node: whole, scopes: [] };
  return parseReference(text) ?? parseTokens(text, lex(text));
}

/** A query that is only a reference, in a form that no other text has. */
function parseReference(text: string): SearchQuery | undefined {
  const reference = readWholeReference(text.replaceAll(invisible, ' '));
  if (!reference) return undefined;
  const { ranges, problem, corrected, edition } = reference;
  if (problem)
    throw new QuerySyntaxError(problem.message, { offset: 0, length: text.length }, problem.suggestion ?? '');
  const node: SearchNode = { kind: 'reference', label: ranges.map(labelOfRange).join('; '), ranges };
  return { node, scopes: [], ...(corrected && { corrected: [corrected] }), ...(edition && { edition }) };
}

/** A bare number, which may be in either dictionary, or a book name that is not a word of the text. */
function wholeText(text: string): SearchNode | undefined {
  if (bareNumber.test(text)) {
    const numbers = (['hebrew', 'greek'] as const).flatMap(
      (language) => tryParseEntryNumber(text.trim(), language) ?? [],
    );
    const [first, ...others] = [...new Set(numbers)].map((number): SearchNode => ({ kind: 'number', number }));
    if (first) return others.length > 0 ? { kind: 'or', parts: [first, ...others] } : first;
  }
  const range = tryParseBookQuery(text);
  const ranges = range ? [range] : tryParseBooksQuery(text);
  return ranges && { kind: 'reference', label: ranges.map(labelOfRange).join('; '), ranges };
}

function tooLong(text: string): QuerySyntaxError {
  const span = { offset: limits.characters, length: text.length - limits.characters };
  return new QuerySyntaxError(queryLengthMessage(limits.characters), span, '');
}

/** The nearest valid query: the text with this and any later errors corrected; if that fails, only the words. */
function correct(text: string, first: QuerySyntaxError): string | undefined {
  const corrected = text.length > limits.characters ? shorten(text) : applySuggestion(text, first);
  return firstThatWorks(corrected) ?? firstThatWorks(bareWords(text.slice(0, limits.characters)));
}

function firstThatWorks(start: string): string | undefined {
  let text = oneLine(start);
  for (let round = 0; round < maxCorrections; round += 1) {
    if (text === '') return undefined;
    try {
      parseOrThrow(text);
      return text;
    } catch (problem) {
      if (!(problem instanceof QuerySyntaxError)) throw problem;
      text = oneLine(applySuggestion(text, problem));
    }
  }
  return undefined;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** As many whole words as the limit allows. */
function shorten(text: string): string {
  const cut = text.slice(0, limits.characters);
  return /\s/.test(cut) ? cut.replace(/\S*$/, '') : cut;
}

function bareWords(text: string): string {
  return foldedWords(text).slice(0, limits.terms).join(' ');
}
