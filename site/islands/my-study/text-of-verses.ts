import type { Span } from '#data/text/verse-marks.ts';
import type { VerseNumber } from './study-verse-numbers.ts';

/** What does not belong to the words of a verse: numbers, note marks, Strong's numbers, headings, and which half is meant. */
const otherParts = '.v, .fn, sup, h2, .title, small';

/** The text nodes of consecutive verses, from the first to the last number. */
export function textNodesOf(text: Element, numbers: readonly VerseNumber[], first: number, last: number): Text[] {
  const start = numbers[first]?.element;
  return start ? textNodesBetween(text, start, numbers[last + 1]?.element) : [];
}

/** The words of an element, after `start` and before `end` if they are given. */
export function textNodesBetween(text: Element, start?: Element, end?: Element): Text[] {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  if (start) walker.currentNode = start;
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (end && !(node.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING)) break;
    if (node instanceof Text && !node.parentElement?.closest(otherParts)) nodes.push(node);
  }
  return nodes;
}

/** The parts of nodes that a range of their common text has, each with its offsets in the node. */
export function partsOfNodes(nodes: readonly Text[], [from, to]: Span): { node: Text; start: number; end: number }[] {
  let before = 0;
  return nodes.flatMap((node) => {
    const start = Math.max(from - before, 0);
    const end = Math.min(to - before, node.data.length);
    before += node.data.length;
    return start < end ? [{ node, start, end }] : [];
  });
}
