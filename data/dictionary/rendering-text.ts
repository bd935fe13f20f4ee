import { auxiliaries } from '../text/phrases/english-words.ts';

const outerPunctuation = /^[\p{P}\s]+|[\p{P}\s]+$/gu;
const wordsOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
/**
 * Words that a tag includes with the one that it renders: "of God", "the love" and "to love" are God and love, as
 * printed concordances count them (G26 is love 86 times).
 */
const leadingWords = wordsOf('the a an of to unto into in for from by with at on upon and');
/** The same for the subject of a verb and for auxiliaries: "we know", "lovest thou", "hath loved". */
const subjects = wordsOf('i thou he she it we ye you they them him us who which that o there');
const conjunctions = wordsOf('when if as but so while because after therefore then now also');

/**
 * The words of a tag in the form for grouping: "of God," is "God"; "in the" does not change, because it has no other
 * word.
 */
export function renderingText(text: string): string {
  const words = text.replace(/\s+/g, ' ').replace(outerPunctuation, '').split(' ');
  const verb = words.slice(
    words.findIndex((word) => !isSmall(word)),
    words.findLastIndex((word) => !subjects.has(plain(word))) + 1,
  );
  if (words.some((word) => !isSmall(word))) return verb.join(' ').replace(outerPunctuation, '');
  // A verb of being or having is a rendering itself: "he was", "that we have".
  const verbAt = words.findIndex((word) => auxiliaries.has(plain(word)));
  const first = verbAt > 0 ? verbAt : words.findIndex((word) => !leadingWords.has(plain(word)));
  return words.slice(Math.max(0, first)).join(' ');
}

function isSmall(word: string): boolean {
  const small = plain(word);
  return leadingWords.has(small) || subjects.has(small) || conjunctions.has(small) || auxiliaries.has(small);
}

function plain(word: string): string {
  return word.toLowerCase().replace(outerPunctuation, '');
}
