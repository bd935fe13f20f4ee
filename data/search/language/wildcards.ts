// cspell:ignore saia asaia bsaia
import { foldText } from '../../text/fold.ts';
import { wildcardTooBroadMessage } from './messages.ts';
import type { SearchNode, SearchQuery, Wildcard } from './tree.ts';

/** The maximum number of words that one pattern may match, over all searched versions. */
export const maxWildcardWords = 50;

/** The first letter of a word may be any of these: one alphabet for each script that the index can look up. */
const alphabets: [script: RegExp, first: string, last: string][] = [
  [/\p{Script=Latin}/u, 'a', 'z'],
  [/\p{Script=Greek}/u, 'α', 'ω'],
  [/\p{Script=Hebrew}/u, 'א', 'ת'],
  [/\p{Script=Cyrillic}/u, 'а', 'я'],
];

/** "V?il" as the index has its letters: "v?il". */
export function foldWildcard(text: string): string {
  return text
    .split(/(?<sign>[?*]+)/u)
    .map((piece) => (/^[?*]/.test(piece) ? piece : foldText(piece).replaceAll(/[^\p{L}\p{N}]/gu, '')))
    .join('');
}

/**
 * The starts of the words that a pattern may match. A start of two letters or more limits the rows that the index has to
 * read: "?saia?" begins with "asaia", "bsaia", … `undefined` for a pattern whose first two characters do not limit it.
 */
export function wildcardStarts(pattern: string): string[] | undefined {
  const [start = ''] = pattern.split(/[?*]/u);
  if ([...start].length > 1) return [start];
  const [next = ''] = pattern.slice(start.length + 1).split(/[?*]/u);
  const letters = alphabetOf(pattern);
  if (next !== '' && letters.length > 0) return letters.map((letter) => start + letter + next);
  return start === '' ? undefined : [start];
}

function alphabetOf(pattern: string): string[] {
  const [, first = '', last = ''] = alphabets.find(([script]) => script.test(pattern)) ?? [];
  const [from, to] = [first.codePointAt(0) ?? 0, last.codePointAt(0) ?? -1];
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
}

/** Matches a whole word of the index. A pattern has only letters, digits and the two signs. */
export function wildcardExpression(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll('?', '.').replaceAll('*', '.*')}$`, 'u');
}

/** The different patterns of a query. */
export function wildcardsOf({ node }: SearchQuery): string[] {
  return [...new Set(collectWildcards(node).map(({ pattern }) => pattern))];
}

function collectWildcards(node: SearchNode): Wildcard[] {
  if (node.kind === 'not') return collectWildcards(node.part);
  if (node.kind === 'or' && node.wildcard) return [node.wildcard];
  return 'parts' in node ? node.parts.flatMap(collectWildcards) : [];
}

export interface ExpandedQuery {
  query: SearchQuery;
  /** A sentence for the reader where a pattern matches too many words. */
  problem?: string;
}

/**
 * Fills in the words of each pattern. `words` has the words of all searched versions; a list may be incomplete if it is
 * longer than {@link maxWildcardWords}.
 */
export function expandWildcards(query: SearchQuery, words: ReadonlyMap<string, readonly string[]>): ExpandedQuery {
  const unique = new Map([...words].map(([pattern, list]) => [pattern, [...new Set(list)].sort()]));
  const tooMany = collectWildcards(query.node).find(
    ({ pattern }) => (unique.get(pattern)?.length ?? 0) > maxWildcardWords,
  );
  if (tooMany) return { query, problem: wildcardTooBroadMessage(tooMany.text, maxWildcardWords) };
  return { query: { ...query, node: expandNode(query.node, unique) } };
}

function expandNode(node: SearchNode, words: ReadonlyMap<string, readonly string[]>): SearchNode {
  switch (node.kind) {
    case 'not':
      return { ...node, part: expandNode(node.part, words) };
    case 'or':
      if (node.wildcard) {
        const parts = (words.get(node.wildcard.pattern) ?? []).map((word): SearchNode => ({
          kind: 'words',
          text: word,
          words: [word],
          prefix: false,
        }));
        return { ...node, parts };
      }
      return { ...node, parts: node.parts.map((part) => expandNode(part, words)) };
    case 'and':
      return { ...node, parts: node.parts.map((part) => expandNode(part, words)) };
    case 'near-verses':
      return { ...node, parts: [expandNode(node.parts[0], words), expandNode(node.parts[1], words)] };
    default:
      return node;
  }
}
