import { languageOfNumber } from '../../dictionary/entry-number.ts';
import type { VerseMarks, WordMark } from '../verse-marks.ts';
import { clauseHeads, determiners, isWeak, looseWords, wordsIn } from './english-words.ts';

const word = /[\p{L}\p{M}]+(?:[’'-][\p{L}\p{M}]+)*/gu;
/** Ends a clause: what precedes it belongs to no tag after it. */
const clauseEnd = /[,.;:?!()—]/gu;
/**
 * Also ends a clause where the small words of the original have no tags: "and it came to pass after two full <years>".
 */
const formula = /\b(?:(?:came?|come|cometh) to pass|how (?:long|many|much|oft))\b/gi;
/** Printed concordances file a word without these. */
const ignored: ReadonlySet<string> = new Set(['the', 'a', 'an', 'of']);

/**
 * Extends the tags of a verse over the untagged words before each in its clause, because the source tags one word of a
 * phrase, the last ("laid <down>", "perceive <we>"). Supplied words render nothing and stop the extension. In the Greek
 * Testament every word is tagged, so all of the words belong to the tag, except an article or "of" at their start. In
 * the Hebrew text small words are not tagged, so only words of sense are added ("burnt <offering>", but "there was
 * <light>").
 */
export function reachBack(text: string, { words = [], supplied = [] }: VerseMarks): WordMark[] {
  let from = 0;
  let last: { start: number; end: number; reached: number } | undefined;
  return words.map((mark): WordMark => {
    const [start, end, number] = mark;
    // Two numbers on the same words are extended equally.
    if (last && last.start === start && last.end === end) return mark.with(0, last.reached) as WordMark;
    const free = supplied.reduce(
      (latest, span) => (span[0] < start ? Math.max(latest, Math.min(span[1], start)) : latest),
      from,
    );
    from = Math.max(from, end);
    if (start === end || free >= start) return mark;
    const gap = text.slice(free, start);
    const isGreek = languageOfNumber(number) === 'greek';
    const clause = free + lastEnd(gap, isGreek ? [clauseEnd] : [clauseEnd, formula]);
    const untagged = [...text.slice(clause, start).matchAll(word)].map((match) => ({
      word: match[0].toLowerCase(),
      at: clause + match.index,
    }));
    const isSmall = wordsIn(text.slice(start, end)).every(isWeak);
    const reached =
      (isGreek ? untagged.find((other) => !ignored.has(other.word)) : senseOf(untagged, isSmall))?.at ?? start;
    last = { start, end, reached };
    return mark.with(0, reached) as WordMark;
  });
}

interface UntaggedWord {
  word: string;
  at: number;
}

/** The offset after the last clause end; 0 if there is none. */
function lastEnd(gap: string, ends: readonly RegExp[]): number {
  const matches = ends.map((end) => [...gap.matchAll(end)].at(-1));
  return Math.max(0, ...matches.map((match) => (match ? match.index + match[0].length : 0)));
}

/**
 * Where the words of sense that belong to the tagged one begin: after a word that opens a clause, and not before a
 * determiner, unless the tagged word has no sense by itself.
 */
function senseOf(untagged: readonly UntaggedWord[], isSmall: boolean): UntaggedWord | undefined {
  const opens = untagged.findLastIndex(
    ({ word: other }) => clauseHeads.has(other) || (!isSmall && determiners.has(other)),
  );
  return untagged.slice(opens + 1).find(({ word: other }) => !isWeak(other) && !looseWords.has(other));
}
