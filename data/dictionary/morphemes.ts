import { describeParsing } from './morphology.ts';

/** A part of a Hebrew or Aramaic word: a prefix, the word itself or an ending. */
export interface Morpheme {
  form: string;
  /** In plain words: "preposition", "pronoun suffix, second person feminine singular". */
  parsing: string;
}

/** The endings that a part of a code can have, in consonants. The longest that fits is taken. */
const endings: Readonly<Record<string, RegExp>> = {
  Sp1cs: /(?:ני|י|נ)$/,
  Sp1cp: /(?:נו|נא|נ)$/,
  Sp2ms: /(?:כה|ך)$/,
  Sp2fs: /(?:כי|ך)$/,
  Sp2mp: /(?:כם|כמו|כון|כן)$/,
  Sp2fp: /(?:כנה|כן)$/,
  Sp3ms: /(?:הו|הי|נו|ו|ה)$/,
  Sp3fs: /(?:נה|הא|ה|א)$/,
  Sp3mp: /(?:המה|הם|הון|המו|מו|ם|ן|הן)$/,
  Sp3fp: /(?:הנה|הן|הין|נה|ן)$/,
  Sd: /ה$/,
  Sh: /ה$/,
  Sn: /ן$/,
  Td: /[אה]$/,
};

/**
 * A nun belongs to an ending only if it has a dagesh and the vowels of נּוּ (no holam) or נָּה (no mappiq): בְּנוֹ and יִתְּנָהּ are בְּנ and
 * יִתְּנ with an ending. A noun has the ending י, not ני.
 */
const nunOfStem: Readonly<Record<string, RegExp>> = {
  Sp3ms: /\u05B9|נ(?:(?!\u05BC)[^א-ת])*ו/,
  Sp3fs: /ה[^א-ת]*\u05BC|נ(?:(?!\u05BC)[^א-ת])*ה|\u05B6/,
};

/**
 * The parts of a word with their letters, in the order of the code: לְעָזְבֵ֖ךְ is לְ, עָזְבֵ֖ and ךְ. Prefixes are one letter
 * each. Empty for a word of one part, a Greek word, and where the letters do not fit the code.
 */
export function morphemesOf(form: string, code: string): Morpheme[] {
  const [language = '', ...rest] = code;
  const parts = rest.join('').split('/').filter(Boolean);
  if (!/^[HA][A-Z]/.test(code) || parts.length < 2) return [];
  const letters = [...form.matchAll(/[א-ת][^א-ת]*/g)].map(([letter]) => letter);
  const isEnding = (part: string, index: number): boolean =>
    index > 0 && (part.startsWith('S') || (language === 'A' && part === 'Td'));
  const at = parts.findLastIndex((part, index) => !isEnding(part, index));
  const prefixes = letters.slice(0, at);
  let stem = letters.slice(at);
  const suffixes: string[] = [];
  for (const part of parts.slice(at + 1).toReversed()) {
    const length = endingLength(stem, part, parts[at] ?? '');
    if (length === 0 || length >= stem.length) return [];
    suffixes.unshift(stem.slice(-length).join(''));
    stem = stem.slice(0, -length);
  }
  if (stem.length === 0) return [];
  const forms = [...prefixes, stem.join(''), ...suffixes];
  return parts.map((part, index) => ({ form: forms[index] ?? '', parsing: describeParsing(language + part) }));
}

/** How many letters an ending has, 0 if none fits. */
function endingLength(letters: readonly string[], part: string, stem: string): number {
  const consonants = letters.map(([letter]) => letter).join('');
  const found = endings[part]?.exec(consonants)?.[0] ?? '';
  const hasNun = found.startsWith('נ') && found.length === 2;
  const isOfStem =
    part === 'Sp1cs'
      ? /^[NA]/.test(stem) || consonants.startsWith('בינ')
      : nunOfStem[part]?.test(letters.slice(-2).join('')) === true;
  return hasNun && isOfStem ? 1 : found.length;
}
