import { languageOf } from '../../dictionary/entry-number.ts';
import type { VerseMarks, WordMark } from '../verse-marks.ts';
import { clauseHeads, determiners, isWeak, looseWords, wordsIn } from './english-words.ts';

const word = /[\p{L}\p{M}]+(?:[’'-][\p{L}\p{M}]+)*/gu;
/** Ends a clause: what stands before it belongs to no tag after it. */
const clauseEnd = /[,.;:?!()—]/gu;
/** Ends it too where the small words of the original have no tags: "and it came to pass after two full <years>". */
const formula = /\b(?:(?:came?|come|cometh) to pass|how (?:long|many|much|oft))\b/gi;
/** Printed concordances file a word without them. */
const unfiled: ReadonlySet<string> = new Set(['the', 'a', 'an', 'of']);

/**
 * The tags of a verse with the untagged words that stand before each in its clause: the source has its tags on one word
 * of a phrase, the last ("laid <down>", "perceive <we>"). Supplied words render nothing and end the reach. Of the Greek
 * Testament every word is tagged, so all of them belong to the tag, but for an article or "of" at their head. Of the
 * Hebrew the small words are not, so that only words of sense are taken ("burnt <offering>", but "there was <light>").
 */
export function reachBack(text: string, { words = [], supplied = [] }: VerseMarks): WordMark[] {
  let from = 0;
  let last: { start: number; end: number; reached: number } | undefined;
  return words.map((mark): WordMark => {
    const [start, end, number] = mark;
    // Two numbers on the same words reach back alike.
    if (last && last.start === start && last.end === end) return mark.with(0, last.reached) as WordMark;
    const free = supplied.reduce(
      (least, span) => (span[0] < start ? Math.max(least, Math.min(span[1], start)) : least),
      from,
    );
    from = Math.max(from, end);
    if (start === end || free >= start) return mark;
    const gap = text.slice(free, start);
    const isGreek = languageOf(number) === 'greek';
    const clause = free + lastEnd(gap, isGreek ? [clauseEnd] : [clauseEnd, formula]);
    const untagged = [...text.slice(clause, start).matchAll(word)].map((match) => ({
      word: match[0].toLowerCase(),
      at: clause + match.index,
    }));
    const isSmall = wordsIn(text.slice(start, end)).every(isWeak);
    const reached =
      (isGreek ? untagged.find((other) => !unfiled.has(other.word)) : senseOf(untagged, isSmall))?.at ?? start;
    last = { start, end, reached };
    return mark.with(0, reached) as WordMark;
  });
}

interface Place {
  word: string;
  at: number;
}

/** Behind the last of what ends a clause; 0 where nothing does. */
function lastEnd(gap: string, ends: readonly RegExp[]): number {
  const found = ends.map((end) => [...gap.matchAll(end)].at(-1));
  return Math.max(0, ...found.map((match) => (match ? match.index + match[0].length : 0)));
}

/**
 * Where words of sense begin that go with the tagged one: behind what opens a clause, and up to a determiner, unless
 * that one has no sense by itself.
 */
function senseOf(untagged: readonly Place[], isSmall: boolean): Place | undefined {
  const opens = untagged.findLastIndex(
    ({ word: other }) => clauseHeads.has(other) || (!isSmall && determiners.has(other)),
  );
  return untagged.slice(opens + 1).find(({ word: other }) => !isWeak(other) && !looseWords.has(other));
}
