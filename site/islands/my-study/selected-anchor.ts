import type { StudyAnchor } from '#data/my-study/study-row.ts';
import { textNodesOf, wordIndexAt } from './text-of-verses.ts';
import { verseNumbersOf } from './study-verse-numbers.ts';

/** Characters of a quote. A longer selection is anchored to its verses. */
const maxQuote = 2_000;

/** The selected words of a chapter with their verses, or `undefined` if nothing is selected in the text. */
export function selectedAnchor(text: HTMLElement, version: string): StudyAnchor | undefined {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0);
  const numbers = verseNumbersOf(text);
  const isBefore = (element: Node): boolean => range.comparePoint(element, 0) < 0;
  const beforeStart = numbers.findLastIndex(({ element }) => isBefore(element));
  const afterEnd = numbers.findIndex(({ element }) => range.comparePoint(element, 0) > 0);
  const first = Math.max(0, beforeStart);
  const last = Math.max(first, (afterEnd === -1 ? numbers.length : afterEnd) - 1);
  const [start, end] = [numbers[first]?.id, numbers[last]?.id];
  if (start === undefined || end === undefined) return undefined;
  const verses = { start: Math.min(start, end), end: Math.max(start, end) };
  const nodes = textNodesOf(text, numbers, first, last);
  const selected = nodes.filter((node) => range.intersectsNode(node) && node.data.trim() !== '');
  const [firstNode, lastNode] = [selected[0], selected.at(-1)];
  if (!firstNode || !lastNode) return verses;
  const startOffset = firstNode === range.startContainer ? range.startOffset : 0;
  const endOffset = lastNode === range.endContainer ? range.endOffset : lastNode.data.length;
  const all = nodes
    .map(({ data }) => data)
    .join('')
    .split(/\s+/u)
    .filter(Boolean);
  const from = wordIndexAt(nodes, firstNode, startOffset + leadingSpaces(firstNode.data.slice(startOffset)) + 1);
  const to = wordIndexAt(nodes, lastNode, lastNode.data.slice(0, endOffset).trimEnd().length) + 1;
  const quote = all.slice(from, to).join(' ');
  if (quote === '' || quote.length > maxQuote || (from === 0 && to >= all.length)) return { ...verses, version };
  return { ...verses, version, words: { from, to, quote } };
}

function leadingSpaces(text: string): number {
  return text.length - text.trimStart().length;
}
