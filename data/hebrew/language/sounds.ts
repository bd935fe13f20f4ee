import { hirik, kamats, patah, segol, tsere } from './points.ts';

interface Unit {
  letter: string;
  vowel: string;
  dagesh: boolean;
  /** Its shva does not close the syllable, so the next letter stays soft: כִּתְבִי, סִפְּקָה. */
  isOpen: boolean;
}

const shva = '\u05B0';
const dagesh = '\u05BC';
const holam = '\u05B9';
const kubuts = '\u05BB';
const kamatsKatan = '\u05C7';

/**
 * The part of the Michigan-Claremont code, in which the Westminster text was encoded, that prefixes and endings need.
 * In addition, `;` is a shva after which the next letter stays soft.
 */
const letters: Record<string, string> = {
  ')': 'א',
  D: 'ד',
  H: 'ה',
  W: 'ו',
  '+': 'ט',
  Y: 'י',
  L: 'ל',
  M: 'מ',
  N: 'נ',
  T: 'ת',
};
const vowels: Record<string, string> = {
  ':': shva,
  ';': shva,
  ':A': '\u05B2',
  ':E': '\u05B1',
  ':F': '\u05B3',
  A: patah,
  F: kamats,
  E: segol,
  '"': tsere,
  I: hirik,
  O: holam,
  U: kubuts,
  '^': kamatsKatan,
};
const unit = /([א-ת)DHW+YLMNT])(\.?)(:[AEF]?|[;AFE"IOU^])?(\.?)/gu;
const short = [hirik, segol, patah, kubuts, kamatsKatan];
const finals: Record<string, string> = { כ: 'ך', מ: 'ם', נ: 'ן', פ: 'ף', צ: 'ץ' };

function read(code: string): Unit[] {
  // Holam is typed before its vav but belongs on it.
  const units = code.replaceAll('OW', 'WO').matchAll(unit);
  return [...units].map(([, letter = '', before, vowel = '', after]) => ({
    letter: letters[letter] ?? letter,
    vowel: vowels[vowel] ?? '',
    dagesh: before === '.' || after === '.',
    isOpen: vowel === ';',
  }));
}

/** Gutturals and resh are never doubled. Before alef and resh the vowel is lengthened; before the others it stays. */
function undouble(units: readonly Unit[]): Unit[] {
  const long: Record<string, string> = { [hirik]: tsere, [patah]: kamats, [kubuts]: holam };
  return units.map((here, index) => {
    const next = units[index + 1];
    const isLengthened = next?.dagesh === true && 'אר'.includes(next.letter);
    return {
      ...here,
      vowel: isLengthened ? (long[here.vowel] ?? here.vowel) : here.vowel,
      dagesh: here.dagesh && !'אהחער'.includes(here.letter),
    };
  });
}

/** Dagesh kal: in בגדכפת at the beginning of a word and after a shva that closes a syllable. */
function harden(units: readonly Unit[]): Unit[] {
  return units.map((here, index) => {
    const [opening, closing] = [units[index - 2], units[index - 1]];
    const isAfterClosed =
      closing?.vowel === shva && !closing.isOpen && opening !== undefined && short.includes(opening.vowel);
    return { ...here, dagesh: here.dagesh || ('בגדכפת'.includes(here.letter) && (index === 0 || isAfterClosed)) };
  });
}

/** Furtive patah under a final ח or ע after any vowel except a; shva in a final kaf; final letters. */
function finish(units: readonly Unit[]): Unit[] {
  const last = units.at(-1);
  if (!last || last.vowel !== '') return [...units];
  const isAfterA = [patah, kamats].includes(units.at(-2)?.vowel ?? '');
  const isFurtive = 'חע'.includes(last.letter) && !isAfterA;
  const vowel = isFurtive ? patah : last.letter === 'כ' ? shva : '';
  return [...units.slice(0, -1), { ...last, letter: finals[last.letter] ?? last.letter, vowel }];
}

/**
 * Converts prefixes, root and endings in code, such as `LI` + `למ:ד`, to a word with nikud (NFC, shin without its dot),
 * applying the sound rules of all binyanim.
 */
export function pronounce(code: string): string {
  const units = finish(harden(undouble(read(code))));
  return units
    .map(({ letter, vowel, dagesh: has }) => letter + vowel + (has ? dagesh : ''))
    .join('')
    .normalize('NFC');
}
