export interface NumberedWord {
  word: string;
  /** For example "H2091": the number of its tag, or an invented one. */
  number: string;
  isInvented: boolean;
}

const tagged = /^(?<before>[^{]*)\{(?<number>[HG]\d+)\}(?<after>.*)$/;

/**
 * Assigns a number to every word of a sample verse, as the specification of the sample page requires: the number of its
 * tag, or an invented one based on the index of the word in the verse, from 0. Capitalized words start at H1000, others
 * at H2000; after a tag they start at H3000 and H4000. No other page invents numbers.
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
