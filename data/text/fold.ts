/**
 * Folding for search: what a reader types, with or without points, accents and final forms, matches what is stored. The
 * display always uses the source's own order of marks.
 */

// eslint-disable-next-line no-control-regex
const ascii = /^[\u0000-\u007F]*$/;
const combiningMarks = /\p{M}/gu;
/** In Spanish ñ is a letter of its own: año is a year, ano is not. Other languages hardly have it. */
const tilded = /n\u0303/giu;
/** Points and accents are between U+0591 and U+05C7; maqaf (U+05BE), paseq and sof pasuq in between are punctuation. */
const hebrewPunctuation = /[\u05BE\u05C0\u05C3\u05C6]/gu;
const finalForms: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ', ς: 'σ' };
const finalForm = /[ךםןףץς]/gu;
/** Letters that are two letters written as one: Cæsar, Judæa, Zacchæus. Readers and other editions write the two. */
const ligatures: Record<string, string> = { æ: 'ae', œ: 'oe', Æ: 'Ae', Œ: 'Oe' };
const ligature = /[æœÆŒ]/gu;
/** Characters for alef and ayin in transliteration, and apostrophes typed for them. */
const transliterationSigns = /[ʼʻʾʿ’‘'`´ʹʺ"]/gu;

/** ASCII text only has to be lower-cased. */
export function isAscii(text: string): boolean {
  return ascii.test(text);
}

/**
 * Hebrew without points, accents and final forms, Greek and Latin without accents and ligatures (but with ñ), in lower
 * case; maqaf is a space.
 */
export function foldText(text: string): string {
  // Folding words that have nothing to fold took a third of the time of a page of results.
  if (isAscii(text)) return text.toLowerCase();
  return (
    text
      // Compatibility forms too: "ﬁre" pasted from a PDF file is "fire".
      .normalize('NFKD')
      .replace(tilded, (letter) => letter.normalize('NFC'))
      .replace(hebrewPunctuation, ' ')
      .replace(combiningMarks, '')
      .replace(ligature, (letter) => ligatures[letter] ?? letter)
      .replace(finalForm, (letter) => finalForms[letter] ?? letter)
      .toLowerCase()
      .replace(finalForm, (letter) => finalForms[letter] ?? letter)
  );
}

/**
 * The spellings of a lower-cased rendering in a text with ligatures, itself first: "judaea", "judæa". For comparison
 * with stored words that are not folded; SQLite's `lower` does not change a capital Æ.
 */
export function ligatureSpellings(text: string): string[] {
  const lower = text.toLowerCase();
  const joined = lower.replaceAll('ae', 'æ').replaceAll('oe', 'œ');
  return [...new Set([lower, joined, joined.replace(/^[æœ]/u, (letter) => letter.toUpperCase())])];
}

/**
 * Vowel letters that Strong's system writes out and few readers type: elohiym, towrah, ruwach. The circumflex
 * distinguishes them from consonants; without it, a vowel after them marks a consonant.
 */
const vowelLetters: [written: RegExp, typed: string][] = [
  [/îy|iy(?![aeiouâêîôû])/gu, 'i'],
  [/ôw|ow(?![aeiouâêîôû])/gu, 'o'],
  [/ûw|uw(?![aeiouâêîôû])/gu, 'u'],
];
/** Reduced vowels, which are raised in print; samekh, which Strong writes with a cedilla. */
const plainLetters: Record<string, string> = { ᵉ: 'e', ᵃ: 'a', ᵒ: 'o', ç: 's' };

/**
 * {@link foldText} for a transliteration, without the characters for alef and ayin and without vowel letters:
 * `ʼĕlôhîym` matches "elohim" and "elohiym", `cheçed` matches "chesed".
 */
export function foldTransliteration(text: string): string {
  const letters = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ᵉᵃᵒç]/gu, (letter) => plainLetters[letter] ?? letter);
  const short = vowelLetters.reduce((word, [written, typed]) => word.replace(written, typed), letters);
  return foldText(short).replace(transliterationSigns, '');
}
