import { foldedWords } from '../language/split-words.ts';

/** Separates the pieces of a phrase that other words split. No word has it. */
const bar = '|';

/** A phrase in the words of the index: "of god"; with a bar between its pieces: "should|perish". */
export function indexedPhrase(pieces: readonly string[]): string {
  return pieces
    .map((piece) => foldedWords(piece).join(' '))
    .filter((piece) => piece !== '')
    .join(bar);
}

/**
 * The ends of a phrase that a piece of a tagged phrase may begin with: "god" of "of God", because the article and the
 * preposition belong to no number; "perish" of "not perish", where another word splits "should … perish". Empty for a
 * single word, which {@link isPhraseIn} searches for everywhere.
 */
export function phraseEnds(words: readonly string[], prefix: boolean): string[] {
  return words.slice(1).map((_, at) => `${bar} ${words.slice(at + 1).join(' ')}${prefix ? '' : ' '}`);
}

/**
 * Whether a tagged phrase, in the form of `indexedPhrase`, has the words, or a piece of it begins with the end of them.
 */
export function isPhraseIn(phrase: string, words: readonly string[], prefix: boolean): boolean {
  return (
    ` ${phrase.replaceAll(bar, ' ')} `.includes(` ${words.join(' ')}${prefix ? '' : ' '}`) ||
    phraseEnds(words, prefix).some((end) => `${bar} ${phrase.replaceAll(bar, ` ${bar} `)} `.includes(end))
  );
}
