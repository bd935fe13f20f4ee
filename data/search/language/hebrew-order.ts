/** A letter with the points and accents after it. Maqaf, paseq and sof pasuq are separate characters. */
const pointed = /(?<letter>[\u05D0-\u05EA])(?<marks>[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7]{2,})/gu;

/** Order: shin and sin dot, dagesh, rafe, vowels, meteg, accents. */
function rank(mark: string): number {
  const code = mark.codePointAt(0) ?? 0;
  if (code === 0x5c1 || code === 0x5c2) return 0;
  if (code === 0x5bc) return 1;
  if (code === 0x5bf) return 2;
  if ((code >= 0x5b0 && code <= 0x5bb) || code === 0x5c7) return 3;
  return code === 0x5bd ? 4 : 5;
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
