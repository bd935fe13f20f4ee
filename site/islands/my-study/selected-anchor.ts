import type { VerseId } from '#data/bible/verse-id.ts';
import { studyWordSpans, wordsOfSpan } from '#data/my-study/locate-words.ts';
import type { SelectedWords } from './watch-selection.ts';

/** Characters of a quote. A longer selection is anchored to its verses. */
const maxQuote = 2_000;

/** A verse whose words can be selected. */
export interface SelectableVerse {
  /** Verse id in the King James Version. */
  id: VerseId;
  /** The number of the verse, or its text. */
  start: Element;
  /** What gets the focus back after a note. */
  opener: HTMLElement;
  words: SelectableWords[];
}

/** Some words of a verse: the node with their text, and what shows them, with what is known of them. */
interface SelectableWords {
  node: Text;
  shown: Node;
}

export function asSelectableWords(node: Text): SelectableWords {
  return { node, shown: node };
}

/**
 * The anchor of the words that a range selects in verses of a text, or of the verse that it is in if it selects no words.
 * `version` is the code of the text. Without it the anchor has no words. `separator` is between two nodes.
 */
export function selectedAnchor(
  range: Range,
  verses: readonly SelectableVerse[],
  version: string | undefined,
  separator = '',
): SelectedWords | undefined {
  const selected = verses.filter(({ words }) => words.some(({ shown }) => selects(range, shown)));
  const before = verses.findLast(({ start }) => range.comparePoint(start, 0) < 0) ?? verses[0];
  const [first, last] = selected.length > 0 ? [selected[0], selected.at(-1)] : [before, before];
  if (!first || !last) return undefined;
  const passage = verses.slice(verses.indexOf(first), verses.indexOf(last) + 1);
  const ids = passage.map(({ id }) => id);
  const anchor = { start: Math.min(...ids), end: Math.max(...ids), ...(version !== undefined && { version }) };
  if (version === undefined) return { anchor, opener: first.opener };
  let text = '';
  let [start, end] = [Number.POSITIVE_INFINITY, 0];
  for (const { node, shown } of passage.flatMap(({ words }) => words)) {
    if (text !== '') text += separator;
    if (selects(range, shown)) {
      start = Math.min(start, text.length + (node === range.startContainer ? range.startOffset : 0));
      end = text.length + (node === range.endContainer ? range.endOffset : node.data.length);
    }
    text += node.data;
  }
  const words = wordsOfSpan(text, [start, end]);
  const isWhole = words && words.from === 0 && words.to === studyWordSpans(text).length;
  if (!words || isWhole || words.quote.length > maxQuote) return { anchor, opener: first.opener };
  return { anchor: { ...anchor, words }, opener: first.opener };
}

/** Whether a range selects characters of an element or text that are not spaces. */
function selects(range: Range, element: Node): boolean {
  if (!range.intersectsNode(element)) return false;
  const own = document.createRange();
  own.selectNodeContents(element);
  if (range.compareBoundaryPoints(Range.START_TO_START, own) > 0) own.setStart(range.startContainer, range.startOffset);
  if (range.compareBoundaryPoints(Range.END_TO_END, own) < 0) own.setEnd(range.endContainer, range.endOffset);
  return own.toString().trim() !== '';
}
