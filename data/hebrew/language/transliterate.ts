import { hirik, isVowelVav, kamats, patah, segol, parsePointedWord, tsere, vowelSounds, type Sign } from './points.ts';
import { isVocalShva } from './shva.ts';

const consonants: Record<string, string> = {
  ב: 'v',
  ג: 'g',
  ד: 'd',
  ה: 'h',
  ו: 'v',
  ז: 'z',
  ח: 'ḥ',
  ט: 't',
  י: 'y',
  כ: 'kh',
  ך: 'kh',
  ל: 'l',
  מ: 'm',
  ם: 'm',
  נ: 'n',
  ן: 'n',
  ס: 's',
  פ: 'f',
  ף: 'f',
  צ: 'ts',
  ץ: 'ts',
  ק: 'k',
  ר: 'r',
  ש: 'sh',
  ת: 't',
};
const withDagesh: Record<string, string> = { ב: 'b', כ: 'k', ך: 'k', פ: 'p', ף: 'p' };
const withGeresh: Record<string, string> = { ג: 'j', ז: 'zh', צ: 'ch', ץ: 'ch' };
const stop = '’';
const furtiveBearers = 'חעה';

function isPointed(sign: Sign): boolean {
  return sign.vowel !== '' || sign.shva;
}

/**
 * Whether the patah is furtive: under a final ח, ע or הּ it is pronounced before the consonant: ruaḥ, shavua, gavoah.
 */
function isFurtive(signs: readonly Sign[], index: number): boolean {
  const sign = signs[index];
  return (
    index > 0 &&
    index === signs.length - 1 &&
    sign?.vowel === patah &&
    furtiveBearers.includes(sign.letter) &&
    (sign.letter !== 'ה' || sign.dot)
  );
}

/** Whether yod is only a vowel letter: after i and e, and in -av (עָלָיו). */
function isVowelYod(signs: readonly Sign[], index: number): boolean {
  const [before, here, next] = [signs[index - 1], signs[index], signs[index + 1]];
  if (here?.letter !== 'י' || isPointed(here) || here.dot || !before || isVowelVav(signs, index + 1)) return false;
  if ([hirik, tsere, segol].includes(before.vowel)) return true;
  return before.vowel === kamats && next?.letter === 'ו' && index + 2 === signs.length;
}

function consonantOf(signs: readonly Sign[], index: number): string {
  const sign = signs[index];
  if (!sign) return '';
  const { letter, dot } = sign;
  const isSaid = isPointed(sign) || isVowelVav(signs, index + 1);
  if (letter === 'א' || letter === 'ע') return index > 0 && isSaid && !isFurtive(signs, index) ? stop : '';
  if (letter === 'ה' && !isSaid && !dot && index > 0) return '';
  if (isVowelVav(signs, index) || isVowelYod(signs, index)) return '';
  if (sign.geresh && withGeresh[letter]) return withGeresh[letter];
  if (letter === 'ש' && sign.sin) return 's';
  return (dot ? withDagesh[letter] : undefined) ?? consonants[letter] ?? '';
}

function vowelOf(signs: readonly Sign[], index: number, isBare: boolean): string {
  const sign = signs[index];
  if (!sign) return '';
  if (sign.shva) return isVocalShva(signs, index, isBare) ? 'e' : '';
  if (isVowelVav(signs, index)) return sign.vowel === '' ? 'u' : 'o';
  const isTsereMale = sign.vowel === tsere && isVowelYod(signs, index + 1) && !isFurtive(signs, index + 2);
  return isTsereMale ? 'ei' : (vowelSounds[sign.vowel] ?? '');
}

function transliterateWord(word: string, isBare = false): string {
  const signs = parsePointedWord(word);
  return signs
    .map((_, index) => {
      const [consonant, vowel] = [consonantOf(signs, index), vowelOf(signs, index, isBare)];
      return isFurtive(signs, index) ? vowel + consonant : consonant + vowel;
    })
    .join('');
}

const word = /[\u05D0-\u05EA](?:\p{Mn}|[\u05D0-\u05EA\u05F3])*/gu;
const hebrewPunctuation: [string, string][] = [
  ['\u05BE', '-'],
  ['\u05F4', ''],
  ['\u05C3', '.'],
  ['–', '-'],
];

/**
 * Transliterates Hebrew with nikud in modern Israeli pronunciation and lower case. The scheme is the simplified
 * romanization of the Academy of the Hebrew Language (decided 2006, revised 2011; summarized in United Nations paper
 * E/CONF.98/4/Add.2): v for ב and ו, kh for כ, ts for צ, k for ק and כּ, t for ט and ת, sh and s, no doubling, no h for
 * a silent ה, ’ for א and ע only within a word, shva where it is pronounced. Intentional differences:
 *
 * 1. Lower case only, and no hyphen after prefixes: `ha’ir`, not `Ha-Ir`.
 * 2. ח is ḥ (the Academy: h with a line below), so that it differs from ה.
 * 3. Tsere with a yod is ei, the usual pronunciation: `eifo`, `beit`; the Academy writes e. Before a furtive patah it
 * is e.
 * 4. ’ is written for א and ע before a vowel or with a shva (`ma’yan`, `shama’ti`); without nikud they are silent.
 * 5. Rules decide which shva is pronounced, see `shva.ts`.
 *
 * Kamats katan must have its own character (U+05C7); the common kamats is read as a.
 */
export function transliterate(pointedHebrew: string): string {
  const latin = pointedHebrew.normalize('NFC').replace(word, (one) => transliterateWord(one));
  return hebrewPunctuation.reduce((text, [hebrew, sign]) => text.replaceAll(hebrew, sign), latin);
}

/**
 * Like {@link transliterate}, for words without prefixes: the first letter is never the article, "in", "as" or "from"
 * (lamdi, mil’a, bne).
 */
export function transliterateBare(pointedHebrew: string): string {
  return pointedHebrew.normalize('NFC').replace(word, (one) => transliterateWord(one, true));
}
