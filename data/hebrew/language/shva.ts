import { hirik, patah, segol, type Sign } from './points.ts';

/**
 * No word begins with a consonant cluster that starts with one of these: levad, medina, neshama, rehov, yeladim; "and"
 * is always ve.
 */
const sonorants = 'ילמנרו';
/** Before these, a shva is pronounced: she’ela, be’er, tehilim. */
const throatLetters = 'אהע';
const dentals = 'דטת';
/**
 * The prefixes "in" and "as" are pronounced be- and ke-. If the letter belongs to the word, it forms a cluster: brakha,
 * kvar. These words begin with their own bet.
 */
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
const wordsOfLetter: Record<string, readonly string[]> = { ב: ownBet, כ: ownKaf };
const finals: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };
/** שֶׁלְּךָ and שֶׁלָּכֶם are pronounced shelkha, shelakhem: their lamed does not begin a word. */
const shel = /^של[ךכ]/u;

/**
 * Indexes where the word can begin: after "and", "that", the article, or "in", "as" and "to" with an assimilated
 * article.
 */
function beginnings(signs: readonly Sign[]): number[] {
  const starts = [0];
  let index = 0;
  const and = signs[index];
  if (and?.letter === 'ו' && (and.shva || and.dot) && and.vowel === '') starts.push(++index);
  const that = signs[index];
  const fromThat = signs
    .slice(index)
    .map(({ letter }) => letter)
    .join('');
  if (that?.letter === 'ש' && that.vowel === segol && signs[index + 1]?.dot && !shel.test(fromThat))
    starts.push(++index);
  const [article, next] = [signs[index], signs[index + 1]];
  if (!article || !next?.shva) return starts;
  const takesDagesh =
    (article.vowel === patah && 'הבכל'.includes(article.letter)) || (article.vowel === hirik && article.letter === 'מ');
  // Yod loses its dagesh: הַיְלָדִים. This is not checked after "in", "as" and "to": לַיְלָה.
  const lostDagesh = article.vowel === patah && 'הו'.includes(article.letter) && next.letter === 'י';
  if ((takesDagesh && next.dot) || lostDagesh) starts.push(index + 1);
  return starts;
}

function isVocalAtBeginning(signs: readonly Sign[], index: number, isBare: boolean): boolean {
  const letter = signs[index]?.letter ?? '';
  const next = signs[index + 1]?.letter ?? '';
  if (sonorants.includes(letter) || throatLetters.includes(next) || letter === next) return true;
  if (dentals.includes(letter) && dentals.includes(next)) return true;
  if (isBare) return false;
  const rest = signs
    .slice(index)
    .map((sign) => finals[sign.letter] ?? sign.letter)
    .join('');
  return wordsOfLetter[letter] !== undefined && !wordsOfLetter[letter].some((beginning) => rest.startsWith(beginning));
}

/**
 * Whether a shva is pronounced (e) in modern Hebrew, where most vocal shvas of the grammars are silent: dvarim, tmuna,
 * shomrim, medabrim. It is pronounced at the beginning of a word if the letters require it, between two equal letters
 * (hitpalelu), and after another shva (yishmeru). Stress is not considered. `isBare` says that the word has no prefix
 * such as "and", the article, "in" or "as".
 */
export function isVocalShva(signs: readonly Sign[], index: number, isBare = false): boolean {
  const [before, here, next] = [signs[index - 1], signs[index], signs[index + 1]];
  if (!here?.shva || !next) return false;
  if (next.letter === 'א' && next.vowel === '' && index + 2 === signs.length) return false;
  const begins = isBare ? index === 0 : beginnings(signs).includes(index);
  if (begins) return isVocalAtBeginning(signs, index, isBare);
  if (next.shva) return false;
  const endsInPair = index + 2 === signs.length && next.vowel === '' && next.letter !== 'ו';
  return (before?.shva === true && !endsInPair && index > 1) || here.letter === next.letter;
}
