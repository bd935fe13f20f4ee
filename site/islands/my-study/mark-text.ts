import { splitStudyWords } from '#data/my-study/locate-words.ts';
import { wordsInNodes } from './text-of-verses.ts';

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

/** Marks words of a text, or all of it. `id` is that of the row. `hint` says why the words are not where they were. */
export function markWords(
  nodes: readonly Text[],
  words: { from: number; to: number } | undefined,
  { className, id, hint }: { className: string; id: string; hint?: string | undefined },
): void {
  const { from, to } = words ?? { from: 0, to: splitStudyWords(textOfNodes(nodes)).length };
  for (const { node, start, end } of wordsInNodes(nodes, from, to))
    wrapNode(partOfNode(node, start, end), className, id, hint);
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
