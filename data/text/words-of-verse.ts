import type { EntryNumber } from '../dictionary/entry-number.ts';
import { phraseShown, taggedPhrases } from './phrases/phrase-pieces.ts';
import type { Span, VerseMarks } from './verse-marks.ts';

export interface VerseWord {
  /** Empty for a word of the original that the translation leaves out. */
  word: string;
  /** Absent where the word is not tagged. */
  number?: EntryNumber;
  /** The source's own code. */
  morphology?: string;
  /** The number of the form, where it has an entry of its own. */
  form?: EntryNumber;
  /** For a ketiv or a qere: which of the two readings this is. */
  reading?: 'written' | 'read';
}

/**
 * The tagged words of a verse, in order. A split phrase is one word, at the position of its counted piece. A text in
 * its original language includes every word: about 6,000 Hebrew words, prepositions with a suffix such as "to him",
 * have no Strong's number, but have a parsing.
 */
export function verseWords(text: string, marks: VerseMarks, original: boolean): VerseWord[] {
  const words: VerseWord[] = [];
  let at = 0;
  const sorted = (marks.words ?? []).toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  for (const phrase of taggedPhrases(sorted)) {
    const [start, end, number, morphology, form] = phrase.mark;
    if (original) words.push(...untagged(text, marks, at, start));
    words.push({
      word: phraseShown(text, phrase),
      number,
      ...(morphology && { morphology }),
      ...(form && { form }),
      ...readingAt(marks, start, end),
    });
    at = Math.max(at, end);
  }
  if (original) words.push(...untagged(text, marks, at, text.length));
  return words;
}

const letter = /\p{L}/u;
/** A word without the characters that end a verse, divide its halves or join it to the next word: ׃ ׀ ־. */
const single = /[^\s־׃׀,.;:·!?()[\]]+/gu;

function untagged(text: string, marks: VerseMarks, from: number, to: number): VerseWord[] {
  return [...text.slice(from, to).matchAll(single)]
    .filter(([word]) => letter.test(word))
    .map((match) => {
      const [start, end] = [from + match.index, from + match.index + match[0].length];
      const morphology = marks.parsed?.find((parsed) => parsed[0] <= start && end <= parsed[1])?.[2];
      return { word: match[0], ...(morphology && { morphology }), ...readingAt(marks, start, end) };
    });
}

function readingAt({ ketiv, qere }: VerseMarks, start: number, end: number): Pick<VerseWord, 'reading'> {
  if (within(ketiv, start, end)) return { reading: 'written' };
  return within(qere, start, end) ? { reading: 'read' } : {};
}

function within(spans: readonly Span[] | undefined, start: number, end: number): boolean {
  return (spans ?? []).some(([from, to]) => start >= from && end <= to && end > start);
}
