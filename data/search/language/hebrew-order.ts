/** A letter with the points and accents after it. Maqaf, paseq and sof pasuq are separate characters. */
const pointed = /(?<letter>[\u05D0-\u05EA])(?<marks>[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7]{2,})/gu;

/** The kinds of marks in their order: shin and sin dot, dagesh, rafe, vowels, meteg. Accents follow. */
const kinds = [/[\u05C1\u05C2]/u, /\u05BC/u, /\u05BF/u, /[\u05B0-\u05BB\u05C7]/u, /\u05BD/u];

function rank(mark: string): number {
  const at = kinds.findIndex((kind) => kind.test(mark));
  return at === -1 ? kinds.length : at;
}

/**
 * Puts Hebrew marks in the order of the Leningrad Codex's transcriptions, with the dagesh before the vowel. Keyboards
 * and Unicode normal forms use other orders.
 */
export function orderHebrewMarks(text: string): string {
  return text.replaceAll(
    pointed,
    (_, letter: string, marks: string) => letter + [...marks].sort((a, b) => rank(a) - rank(b)).join(''),
  );
}
