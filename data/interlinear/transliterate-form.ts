// cspell:ignore kodshi ozvekh vayakom
import { transliterate } from '../hebrew/language/transliterate.ts';

/** Kamats, as the texts write both of its sounds, and kamats katan, which `transliterate` reads as "o". */
const [kamats, kamatsKatan] = ['\u05B8', '\u05C7'];
const holam = /[\u05B9\u05BA]/u;
const shva = '\u05B0';
const meteg = '\u05BD';
const hatafKamats = '\u05B3';
const vowelSign = /[\u05B1-\u05BB\u05C7]/u;
const roughBreathing = '\u0314';
/** Cantillation marks. Meteg is not one of them. */
const accent = /[\u0591-\u05AE]/u;
/** Jerusalem, nearly always written without its second yod, but with the vowels around it. */
const missingYod = /ל([\u05B0\u05B4])([\u05B7\u05B8])(\P{L}*)(?=[םמ])/u;
const divineName = /^(?<prefix>.*)\u05D9\P{L}*\u05D4\P{L}*\u05D5\P{L}*\u05D4\P{L}*$/u;

/**
 * A word of the Hebrew or the Greek text in Latin letters. Hebrew follows the site's rules (`transliterate.ts`). `lemma`
 * is the dictionary form, `sound` the dictionary's own transliteration of it, and `code` the word's OSHM parsing code: they
 * tell where a kamats is read "o", and which Greek words without accents begin with "h".
 */
export function transliterateForm(form: string, language: string, { lemma = '', sound = '', code = '' } = {}): string {
  if (language === 'grc' || language === 'el') return transliterateGreek(withBreathing(form, lemma));
  const name = form.includes('ו') ? divineName.exec(form)?.groups : undefined;
  if (name) return `${transliterate(name['prefix'] ?? '')}YHWH`;
  const complete = form.normalize('NFC').replace(missingYod, 'ל$2$3י$1');
  if (!complete.includes(kamats)) return transliterate(complete);
  return transliterate(withKamatsKatan(complete, shortVowels(lemma.normalize('NFC'), sound), code));
}

interface Letter {
  letter: string;
  marks: string;
}

function lettersOf(word: string): Letter[] {
  return [...word.matchAll(/(\p{L})(\P{L}*)/gu)].map(([, letter = '', marks = '']) => ({ letter, marks }));
}

/**
 * Marks each kamats that is read "o" (kamats katan, in a closed syllable without stress):
 *
 * - where the dictionary form has "o" at the same consonant: כָּל (kol), קָדְשִׁי (kodshi), חָכְמָה;
 * - in the first syllable of an infinitive construct or an imperative of the Qal: לְעָזְבֵךְ (le’ozvekh);
 * - in the last syllable of a sequential imperfect whose stress is on an earlier syllable: וַיָּקָם (vayakom).
 */
function withKamatsKatan(form: string, lemma: string, code: string): string {
  const consonantsWithO = lettersWithO(lemma);
  const isShortQal = /V[qQ][cv]/.test(code);
  const isSequential = /V.w/.test(code);
  if (consonantsWithO.length === 0 && !isShortQal && !isSequential) return form;
  const letters = lettersOf(form);
  return letters
    .map(({ letter, marks }, index) => {
      const next = letters[index + 1];
      const isLast = index + 2 === letters.length;
      const isUnstressedEnd = isLast && isFinalConsonant(next) && !accent.test(marks);
      const isO =
        marks.includes(kamats) &&
        ((consonantsWithO.includes(letter) &&
          (isLast
            ? isUnstressedEnd && !/\/S/.test(code)
            : isClosedBy(next, marks) || lemma.includes(letter + kamatsKatan))) ||
          (isShortQal && !isLast && next?.marks.includes(shva)) ||
          (isSequential && isUnstressedEnd && letters.slice(0, index).some((before) => accent.test(before.marks))));
      return letter + (isO ? marks.replace(kamats, kamatsKatan) : marks);
    })
    .join('');
}

