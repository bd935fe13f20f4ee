import { coversVerse } from '#data/my-study/chapter-keys.ts';
import { locateWords, spanOfWords } from '#data/my-study/locate-words.ts';
import type { StudyAnchor, StudyRow } from '#data/my-study/study-row.ts';
import { followMarks } from './follow-marks.ts';
import { clearMarks, markSpan, textOfNodes } from './mark-text.ts';
import { asSelectableWords, selectedAnchor } from './selected-anchor.ts';
import { textNodesOf } from './text-of-verses.ts';
import { chapterKeysOf, verseNumbersOf, type VerseNumber } from './study-verse-numbers.ts';
import { showRowsOfVerse } from './verse-number-marks.ts';
import type { SelectedWords } from './watch-selection.ts';
import { messageOfLocation, setWordLocation } from './word-locations.ts';

/** Shows the reader's marks in the text of a chapter, and follows their changes. */
export function showStudyMarks(text: HTMLElement, version: string): void {
  const numbers = verseNumbersOf(text);
  followMarks(text, chapterKeysOf(numbers), (rows) => {
    clearMarks(text);
    for (const row of rows) {
      const mark = markOfRow(row, version);
      if (mark) showMark(text, numbers, mark, version);
    }
    for (const number of numbers) showRowsOfVerse(number, rows);
  });
}

/** The words of a chapter that a range selects. */
export function selectedInChapter(range: Range, text: HTMLElement, version: string): SelectedWords | undefined {
  const numbers = verseNumbersOf(text);
  const verses = numbers.map(({ id, element }, index) => ({
    id,
    start: element,
    opener: element,
    words: textNodesOf(text, numbers, index, index).map(asSelectableWords),
  }));
  return selectedAnchor(range, verses, version);
}

const noteClass = 'st-note';

interface Mark {
  /** Id of the row. */
  id: string;
  anchor: StudyAnchor;
  className: string;
}

/** Highlights, and notes on words of this version. Notes on verses have only the button after the verse number. */
function markOfRow({ id, kind, value }: StudyRow, version: string): Mark | undefined {
  if (kind === 'highlight') return value && { id, anchor: value.anchor, className: `st-${value.style}` };
  const anchor = kind === 'note' ? value?.anchor : undefined;
  return anchor?.words && anchor.version === version ? { id, anchor, className: noteClass } : undefined;
}

function showMark(
  text: HTMLElement,
  numbers: readonly VerseNumber[],
  { id, anchor, className }: Mark,
  version: string,
): void {
  const first = numbers.findIndex((number) => coversVerse(anchor, number.id));
  const last = numbers.findLastIndex((number) => coversVerse(anchor, number.id));
  if (first === -1) return;
  const nodes = textNodesOf(text, numbers, first, last);
  const words = textOfNodes(nodes);
  const located = anchor.words && anchor.version === version ? locateWords(anchor.words, words) : undefined;
  if (located) setWordLocation(id, located.kind);
  const hint = messageOfLocation(id);
  const span = located && located.kind !== 'lost' ? spanOfWords(words, located) : undefined;
  // If there are no words in this version, or they are gone, all of the verses are highlighted.
  if (span || className !== noteClass) markSpan(nodes, span ?? [0, words.length], { className, id, hint });
}
