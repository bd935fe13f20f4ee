import { tryParseBookQuery } from './book-name.ts';
import { formatNear } from './lex-near.ts';
import { word } from './patterns.ts';
import { formatScope } from './query-in-book.ts';
import type { SearchNode, SearchQuery, Words } from './tree.ts';
import { formatRange, wholeBooks, type VerseRange } from './verse-ranges.ts';
import { bookByNumber } from '../../bible/books.ts';

/** The query in the query language. Parsing it again gives the same tree. */
export function formatQuery({ node, scopes }: SearchQuery): string {
  const text = formatNode(node);
  const own = node.kind === 'reference' ? text : unlikeBook(text);
  return [...scopes.map(({ text: scopeText }) => formatScope(scopeText)), own].join(' ');
}

/** Prevents words from being read as a book name: "first john". */
function unlikeBook(text: string): string {
  if (!tryParseBookQuery(text)) return text;
  const joined = text.replace(' ', ' & ');
  return tryParseBookQuery(joined) ? `"${text}"` : joined;
}

function formatNode(node: SearchNode): string {
  switch (node.kind) {
    case 'words':
      return formatWords(node);
    case 'number':
      return node.number;
    case 'tagged':
      if (node.isOther) return `${node.number} other:${formatWords(node)}`;
      return `${formatWords(node)} ${node.number}`;
    case 'morphology':
      return `${node.number ? `${node.number} ` : ''}[${node.text}]`;
    case 'exact':
      return `${node.strictness}:${formatWords(node)}`;
    case 'stem':
      return `~${node.text}`;
    case 'reference':
      return formatRanges(node.ranges);
    case 'near-words':
      return node.parts.map(formatWords).join(` ${formatNear('words', node.distance)} `);
    case 'near-verses':
      return node.parts.map(formatSide).join(` ${formatNear(node.unit, node.distance)} `);
    case 'and':
      return node.parts
        .map(formatPartOfAnd)
        .reduce((text, part, index) => `${text}${needsAnd(node.parts, index) ? ' AND ' : ' '}${part}`);
    case 'or':
      if (node.wildcard) return node.wildcard.text;
      return node.parts.map((part) => (part.kind === 'and' ? `(${formatNode(part)})` : formatNode(part))).join(' OR ');
    case 'not':
      // "-love G26" would exclude the word everywhere.
      return node.part.kind === 'tagged' ? `-(${formatNode(node.part)})` : `-${formatSide(node.part)}`;
  }
}

function formatPartOfAnd(part: SearchNode): string {
  return part.kind === 'or' && !part.wildcard ? `(${formatNode(part)})` : formatNode(part);
}

/** A number directly after a word would be read as its tag, and a reference may absorb what is next to it. */
function needsAnd(parts: readonly SearchNode[], index: number): boolean {
  const [before, part] = [parts[index - 1], parts[index]];
  const kinds = [before?.kind, part?.kind];
  if (part?.kind === 'tagged' && part.isOther) return true;
  return part?.kind === 'number' || kinds.includes('reference') || kinds[1] === 'morphology';
}

const simpleKinds: ReadonlySet<SearchNode['kind']> = new Set(['words', 'number', 'tagged', 'exact', 'stem']);

function formatSide(node: SearchNode): string {
  return simpleKinds.has(node.kind) || isWildcard(node) ? formatNode(node) : `(${formatNode(node)})`;
}

function isWildcard(node: SearchNode): boolean {
  return node.kind === 'or' && node.wildcard !== undefined;
}

const bareWord = new RegExp(`^${word}$`, 'u');
const operators = /^(?:OR|AND|NOT|NEAR|PROX|PROC|PROB)$/;

function formatWords({ text, prefix }: Words): string {
  const bare = bareWord.test(text) && !/\d/.test(text) && !operators.test(text);
  return `${bare ? text : `"${text}"`}${prefix ? '*' : ''}`;
}

/** "John 3:16; Romans 5": text that parses to these verses. */
function formatRanges(ranges: readonly VerseRange[]): string {
  const books = wholeBooks(ranges);
  const [only] = books ?? [];
  if (only !== undefined && books?.size === 1 && tryParseBookQuery(bookByNumber(only).name))
    return bookByNumber(only).name;
  return ranges.map(formatRange).join('; ');
}
