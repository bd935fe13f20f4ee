import { parsePointedWord } from './points.ts';

/** A number in both genders, with nikud. */
export interface NumberForms {
  masculine: string;
  feminine: string;
}

const dagesh = '\u05BC';

/**
 * Prefixes a number with "and": u before a letter with shva, va before a hataf patah, otherwise ve, after which ת is
 * soft (GKC §104c–e).
 */
function withAnd(number: string): string {
  const bare = number.normalize('NFC');
  const [first] = parsePointedWord(bare);
  if (first?.shva) return `וּ${bare}`.normalize('NFC');
  if (first?.vowel === '\u05B2') return `וַ${bare}`.normalize('NFC');
  return `וְ${first?.letter === 'ת' ? bare.replace(dagesh, '') : bare}`.normalize('NFC');
}

/** Forms 21 to 99: the ten, which has one form, and the unit in both genders (GKC §134h). */
export function compoundNumber(ten: string, unit: NumberForms): NumberForms {
  return {
    masculine: `${ten} ${withAnd(unit.masculine)}`.normalize('NFC'),
    feminine: `${ten} ${withAnd(unit.feminine)}`.normalize('NFC'),
  };
}