/** Strong’s transliterations have an "o" without a sign only for a kamats katan. A holam has a circumflex. */
const shortO = /o(?![\u0302\u0306w])/u;

/** The dictionary form with its first kamats in a closed syllable as kamats katan, if the dictionary reads it so. */
function shortVowels(lemma: string, sound: string): string {
  return shortO.test(sound.normalize('NFD')) ? lemma.replace(/\u05B8(?=\p{L}\p{M}*\u05B0)/u, kamatsKatan) : lemma;
}

/** The consonants of a dictionary form that are followed by "o": holam, holam with vav, or kamats katan. */
function lettersWithO(lemma: string): string[] {
  const letters = lettersOf(lemma);
  return letters
    .filter(({ marks }, index) => {
      const next = letters[index + 1];
      return holam.test(marks) || marks.includes(kamatsKatan) || (next?.letter === 'ו' && holam.test(next.marks));
    })
    .map(({ letter }) => letter);
}

/** Whether a consonant within a word closes the syllable before it. After a meteg, a shva is vocal. */
function isClosedBy(next: Letter | undefined, marksBefore: string): boolean {
  return (
    next !== undefined &&
    ((next.marks.includes(shva) && !marksBefore.includes(meteg)) || next.marks.includes(hatafKamats))
  );
}

function isFinalConsonant(last: Letter | undefined): boolean {
  return last !== undefined && !'אהוי'.includes(last.letter) && !vowelSign.test(last.marks);
}

/** A form without accents with the rough breathing of its dictionary form, where both begin with the same letter. */
function withBreathing(form: string, lemma: string): string {
  const [first = '', ...rest] = form;
  const start = /^(?<letter>\p{L})\p{M}*(?:\p{L}\p{M}*)?/u.exec(lemma.normalize('NFD'));
  const isRough =
    start?.[0].includes(roughBreathing) && start.groups?.['letter']?.toLowerCase() === first.toLowerCase();
  return isRough && !/\p{M}/u.test(form.normalize('NFD')) ? first + roughBreathing + rest.join('') : form;
}

const greekLetters: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'b',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'ē',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'ph',
  χ: 'ch',
  ψ: 'ps',
  ω: 'ō',
};
const diaeresis = '\u0308';
/** The first vowels of diphthongs, and the letters before which gamma is nasal. */
const [beforeUpsilon, beforeIota, velars] = [new Set('αεηο'), new Set('αεου'), new Set('γκξχ')];

/**
 * Greek in the usual scholarly letters (SBL Handbook of Style, general purpose): h for a rough breathing, u in
 * diphthongs, ng for γγ, ē and ō for the long vowels. Accents are left out.
 */
function transliterateGreek(form: string): string {
  const letters = [...form.normalize('NFD').matchAll(/(\p{L})(\p{M}*)|(\P{L})/gu)];
  let latin = '';
  for (const [index, [whole, letter, marks = '']] of letters.entries()) {
    if (letter === undefined) {
      latin += whole;
      continue;
    }
    const before = letters[index - 1]?.[1]?.toLowerCase() ?? '';
    const after = letters[index + 1]?.[1]?.toLowerCase() ?? '';
    const lower = letter.toLowerCase();
    const isDiphthong = lower === 'υ' && beforeUpsilon.has(before) && !marks.includes(diaeresis);
    const isNasal = lower === 'γ' && velars.has(after);
    let shown = isDiphthong || (lower === 'υ' && after === 'ι') ? 'u' : isNasal ? 'n' : (greekLetters[lower] ?? letter);
    if (marks.includes(roughBreathing)) {
      if (lower === 'ρ') shown = 'rh';
      // On a diphthong the breathing is written over the second vowel.
      else if (isDiphthong || (lower === 'ι' && beforeIota.has(before)))
        latin = latin.replace(/\p{L}$/u, (vowel) => aspirated(vowel));
      else shown = `h${shown}`;
    }
    latin += letter === lower ? shown : capitalized(shown);
  }
  return latin;
}

function aspirated(vowel: string): string {
  return vowel === vowel.toLowerCase() ? `h${vowel}` : `H${vowel.toLowerCase()}`;
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
