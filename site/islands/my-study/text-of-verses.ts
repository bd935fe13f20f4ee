import type { VerseNumber } from './study-verse-numbers.ts';

/** What does not belong to the words of a verse: numbers, note marks, Strong's numbers, headings. */
const otherParts = '.v, .fn, sup, h2, .title';

/** The text nodes of consecutive verses, from the first to the last number. */
export function textNodesOf(text: Element, numbers: readonly VerseNumber[], first: number, last: number): Text[] {
  const start = numbers[first]?.element;
  const end = numbers[last + 1]?.element;
  if (!start) return [];
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  walker.currentNode = start;
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (end && !(node.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING)) break;
    if (node instanceof Text && !node.parentElement?.closest(otherParts)) nodes.push(node);
  }
  return nodes;
}

/**
 * The parts of nodes that have words `from` to `to` of the text, with the spaces between them: each with its offsets in
 * the node.
 */
export function wordsInNodes(
  nodes: readonly Text[],
  from: number,
  to: number,
): { node: Text; start: number; end: number }[] {
  const parts: { node: Text; start: number; end: number }[] = [];
  /** Words that are complete. */
  let index = 0;
  let isInWord = false;
  for (const node of nodes) {
    let start: number | undefined;
    let end = 0;
    for (let offset = 0; offset < node.data.length; offset += 1) {
      const isSpace = /\s/.test(node.data.charAt(offset));
      if (isSpace && isInWord) index += 1;
      isInWord = !isSpace;
      const isWithin = isSpace ? index > from && index < to : index >= from && index < to;
      if (!isWithin) continue;
      start ??= offset;
      end = offset + 1;
    }
    if (start !== undefined) parts.push({ node, start, end });
  }
  return parts;
}

/** Index of the word at a position of the text, counted over the nodes. */
export function wordIndexAt(nodes: readonly Text[], node: Text, offset: number): number {
  let before = '';
  for (const each of nodes) {
    if (each === node) return countWordsBefore(before + each.data.slice(0, offset));
    before += each.data;
  }
  return countWordsBefore(before);
}

/** Complete words before the end of a text. A word that the text ends within is not complete. */
function countWordsBefore(text: string): number {
  const words = text.split(/\s+/u).filter(Boolean).length;
  return words > 0 && !/\s$/u.test(text) ? words - 1 : words;
}
