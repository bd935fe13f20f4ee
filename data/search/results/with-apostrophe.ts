/** English words that people type without their apostrophe: "cant", "jacobs". The index splits them there. */
const contracted = /^(?:(?<negated>\p{L}+n)(?=t$)|(?<other>\p{L}+)(?=(?:re|ve|ll|s|d)$))/u;

/** The word with its apostrophe, if the version has the part before it. */
export function withApostrophe(word: string, candidates: readonly { word: string }[]): string | undefined {
  const { negated, other } = contracted.exec(word)?.groups ?? {};
  const start = negated ?? other;
  if (start === undefined || !candidates.some((candidate) => candidate.word === start)) return undefined;
  return `${start}'${word.slice(start.length)}`;
}
