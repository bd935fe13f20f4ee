import { formatCountOf } from '../../site/count-text.ts';
import type { NearUnit } from './token.ts';

export const noWord = 'Type at least one letter.';
export const onlyExcluded = 'Add at least one word to find, for example H2617 -mercy.';
export const orNeedsWords = 'Each side of OR needs a word to find, not only words to exclude.';

export const notOpened = 'This closing parenthesis has no opening parenthesis.';
export const notClosed = 'This parenthesis is not closed.';
export const quoteNotClosed = 'The quotation mark is not closed.';
export const bracketNotClosed = 'The bracket [ is not closed.';
export const emptyParentheses = 'The parentheses are empty.';

export const andSides = 'AND needs a word on both sides.';
export const orSides = 'OR needs a word on both sides.';
export const nearSides = 'NEAR and PROX need a word on both sides.';
export const notSide = 'NOT needs a word after it.';
export const operatorSides = 'This operator needs words on both sides.';

export const tooCommonForProx = 'This word is too common for a search of nearby verses. Use a rarer word.';
export const nearWithStem = 'NEAR does not work with “~”. Use PROX instead.';
export const nearOneDistance =
  'NEAR needs words or "phrases" on both sides, and one distance. For anything else, use PROX.';
export function nearItselfMessage(text: string): string {
  return `NEAR needs different words. To find “${text}” twice in a row, use quotation marks.`;
}
export function nearDistanceMessage(min: number, max: number, unit: NearUnit): string {
  return `The distance must be ${min} to ${max} ${unit}.`;
}

export const wordExpected = 'Type a word after this, for example case:LORD.';
export function commonFormMessage(text: string): string {
  return `“${text}” is too common for “case:” and “exact:”.`;
}

export const stemWithStar = '“~” already finds all forms of a word. Remove the star.';
export const stemOfSeveral = 'Use “~” before a single word, for example ~love.';
export const stemNotEnglish = '“~” works only with English words.';
export const numberInPhrase = 'Write a Strong’s number after the quotation marks, for example "tender mercy" H2617.';
export const stemInPhrase = '“~” does not work in a phrase in quotation marks.';
export function stemWithNumberMessage(text: string, number: string): string {
  return `“~” cannot be combined with a Strong’s number. Try ~${text} AND ${number}.`;
}

export const starWithoutLetters = 'Type letters before the star, for example faith*.';
export const starWithin = 'The star works only at the end of a word, for example faith*.';
export function prefixLengthMessage(letters: number): string {
  return `Type at least ${formatCountOf(letters, 'letter')} before the star.`;
}

export function wildcardLettersMessage(letters: number): string {
  return `A word with “?” needs at least ${formatCountOf(letters, 'letter')}, for example v?il.`;
}
export function wildcardLengthMessage(characters: number): string {
  return `A word with “?” can have at most ${formatCountOf(characters, 'character')}.`;
}
export const wildcardStart = 'The first or second character of a word with “?” must be a letter, for example ?saiah.';
export const wildcardInPhrase = '“?” does not work in a phrase in quotation marks.';
export function wildcardWithNumberMessage(text: string, number: string): string {
  return `“?” cannot be combined with a Strong’s number. Try ${text} AND ${number}.`;
}
export const nearWithWildcard = 'NEAR does not work with “?”. Use PROX instead.';
export function wildcardTooBroadMessage(text: string, max: number): string {
  return `“${text}” matches more than ${formatCountOf(max, 'word')}. Type more letters.`;
}

export const otherExpected =
  'Type a Strong’s number before “other:” and a word after it, for example H2617 other:mercy.';

export const scopeExpected = 'Type a book after “in:”, for example in:Romans.';
export function unknownScopeMessage(text: string): string {
  return `“${text}” is not a book or part of the Bible. Try in:Romans, in:Matt-John or in:OT.`;
}
export const codeExpected =
  'Brackets need a grammar code or grammar words, for example [Vqp3ms], [V-AAI-3S] or [aorist imperative].';
export function unknownGrammarWordMessage(word: string): string {
  return `“${word}” is not a grammar word. Type for example [qal imperative], [noun dative plural] or [V-AAI-3S].`;
}
export function noSuchFormMessage(text: string): string {
  return `No word can be “${text}”. Remove one of these grammar words.`;
}
export function tooManyFormsMessage(text: string): string {
  return `“${text}” fits too many forms. Add a part of speech, tense, mood or case, for example [aorist imperative].`;
}
export function unknownVariantMessage(number: string, letter: string): string {
  return `${number} has no variant “${letter}”. Use ${number}.`;
}
export function verbFormNumberMessage(number: string): string {
  return `${number} is a code for a verb form, not a word.`;
}
export function unknownNumberMessage(number: string): string {
  return `${number} does not exist. Strong’s numbers are H1 to H8674 and G1 to G5624, except G2717 and G3203 to G3302.`;
}

export function backwardsRangeMessage(written: string): string {
  return `The end of “${written}” is before its start.`;
}
export function incompleteRangeMessage(written: string): string {
  return `“${written}” is an incomplete range. Type where it starts and where it ends.`;
}
export function apocryphaMessage(written: string): string {
  return `“${written}” is in the Apocrypha, which this site does not have.`;
}
export function verseExpectedMessage(chapter: string): string {
  return `Type a verse number after “${chapter}:”.`;
}
export function lastChapterMessage(book: string, chapters: number): string {
  return `${book} has ${formatCountOf(chapters, 'chapter')}.`;
}

export function queryLengthMessage(max: number): string {
  return `A search can have at most ${formatCountOf(max, 'character')}.`;
}
export function maxTermsMessage(max: number): string {
  return `A search can have at most ${formatCountOf(max, 'word')}.`;
}
export function maxPrefixesMessage(max: number): string {
  return `A search can have at most ${formatCountOf(max, 'word')} with a star.`;
}
export function maxExactFormsMessage(max: number): string {
  return `A search can use “case:” and “exact:” at most ${formatCountOf(max, 'time')}.`;
}
export function maxStemsMessage(max: number): string {
  return `A search can use “~” at most ${formatCountOf(max, 'time')}.`;
}
export function maxWildcardsMessage(max: number): string {
  return `A search can use “?” in at most ${formatCountOf(max, 'word')}.`;
}
export const oneNearGroup = 'A search can use PROX, or NEAR with verses, chapters or books, only once.';
export function maxRangesMessage(max: number): string {
  return `A search can have at most ${formatCountOf(max, 'passage')}.`;
}
export function maxDepthMessage(max: number): string {
  return `Parentheses can be nested at most ${formatCountOf(max, 'level')} deep.`;
}
