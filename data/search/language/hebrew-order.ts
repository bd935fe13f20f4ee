/** A letter with the points and accents behind it; maqaf, paseq and sof pasuq stand for themselves. */
const pointed = /(?<letter>[\u05D0-\u05EA])(?<marks>[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7]{2,})/gu;

/** Shin and sin dot, dagesh, rafe, vowels, meteg, accents. */
function rank(mark: string): number {
  const code = mark.codePointAt(0) ?? 0;
  if (code === 0x5c1 || code === 0x5c2) return 0;
  if (code === 0x5bc) return 1;
  if (code === 0x5bf) return 2;
  if ((code >= 0x5b0 && code <= 0x5bb) || code === 0x5c7) return 3;
  return code === 0x5bd ? 4 : 5;
}

/**
 * Hebrew with its marks in the order of the Leningrad Codex's transcriptions, in which keyboards and Unicode's normal
 * forms do not put them: the dagesh stands before the vowel.
 */
export function orderHebrewMarks(text: string): string {
  return text.replaceAll(
    pointed,
    (_, letter: string, marks: string) => letter + [...marks].sort((a, b) => rank(a) - rank(b)).join(''),
  );
}
