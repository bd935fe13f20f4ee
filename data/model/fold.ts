/**
 * Folding for search: what a reader types, with or without points, accents and final forms, meets what is stored.
 * Display always keeps the source's own order of marks.
 */

const combiningMarks = /\p{M}/gu;
/** Points and accents stand between U+0591 and U+05C7; maqaf (U+05BE), paseq and sof pasuq in between are punctuation. */
const hebrewPunctuation = /[\u05BE\u05C0\u05C3\u05C6]/gu;
const finalForms: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ', ς: 'σ' };
const finalForm = /[ךםןףץς]/gu;
/** Signs for alef and ayin in transliteration, and apostrophes typed for them. */
const transliterationSigns = /[ʼʻʾʿ’‘'`´ʹʺ"]/gu;

/** Hebrew without points, accents and final forms, Greek and Latin without accents, in lower case; maqaf is a space. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(hebrewPunctuation, ' ')
    .replace(combiningMarks, '')
    .replace(finalForm, (letter) => finalForms[letter] ?? letter)
    .toLowerCase()
    .replace(finalForm, (letter) => finalForms[letter] ?? letter);
}

/** {@link foldText} that also drops the signs for alef and ayin: `ʼĕlôhîym` is found as "elohiym". */
export function foldTransliteration(text: string): string {
  return foldText(text).replace(transliterationSigns, '').replace(/ᵉ/gu, 'e').replace(/ᵃ/gu, 'a').replace(/ᵒ/gu, 'o');
}
