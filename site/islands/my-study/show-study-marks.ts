import { coversVerse } from '#data/my-study/chapter-keys.ts';
import { locateWords, type LocatedWords } from '#data/my-study/locate-words.ts';
import type { StudyAnchor, StudyRowOf } from '#data/my-study/study-row.ts';
import { followMarks } from './follow-marks.ts';
import { clearMarks, markWords, textOfNodes } from './mark-text.ts';
import { textNodesOf } from './text-of-verses.ts';
import { chapterKeysOf, verseNumbersOf, type VerseNumber } from './study-verse-numbers.ts';
import { showRowsOfVerse } from './verse-number-marks.ts';
import { messageOfLocation, setWordLocation } from './word-locations.ts';

/** Shows the reader's marks in the text of a chapter, and follows their changes. */
export function showStudyMarks(text: HTMLElement, version: string): void {
  const numbers = verseNumbersOf(text);
  followMarks(text, chapterKeysOf(numbers), (rows) => {
    clearMarks(text);
    for (const row of rows) if (row.kind === 'highlight') showHighlight(text, numbers, row, version);
    for (const number of numbers) showRowsOfVerse(number, rows);
  });
}

function showHighlight(
  text: HTMLElement,
  numbers: readonly VerseNumber[],
  { id, value }: StudyRowOf<'highlight'>,
  version: string,
): void {
  if (!value) return;
  const first = numbers.findIndex((number) => coversVerse(value.anchor, number.id));
  const last = numbers.findLastIndex((number) => coversVerse(value.anchor, number.id));
  if (first === -1) return;
  const nodes = textNodesOf(text, numbers, first, last);
  const located = locateAnchor(value.anchor, version, nodes);
  if (located) setWordLocation(id, located.kind);
  const hint = messageOfLocation(id);
  const words = located && located.kind !== 'lost' ? located : undefined;
  // If there are no words in this version, or they are gone, all of the verses are marked.
  markWords(nodes, words, { className: `st-${value.style}`, id, hint });
}

/** `undefined` if the anchor has no words in this version. */
function locateAnchor(
  { words, version: of }: StudyAnchor,
  version: string,
  nodes: readonly Text[],
): LocatedWords | undefined {
  return words && of === version ? locateWords(words, textOfNodes(nodes)) : undefined;
}
