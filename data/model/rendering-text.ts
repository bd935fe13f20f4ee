const outerPunctuation = /^[\p{P}\s]+|[\p{P}\s]+$/gu;
/**
 * Words that a tag takes in with the one it renders: "of God", "the love" and "to love" are God and love, as printed
 * concordances count them (G26 is love 86 times).
 */
const leadingWords = new Set('the a an of to unto into in for from by with at on upon and'.split(' '));

/** The words of a tag, as they are grouped: "of God," is "God"; "in the" stays, since nothing else is there. */
export function renderingText(text: string): string {
  const words = text.replace(/\s+/g, ' ').replace(outerPunctuation, '').split(' ');
  const first = words.findIndex((word) => !leadingWords.has(word.toLowerCase()));
  return words.slice(Math.max(0, first)).join(' ');
}
