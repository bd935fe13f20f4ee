import type { EntryNumber } from '../../dictionary/entry-number.ts';
import { foldedWords } from './split-words.ts';
import { englishStem } from './stem.ts';
import type { SearchNode, SearchQuery, Words } from './tree.ts';

/** The nodes of a tree without the excluded ones. */
function wantedNodes(node: SearchNode): SearchNode[] {
  switch (node.kind) {
    case 'and':
    case 'or':
    case 'near-verses':
    case 'near-words':
      return node.parts.flatMap(wantedNodes);
    case 'not':
      return [];
    default:
      return [node];
  }
}

/** Strong's numbers that a query requires. */
export function numbersOf({ node }: SearchQuery): EntryNumber[] {
  const numbers = wantedNodes(node).flatMap((part) => ('number' in part && part.number ? [part.number] : []));
  return [...new Set(numbers)];
}

/** Words and phrases that a query requires, as typed. */
export function wordsOf({ node }: SearchQuery): Words[] {
  return wantedNodes(node).flatMap((part) => ('words' in part ? [part] : []));
}

/**
 * Replaces a word of the query wherever it is required. `from` is in the form of the index. `to` may have an apostrophe,
 * at which the index splits it.
 */
export function replaceWord(query: SearchQuery, from: string, to: string): SearchQuery {
  return { ...query, node: replaceIn(query.node, from, to) };
}

function replaceIn(node: SearchNode, from: string, to: string): SearchNode {
  switch (node.kind) {
    case 'words':
    case 'tagged':
    case 'exact':
      return replaceInWords(node, from, to);
    case 'stem':
      return node.words.includes(from) && foldedWords(to).length === 1
        ? { ...node, text: to, words: [to], stem: englishStem(to) }
        : node;
    case 'and':
    case 'or':
      return { ...node, parts: node.parts.map((part) => replaceIn(part, from, to)) };
    case 'near-verses':
      return { ...node, parts: [replaceIn(node.parts[0], from, to), replaceIn(node.parts[1], from, to)] };
    case 'near-words':
      return { ...node, parts: node.parts.map((part) => replaceInWords(part, from, to)) };
    default:
      return node;
  }
}

function replaceInWords<Node extends Words>(node: Node, from: string, to: string): Node {
  if (!node.words.includes(from)) return node;
  const typed = node.words.map((word) => (word === from ? to : word));
  return { ...node, words: typed.flatMap(foldedWords), text: typed.join(' '), prefix: false };
}
