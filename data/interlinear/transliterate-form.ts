import { transliterate } from '../hebrew/language/transliterate.ts';

/** Kamats, as the texts write both of its sounds, and kamats katan, which the dictionaries write for the sound "o". */
const [kamats, kamatsKatan] = ['\u05B8', '\u05C7'];
const divineName = /^(?<prefix>.*)\u05D9\P{L}*\u05D4\P{L}*\u05D5\P{L}*\u05D4\P{L}*$/u;

/**
 * A word of the Hebrew or the Greek text in Latin letters. Hebrew follows the site's rules (`transliterate.ts`). `lemma`
 * is the dictionary form, which tells where a kamats is read "o".
 */
export function transliterateForm(form: string, language: string, lemma = ''): string {
  if (language === 'grc' || language === 'el') return transliterateGreek(form);
  const name = divineName.exec(form)?.groups;
  if (name) return `${transliterate(name['prefix'] ?? '')}YHWH`;
  return transliterate(withKamatsKatan(form.normalize('NFC'), lemma.normalize('NFC')));
}

/** Marks a kamats as katan where the dictionary form has one at the same consonant. */
function withKamatsKatan(form: string, lemma: string): string {
  if (!lemma.includes(kamatsKatan)) return form;
  const consonants = [...lemma.matchAll(/(\p{L})\P{L}*?\u05C7/gu)].map(([, consonant]) => consonant ?? '');
  return consonants.reduce(
    (marked, consonant) =>
      marked.replace(new RegExp(`(${consonant}[^\\p{L}${kamats}${kamatsKatan}]*)${kamats}`, 'u'), `$1${kamatsKatan}`),
    form,
  );
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
const roughBreathing = '\u0314';
const diaeresis = '\u0308';

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
    const isDiphthong = lower === 'υ' && /[αεηο]/.test(before) && !marks.includes(diaeresis);
    const isNasal = lower === 'γ' && /[γκξχ]/.test(after);
    let shown = isDiphthong || (lower === 'υ' && after === 'ι') ? 'u' : isNasal ? 'n' : (greekLetters[lower] ?? letter);
    if (marks.includes(roughBreathing)) {
      if (lower === 'ρ') shown = 'rh';
      // On a diphthong the breathing is written over the second vowel.
      else if (isDiphthong || (lower === 'ι' && /[αεου]/.test(before)))
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
