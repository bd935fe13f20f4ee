import { countedWords } from '../../dictionary/counted-words.ts';
import { entryOrdinal, type EntryNumber } from '../../dictionary/entry-number.ts';
import { furtherPiece, tagsInOrder, type VerseMarks, type VerseTag } from '../../text/verse-marks.ts';
import { afterFormNumber, isSuffixTerm, morphologyTerms } from './morphology-terms.ts';

/**
 * Terms for the column `tags` of the full-text index. Every Strong's number is one private-use character of Unicode,
 * which the tokenizer treats as a word and no reader types. A word of one character has no entry in the prefix indexes,
 * so the numbers of a tagged text add 1.8 MB instead of 5.
 */
const firstNumber = 0xf_0000;

export function numberTerm(number: EntryNumber): string {
  return String.fromCodePoint(firstNumber + entryOrdinal(number));
}

/**
 * The column `tags` of a verse, in the order of the text: the terms of every counted tag, and the parsings of other
 * words. A ketiv whose qere has the same number is not counted, but is found by its parsing.
 */
export function indexedTags(marks: VerseMarks): string {
  const counted = new Set<VerseTag>(countedWords(marks));
  return tagsInOrder(marks)
    .flatMap((tag) => tagTerms(tag, counted.has(tag)))
    .join(' ');
}

/**
 * The terms of a tag. A word's number is followed by the code of the word itself, and preceded by those of the prefixes
 * that are written together with it, so a number with its parsing is a phrase. The number of a form comes last, and has
 * the parsing after it too.
 */
export function tagTerms([, , number, morphology = '', form]: VerseTag, isCounted = true): string[] {
  if (morphology === furtherPiece) return [];
  const codes = morphologyTerms(morphology);
  if (!isCounted || !number) return codes;
  const last = codes.at(-1);
  const suffix = codes.length > 1 && last !== undefined && isSuffixTerm(last) ? codes.splice(-1) : [];
  const own = codes.splice(-1);
  return [
    ...codes,
    numberTerm(number),
    ...own,
    ...suffix,
    ...(form ? [numberTerm(form), ...own.flatMap(afterFormNumber)] : []),
  ];
}
