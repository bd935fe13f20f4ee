import { editVerse, type TextEdit } from '#data/text/edit-verse.ts';
import type { Span, WordMark } from '#data/text/verse-marks.ts';
import type { VerseText } from './source.ts';

const wordLetters = /\p{L}/u;
/** What can separate the parts of a word: "mid night", "Rab-shakeh". */
const between = /[ -]/;

/**
 * The tagged module splits some words ("bold ly", "where in", "Ru-hamah"), because of the columns of its source. If a
 * verse has the same letters as the plain text, and the plain text has no gap there, the parts become one word. Tags of
 * a part become tags of the complete word.
 */
export function joinSplitWords(verses: readonly VerseText[], plain: readonly VerseText[]): VerseText[] {
  const plainTexts = new Map(plain.map(({ id, text }) => [id, text]));
  return verses.map((verse) => {
    const model = plainTexts.get(verse.id);
    const gaps = model === undefined || model === verse.text ? [] : gapsInsideWords(verse.text, model);
    return gaps.length === 0 ? verse : closeGaps(verse, gaps);
  });
}

/** Offsets of single spaces and hyphens where the model has no gap between letters. */
function gapsInsideWords(text: string, model: string): number[] {
  const [own, other] = [lettersOf(text), lettersOf(model)];
  if (own.letters !== other.letters) return [];
  return own.ends.flatMap((end, index) => {
    const next = own.starts[index + 1];
    const isGap = next === end + 1 && between.test(text.slice(end, next));
    return isGap && other.starts[index + 1] === other.ends[index] ? [end] : [];
  });
}

/** The letters of a text with ligatures expanded, and the offsets where each starts and ends in the text. */
function lettersOf(text: string): { letters: string; starts: number[]; ends: number[] } {
  let letters = '';
  const [starts, ends]: [number[], number[]] = [[], []];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (!wordLetters.test(letter)) continue;
    const spelt = letter.toLowerCase().replace('æ', 'ae').replace('œ', 'oe');
    for (const _ of spelt) {
      starts.push(at);
      ends.push(at + 1);
    }
    letters += spelt;
  }
  return { letters, starts, ends };
}

function closeGaps(verse: VerseText, gaps: readonly number[]): VerseText {
  const edits: TextEdit[] = gaps.map((start) => ({ start, end: start + 1, text: '' }));
  const { text, marks } = editVerse(verse.text, verse.marks, edits);
  if (!marks.words) return { id: verse.id, text, marks };
  const offsets = gaps.map((gap, index) => gap - index);
  const words = marks.words.map((word): WordMark => {
    const offset = offsets.find((at) => word[0] <= at && at <= word[1] && word[0] < word[1]);
    if (offset === undefined) return word;
    const [start, end] = phraseAround(offset, marks.words ?? []);
    return word.with(0, start).with(1, end) as WordMark;
  });
  return { id: verse.id, text, marks: { ...marks, words: words.filter(isFirstOfItsKind) } };
}

/** The span of all tags that meet at a closed gap: "I can" and "not" are both "I cannot". */
function phraseAround(offset: number, words: readonly WordMark[]): Span {
  const meeting = words.filter(([start, end]) => start < end && start <= offset && offset <= end);
  return [Math.min(...meeting.map(([start]) => start)), Math.max(...meeting.map(([, end]) => end))];
}

/** The same number on both parts becomes one tag of the complete word. */
function isFirstOfItsKind(word: WordMark, index: number, words: readonly WordMark[]): boolean {
  return !words.slice(0, index).some((other) => other.every((part, position) => part === word[position]));
}
