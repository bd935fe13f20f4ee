import { languageOfNumber } from '../../dictionary/entry-number.ts';
import { furtherPiece, type Span, type WordMark } from '../verse-marks.ts';
import { auxiliaries, clauseHeads, isWeak, looseWords, wordsIn } from './english-words.ts';

export interface TaggedPhrase {
  /** The tag that counts. */
  mark: WordMark;
  /** In the order of the text; more than one where other words split the phrase. */
  pieces: Span[];
}

/** Groups the tags of a verse into phrases: a further piece belongs to the nearest counted tag of its number. */
export function taggedPhrases(words: readonly WordMark[]): TaggedPhrase[] {
  const phrases = words.map((mark): TaggedPhrase => ({ mark, pieces: [[mark[0], mark[1]]] }));
  for (const [index, mark] of words.entries()) {
    if (mark[3] !== furtherPiece) continue;
    const whole = phrases.filter((phrase) => phrase.mark[2] === mark[2] && phrase.mark[3] !== furtherPiece);
    const nearest = whole.reduce<TaggedPhrase | undefined>((best, phrase) => {
      const away = Math.abs(words.indexOf(phrase.mark) - index);
      return best && Math.abs(words.indexOf(best.mark) - index) <= away ? best : phrase;
    }, undefined);
    nearest?.pieces.push([mark[0], mark[1]]);
  }
  for (const { pieces } of phrases) pieces.sort((a, b) => a[0] - b[0]);
  return phrases.filter(({ mark }) => mark[3] !== furtherPiece);
}

/** The phrase for a word table, with an ellipsis where other words are between: "should … perish". */
export function phraseShown(text: string, { pieces }: TaggedPhrase): string {
  return pieces.map(([start, end]) => text.slice(start, end)).join(' … ');
}

/** The pieces of a phrase, in the order of the text. */
export function phrasePieces(text: string, { pieces }: TaggedPhrase): string[] {
  return pieces.map(([start, end]) => text.slice(start, end));
}

/**
 * The words of a phrase for the name of its rendering: without the auxiliaries and pronouns of a piece before it
 * ("should … perish" is perish), with what belongs to its sense ("sent … away"). A phrase of the Old Testament also has
 * the small words before it, which Hebrew joins to the word or has no tag for: "that thy God" is God.
 */
export function phraseFiled(text: string, { mark, pieces }: TaggedPhrase): string {
  const words = pieces.map(([start, end]) => text.slice(start, end));
  const first = words.findIndex((piece) => !wordsIn(piece).every(isWeak));
  const filed = words.slice(Math.max(0, first)).join(' ');
  return languageOfNumber(mark[2]) === 'hebrew' ? withoutSmallWords(filed) : filed;
}

/** If it has only small words, from the last verb on: "shalt make" is make. */
function withoutSmallWords(text: string): string {
  const words = text.split(' ');
  const first = words.findIndex((word) => !wordsIn(word).every(isSmallInHebrew));
  const verb = words.findLastIndex((word) => wordsIn(word).some((part) => auxiliaries.has(part)));
  return words.slice(Math.max(0, first === -1 ? verb : first)).join(' ');
}

function isSmallInHebrew(word: string): boolean {
  return isWeak(word) || looseWords.has(word) || clauseHeads.has(word);
}
