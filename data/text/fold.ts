/**
 * Folding for search: what a reader types, with or without points, accents and final forms, meets what is stored.
 * Display always keeps the source's own order of marks.
 */

// eslint-disable-next-line no-control-regex
const ascii = /^[\u0000-\u007F]*$/;
const combiningMarks = /\p{M}/gu;
/** Points and accents stand between U+0591 and U+05C7; maqaf (U+05BE), paseq and sof pasuq in between are punctuation. */
const hebrewPunctuation = /[\u05BE\u05C0\u05C3\u05C6]/gu;
const finalForms: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ', ς: 'σ' };
const finalForm = /[ךםןףץς]/gu;
/** Letters that two are written as one in: Cæsar, Judæa, Zacchæus. Readers type the two, and so do other editions. */
const ligatures: Record<string, string> = { æ: 'ae', œ: 'oe', Æ: 'Ae', Œ: 'Oe' };
const ligature = /[æœÆŒ]/gu;
/** Signs for alef and ayin in transliteration, and apostrophes typed for them. */
const transliterationSigns = /[ʼʻʾʿ’‘'`´ʹʺ"]/gu;

/** Such a text has nothing to fold but its case. */
export function isAscii(text: string): boolean {
  return ascii.test(text);
}

/** Hebrew without points, accents and final forms, Greek and Latin without accents and ligatures, in lower case; maqaf is a space. */
export function foldText(text: string): string {
  // A third of the time of a page of results went into folding words that have nothing to fold.
  if (isAscii(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(hebrewPunctuation, ' ')
    .replace(combiningMarks, '')
    .replace(ligature, (letter) => ligatures[letter] ?? letter)
    .replace(finalForm, (letter) => finalForms[letter] ?? letter)
    .toLowerCase()
    .replace(finalForm, (letter) => finalForms[letter] ?? letter);
}

/**
 * A wording in lower case as a text with ligatures may have it, itself first: "judaea", "judæa". For what compares with
 * stored words that are not folded; SQLite's `lower` leaves a capital Æ as it is.
 */
export function ligatureSpellings(text: string): string[] {
  const lower = text.toLowerCase();
  const joined = lower.replaceAll('ae', 'æ').replaceAll('oe', 'œ');
  return [...new Set([lower, joined, joined.replace(/^[æœ]/u, (letter) => letter.toUpperCase())])];
}

/**
 * Vowel letters that Strong's scheme writes out and few type: elohiym, towrah, ruwach. The circumflex tells them from
 * consonants; where it was not typed, a vowel after them does.
 */
const vowelLetters: [written: RegExp, typed: string][] = [
  [/îy|iy(?![aeiouâêîôû])/gu, 'i'],
  [/ôw|ow(?![aeiouâêîôû])/gu, 'o'],
  [/ûw|uw(?![aeiouâêîôû])/gu, 'u'],
];
/** Reduced vowels, raised in print; samekh, which Strong writes with a cedilla. */
const plainLetters: Record<string, string> = { ᵉ: 'e', ᵃ: 'a', ᵒ: 'o', ç: 's' };

/**
 * {@link foldText} of a transliteration, as it is typed without the signs for alef and ayin and without vowel
 * letters: `ʼĕlôhîym` is found as "elohim" and as "elohiym", `cheçed` as "chesed".
 */
export function foldTransliteration(text: string): string {
  const letters = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ᵉᵃᵒç]/gu, (letter) => plainLetters[letter] ?? letter);
  const short = vowelLetters.reduce((word, [written, typed]) => word.replace(written, typed), letters);
  return foldText(short).replace(transliterationSigns, '');
}
