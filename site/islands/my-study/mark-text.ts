import type { Span } from '#data/text/verse-marks.ts';
import { partsOfNodes } from './text-of-verses.ts';

/** Removes all marks of the reader from a text. */
export function clearMarks(text: HTMLElement): void {
  for (const mark of text.querySelectorAll('mark[data-study]')) {
    const { parentNode } = mark;
    mark.replaceWith(...mark.childNodes);
    // Nodes whose points are hidden carry their full text, which joining them would lose.
    if (parentNode && ![...parentNode.childNodes].some((node) => 'full' in node)) parentNode.normalize();
  }
  for (const old of text.querySelectorAll('.study-n')) old.remove();
}

/**
 * Marks a range of characters of a text, without the spaces around it. `id` is that of the row. `hint` says why the words
 * are not where they were.
 */
export function markSpan(
  nodes: readonly Text[],
  [from, to]: Span,
  { className, id, hint }: { className: string; id: string; hint?: string | undefined },
): void {
  const text = textOfNodes(nodes).slice(from, to);
  const start = from + text.length - text.trimStart().length;
  for (const part of partsOfNodes(nodes, [start, from + text.trimEnd().length]))
    wrapNode(partOfNode(part.node, part.start, part.end), className, id, hint);
}

function partOfNode(node: Text, start: number, end: number): Text {
  // A node whose points are hidden must stay whole.
  if ('full' in node) return node;
  if (end < node.data.length) node.splitText(end);
  return start > 0 ? node.splitText(start) : node;
}

export function textOfNodes(nodes: readonly Text[]): string {
  return nodes.map(({ data }) => data).join('');
}

export function wrapNode(node: Text, className: string, id: string, hint?: string): void {
  const mark = document.createElement('mark');
  mark.className = className;
  mark.dataset.study = id;
  if (hint !== undefined) mark.title = hint;
  node.replaceWith(mark);
  mark.append(node);
}
