export interface NumberedWord {
  word: string;
  /** "H2091": its tag's, or an invented one. */
  number: string;
  isInvented: boolean;
}

const tagged = /^(?<before>[^{]*)\{(?<number>[HG]\d+)\}(?<after>.*)$/;

/**
 * Gives every word of a sample verse a number, as the specification of the sample page asks: a tag's own, else an
 * invented one made of the word's place in the verse, from 0. Words in capitals have H1000 and on, others H2000 and
 * on; behind a tag it is H3000 and H4000. No other page invents numbers.
 */
export function inventNumbers(strongsContent: string): NumberedWord[] {
  let isBehindTag = false;
  return strongsContent
    .split(/\s+/)
    .filter(Boolean)
    .map((text, index) => {
      const { before, number, after } = tagged.exec(text)?.groups ?? {};
      if (number !== undefined) {
        isBehindTag = true;
        return { word: `${before}${after}`, number, isInvented: false };
      }
      const series = (isBehindTag ? 3000 : 1000) + (/^\p{Lu}/u.test(text) ? 0 : 1000);
      return { word: text, number: `H${series + index}`, isInvented: true };
    });
}
