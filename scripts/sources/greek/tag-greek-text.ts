import { foldText } from '#data/text/fold.ts';
import type { ParsedMark, VerseMarks, WordMark } from '#data/text/verse-marks.ts';
import type { VerseText } from '../source.ts';
import type { NumberedGreekWord } from './number-greek.ts';

/** A word of the text, with its mark of elision. */
const wordPattern = /[\p{L}\p{M}’᾽ʼ']+/gu;

/**
 * Adds the numbers and parsings of MorphGNT to the words of the SBL Greek New Testament. The words of a verse must be
 * the same, apart from accents; MorphGNT may have more after them (the shorter ending of Mark). An accent that differs
 * is an error of typing in this copy of the text: it is corrected, and a note says so. Throws for different words.
 */
export function tagGreekText(verses: readonly VerseText[], words: readonly NumberedGreekWord[]): VerseText[] {
  const ofVerse = Map.groupBy(words, ({ verse }) => verse);
  return verses.map((verse) => tagVerse(verse, ofVerse.get(verse.id) ?? []));
}

function tagVerse({ id, text, marks }: VerseText, words: readonly NumberedGreekWord[]): VerseText {
  const tagged: WordMark[] = [];
  const parsed: ParsedMark[] = [];
  const notes: NonNullable<VerseMarks['notes']> = [];
  let corrected = text;
  for (const [index, { 0: own, index: start }] of [...text.matchAll(wordPattern)].entries()) {
    const word = words[index];
    if (!word || !isSameWord(own, word.word))
      throw new Error(`verse ${id} has "${own}" as word ${index + 1}, and MorphGNT has "${word?.word ?? ''}"`);
    const end = start + own.length;
    if (isOtherAccent(own, word.word)) {
      corrected = corrected.slice(0, start) + word.word + corrected.slice(end);
      notes.push([end, `The accent is corrected from MorphGNT; the source of this text has ${own}.`]);
    }
    if (!word.number) parsed.push([start, end, word.morphology]);
    else if (word.formNumber) tagged.push([start, end, word.number, word.morphology, word.formNumber]);
    else tagged.push([start, end, word.number, word.morphology]);
  }
  return {
    id,
    text: corrected,
    marks: {
      ...marks,
      words: tagged,
      ...(parsed.length > 0 && { parsed }),
      ...(notes.length > 0 && { notes: [...(marks.notes ?? []), ...notes].sort(([a], [b]) => a - b) }),
    },
  };
}

/** The two texts write elision with different characters. */
const elision = /[’᾽ʼ']/gu;

function isSameWord(own: string, other: string): boolean {
  const letters = (word: string): string => foldText(word.replaceAll(elision, ''));
  return letters(own) === letters(other);
}

/** Whether only accents differ. The offsets of other words must stay valid. */
function isOtherAccent(own: string, other: string): boolean {
  const composed = (word: string): string => word.normalize('NFC').replaceAll(elision, '');
  return composed(own) !== composed(other) && own.length === other.length;
}
