import type { Span } from '../text/verse-marks.ts';
import type { VerseId } from '../bible/verse-id.ts';
import type { StudySpans } from '../text/verse-tree.ts';
import { coversVerse } from './chapter-keys.ts';
import { foldedStudyWords, locateWords, spanOfWords } from './locate-words.ts';
import type { HighlightStyle, StudyAnchor, StudyRow } from './study-row.ts';

/** What a reader has written about one verse. */
export interface MarksOfVerse {
  spans: StudySpans;
  /** In the order of the rows, without repetitions. */
  styles: HighlightStyle[];
  /** Notes and a bookmark that start at the verse. */
  notes: number;
  hasBookmark: boolean;
}

/** `undefined` if nothing belongs to the verse. `version` is that of the text. */
export function marksOfVerse(
  rows: readonly StudyRow[],
  id: VerseId,
  version: string | undefined,
  text: string,
): MarksOfVerse | undefined {
  const marks: MarksOfVerse = { spans: {}, styles: [], notes: 0, hasBookmark: false };
  for (const row of rows) {
    if (row.kind === 'highlight' && row.value && coversVerse(row.value.anchor, id)) {
      const { anchor, style } = row.value;
      marks.spans[style] = [...(marks.spans[style] ?? []), spanInVerse(anchor, id, version, text)];
      if (!marks.styles.includes(style)) marks.styles.push(style);
    } else if (row.kind === 'note' && row.value?.anchor?.start === id) marks.notes += 1;
    else if (row.kind === 'bookmark' && row.value?.anchor.start === id) marks.hasBookmark = true;
  }
  return marks.styles.length > 0 || marks.notes > 0 || marks.hasBookmark ? marks : undefined;
}

/** The marked part of the text of one verse. If words are of another version or are gone, it is the whole verse. */
export function spanInVerse(anchor: StudyAnchor, id: VerseId, version: string | undefined, text: string): Span {
  const whole: Span = [0, text.length];
  const { words, start, end } = anchor;
  if (!words || anchor.version !== version) return whole;
  const range = start === end ? locateWords(words, text) : partOfQuote(words.quote, text, { start, end }, id);
  return (range && 'from' in range ? spanOfWords(text, range) : undefined) ?? whole;
}

/** A quote over several verses starts in the first and ends in the last of them. */
function partOfQuote(
  quote: string,
  text: string,
  { start, end }: Pick<StudyAnchor, 'start' | 'end'>,
  id: VerseId,
): { from: number; to: number } | undefined {
  const [wanted, words] = [foldedStudyWords(quote), foldedStudyWords(text)];
  if (id !== start && id !== end) return undefined;
  for (let count = Math.min(wanted.length, words.length); count > 0; count -= 1) {
    const [own, quoted] =
      id === start ? [words.slice(-count), wanted.slice(0, count)] : [words.slice(0, count), wanted.slice(-count)];
    if (own.every((word, index) => word === quoted[index]))
      return id === start ? { from: words.length - count, to: words.length } : { from: 0, to: count };
  }
  return undefined;
}
