import { linkByNumber, type NamedPlace } from '#data/interlinear/link-words.ts';
import { taggedPhrases, phraseShown } from '#data/text/phrases/phrase-pieces.ts';
import type { VerseMarks, WordMark } from '#data/text/verse-marks.ts';
import type { VerseText } from '#data/text/verse-text.ts';
import { verseWords } from '#data/text/words-of-verse.ts';
import type { GreekReference } from './king-james-verse.ts';

/** A verse of the translation with its tags, sorted, and the Greek word of each. */
export interface ReferringVerse {
  text: string;
  words: readonly WordMark[];
  references: readonly (GreekReference | undefined)[];
}

/**
 * The Greek words that a program would not find by the numbers alone, as `links` of the verse's marks. Each named word
 * changes what is left for the others, so this repeats until all words are those that the file names.
 */
export function linksOfVerse(
  { text, words, references }: ReferringVerse,
  greek: VerseText,
  positions: readonly number[],
): NonNullable<VerseMarks['links']> {
  const original = verseWords(greek.text, greek.marks, true);
  const phrases = taggedPhrases(words).map((phrase) => {
    const mark = words.indexOf(phrase.mark);
    const reference = references[mark];
    const shown = phraseShown(text, phrase);
    return {
      mark,
      number: phrase.mark[2],
      text: shown,
      isEmpty: shown === '',
      partner: reference?.verse === greek.id ? positions.indexOf(reference.position) : -1,
    };
  });
  const places = new Map<number, NamedPlace>();
  for (let hasFound = true; hasFound;) {
    hasFound = false;
    const linked = linkByNumber(
      phrases.map((phrase) => ({ ...phrase, place: places.get(phrase.mark) })),
      original,
    );
    for (const [index, { mark, number, partner }] of phrases.entries()) {
      if (partner === -1 || linked[index] === partner || places.has(mark)) continue;
      const same = original.flatMap((word, at) => (word.number === number ? at : []));
      places.set(mark, { nth: same.indexOf(partner), of: same.length });
      hasFound = true;
    }
  }
  return [...places].sort(([a], [b]) => a - b).map(([mark, { nth, of }]) => [mark, nth, of]);
}
