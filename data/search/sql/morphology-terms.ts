import { greekFormTerm } from '../../dictionary/morphology/greek-forms.ts';

/**
 * Terms of parsings in the full-text index. Each begins with a private-use character, so that it can be searched by
 * prefix and never matches a word of the text. Hebrew and Greek have different characters, because the letters of their
 * codes mean different things.
 */
const [hebrewMark, greekMark] = ['\u{E000}', '\u{E001}'];
/** Instead of the Greek mark after the number of a form, so that a search for the parsing alone counts the word once. */
const formMark = '\u{E002}';

const greekWords = /^(?:ADV|CONJ|COND|PRT|PREP|INJ|ARAM|HEB)(?:-[A-Z]+)?$/i;

/** Whether a code is one of Robinson's. Those of the Hebrew text have no hyphen. */
export function isGreekCode(code: string): boolean {
  return code.includes('-') || greekWords.test(code);
}

/**
 * The terms of a word's parsing. "HR/Ncfsa" has one for the preposition and one for the noun; a Greek code is one
 * term.
 */
export function morphologyTerms(code: string): string[] {
  if (isGreekCode(code)) return [greekTerm(greekFormTerm(code))];
  const parts = code
    .replace(language, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return parts.map(code.startsWith('A') ? aramaicTerm : hebrewTerm);
}

/**
 * The term of a Hebrew code, or of its beginning, without its language: letters and digits in lower case, so that
 * capitals are optional in a query, except for verb stems that differ only by case: [VPp3ms] is the Pual, [Vpp3ms] the
 * Piel.
 */
export function hebrewTerm(code: string): string {
  return hebrewMark + code.replace(capitalStem, `$&${capitalMark}`).toLowerCase();
}

/**
 * {@link hebrewTerm} of an Aramaic word. A verb gets a mark, because its stem letter is another stem: Vq is the Qal, and
 * in Daniel the Peal. [V*] matches both.
 */
export function aramaicTerm(code: string): string {
  return hebrewTerm(code).replace(/^(?<mark>.)v/su, `$<mark>v${aramaicMark}`);
}

export function greekTerm(form: string): string {
  return greekMark + form;
}

/** The term of a Greek parsing after the number of a form; none for a Hebrew one, whose forms have no numbers. */
export function afterFormNumber(term: string): string[] {
  return term.startsWith(greekMark) ? [formMark + term.slice(greekMark.length)] : [];
}

/** The code of a pronominal suffix ("Ncmsc/Sp3ms"), which is not the word's own code. */
export function isSuffixTerm(term: string): boolean {
  return term.startsWith(`${hebrewMark}s`);
}

/** The start of OSHM codes, H or A. */
const language = /^[HA](?=[A-Z])/;

/**
 * A verb whose stem letter means another stem in lower case, by the list of OSHM codes: Hophal and Hiphil, Pulal and
 * Palel, Polpal and Pilpel, Poal and Poel, Polal and Polel, Pual and Piel, Qal passive and Qal.
 */
const capitalStem = /^[Vv](?=[HKLMOPQ])/;
/** The index has no capitals. The mark precedes the letter, so that [Vp*] does not match a Pual; no code has a zero. */
const capitalMark = '0';
/** Directly after the V, where no code has a digit. */
const aramaicMark = '1';
