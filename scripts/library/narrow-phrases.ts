import { languageOfNumber, type EntryNumber } from '#data/dictionary/entry-number.ts';
import { clauseHeads, determiners, isWeak, looseWords, wordsIn } from '#data/text/phrases/english-words.ts';
import { furtherPiece, type WordMark } from '#data/text/verse-marks.ts';
import type { VerseText } from '#data/text/verse-text.ts';

const word = /[\p{L}’'-]+/gu;
/** Has its own tag or, after "and it", none. */
const formula = /\b(?:came|come|cometh) to pass\b/i;

/**
 * In the Old Testament of the master file, a phrase begins where the one before ends, so it also has words that Hebrew
 * expresses by another word or by none: "came <the word>", "things <that his father>". This removes them from the tag if
 * they have a sense of their own: up to a word that opens a clause, and for a noun up to its article or pronoun. A verb
 * can have its object in the phrase ("plucked off their hair").
 */
export function narrowPhrases(verses: readonly VerseText[], isNoun: (number: EntryNumber) => boolean): VerseText[] {
  return verses.map((verse) => {
    const { text, marks } = verse;
    if (!marks.words?.some(([, , number]) => languageOfNumber(number) === 'hebrew')) return verse;
    const pieces = new Set(marks.words.filter((mark) => mark[3] === furtherPiece).map(([, , number]) => number));
    const words = marks.words.map((mark): WordMark => {
      const [start, end, number] = mark;
      // The pieces of a split phrase have the sense together.
      return pieces.has(number)
        ? mark
        : (mark.with(0, start + cutOf(text.slice(start, end), isNoun(number))) as WordMark);
    });
    words.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    return { ...verse, marks: { ...marks, words } };
  });
}

/** How many letters of a phrase are not of its word. */
function cutOf(phrase: string, isNoun: boolean): number {
  const words = [...phrase.matchAll(word)].map((match) => ({ word: match[0].toLowerCase(), at: match.index }));
  const opens = words.findLastIndex(
    (each, index) => index < words.length - 1 && (clauseHeads.has(each.word) || (isNoun && determiners.has(each.word))),
  );
  const after = formula.exec(phrase);
  const cuts = [words[opens]?.at ?? 0, after ? after.index + after[0].length + 1 : 0].sort((a, b) => b - a);
  return cuts.find((at) => hasSense(phrase.slice(0, at)) && hasSense(phrase.slice(at))) ?? 0;
}

function hasSense(text: string): boolean {
  return wordsIn(text).some((each) => !isWeak(each) && !looseWords.has(each) && !clauseHeads.has(each));
}
