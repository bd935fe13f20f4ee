import { hirik, patah, segol, type Sign } from './points.ts';

/** Before these no group of consonants begins a word: levad, medina, neshama, rehov, yeladim; and "and" is always ve. */
const sonorants = 'ילמנרו';
/** After these a shva is heard: she’ela, be’er, tehilim. */
const throatLetters = 'אהע';
const dentals = 'דטת';
/** "In" and "as" are heard as be- and ke-; a first letter of the word itself forms a group: brakha, kvar. */
const ownBet = [
  'בגדי',
  'בדיד',
  'בדיח',
  'בדיק',
  'בחור',
  'בחינ',
  'בחיר',
  'בטנימ',
  'בכור',
  'בכיר',
  'בלי',
  'בני',
  'בנות',
  'בצלימ',
  'בקרימ',
  'ברוכ',
  'ברוש',
  'בריא',
  'ברית',
  'בריכ',
  'ברכה',
  'ברכות',
  'ברכת',
  'בשור',
  'בשרימ',
  'בתול',
];
const ownKaf = [
  'כבדה',
  'כבדימ',
  'כבוש',
  'כביש',
  'כבר',
  'כבש',
  'כדי',
  'כחול',
  'כחלה',
  'כלב',
  'כלומ',
  'כלומר',
  'כלי',
  'כלל',
  'כמו',
  'כנימ',
  'כניס',
  'כנסי',
  'כנסת',
  'כנפ',
  'כסיל',
  'כספ',
  'כפור',
  'כפר',
  'כרוב',
  'כרמ',
  'כש',
  'כתב',
  'כתובה',
  'כתובת',
  'כתיב',
  'כתפ',
  'כתר',
];
const own: Record<string, readonly string[]> = { ב: ownBet, כ: ownKaf };
const finals: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };
/** שֶׁלְּךָ and שֶׁלָּכֶם are said shelkha, shelakhem: their lamed is no beginning. */
const shel = /^של[ךכ]/u;

/** Where the word begins after "and", "that", the article, or "in", "as", "to" that took the article in. */
function beginnings(signs: readonly Sign[]): number[] {
  const found = [0];
  let index = 0;
  const and = signs[index];
  if (and?.letter === 'ו' && (and.shva || and.dot) && and.vowel === '') found.push(++index);
  const that = signs[index];
  const fromThat = signs
    .slice(index)
    .map(({ letter }) => letter)
    .join('');
  if (that?.letter === 'ש' && that.vowel === segol && signs[index + 1]?.dot && !shel.test(fromThat))
    found.push(++index);
  const [article, next] = [signs[index], signs[index + 1]];
  if (!article || !next?.shva) return found;
  const takesDagesh =
    (article.vowel === patah && 'הבכל'.includes(article.letter)) || (article.vowel === hirik && article.letter === 'מ');
  // Yod loses its dagesh: הַיְלָדִים. After "in", "as" and "to" it is not looked for: לַיְלָה.
  const lostDagesh = article.vowel === patah && 'הו'.includes(article.letter) && next.letter === 'י';
  if ((takesDagesh && next.dot) || lostDagesh) found.push(index + 1);
  return found;
}

function isHeardAtBeginning(signs: readonly Sign[], index: number, isBare: boolean): boolean {
  const letter = signs[index]?.letter ?? '';
  const next = signs[index + 1]?.letter ?? '';
  if (sonorants.includes(letter) || throatLetters.includes(next) || letter === next) return true;
  if (dentals.includes(letter) && dentals.includes(next)) return true;
  if (isBare) return false;
  const rest = signs
    .slice(index)
    .map((sign) => finals[sign.letter] ?? sign.letter)
    .join('');
  return own[letter] !== undefined && !own[letter].some((beginning) => rest.startsWith(beginning));
}

/**
 * Whether the shva of a sign is said (e) in today's speech, which leaves most of the grammarians' vocal shvas silent:
 * dvarim, tmuna, shomrim, medabrim. It is heard at the beginning of a word where the letters ask for it, between
 * two equal letters (hitpalelu), and after another shva (yishmeru). Without regard to stress. `isBare`: nothing stands
 * before the word itself, neither "and" nor the article nor "in" and "as".
 */
export function isHeardShva(signs: readonly Sign[], index: number, isBare = false): boolean {
  const [before, here, next] = [signs[index - 1], signs[index], signs[index + 1]];
  if (!here?.shva || !next) return false;
  if (next.letter === 'א' && next.vowel === '' && index + 2 === signs.length) return false;
  const begins = isBare ? index === 0 : beginnings(signs).includes(index);
  if (begins) return isHeardAtBeginning(signs, index, isBare);
  if (next.shva) return false;
  const endsInPair = index + 2 === signs.length && next.vowel === '' && next.letter !== 'ו';
  return (before?.shva === true && !endsInPair && index > 1) || here.letter === next.letter;
}
