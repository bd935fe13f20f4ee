// cspell:ignore cxxx ivxlc leviticas bcdfghjklmnpqrstvwxyz issaiah tymothy filipians
import { editDistance } from '../search/results/nearest-words.ts';
import { books, type Book } from './books.ts';
import { englishNames, normalizeBookName } from './english-book-names.ts';

interface Name {
  number: string;
  base: string;
  sound: string;
  book: Book;
}

/** Shorter names are too close to other words. */
const shortestName = 4;
const ordinals: Record<string, string> = { '1st': '1', first: '1', '2nd': '2', second: '2', '3rd': '3', third: '3' };
const ordinal = /^(?:1st|2nd|3rd|first|second|third)\b/i;
/** "Psalm cxxx." is Psalm 130. */
const romanChapter = /\s[ivxlc]{2,}\.?$/i;
let names: Name[] | undefined;

/**
 * The book whose English name is the nearest to a misspelled one: Leviticus for "Leviticas". The number of a book must
 * be right. `undefined` where no name is near, or where the names of two books are equally near.
 */
export function nearestBook(text: string): Book | undefined {
  if (romanChapter.test(text)) return undefined;
  const digits = text.trim().replace(ordinal, (word) => ordinals[word.toLowerCase()] ?? word);
  const typed = splitNumber(normalizeBookName(digits.normalize('NFKD').replaceAll(/\p{M}/gu, '')));
  if (!/^[a-z]+$/.test(typed.base) || typed.base.length < shortestName || typed.base.length > 40) return undefined;
  names ??= books.flatMap((book) =>
    [...new Set(englishNames(book).map(normalizeBookName))].map((name) => ({ ...splitNumber(name), book })),
  );
  const near = names
    .filter(({ number, base }) => number === typed.number && base.length >= shortestName)
    .map((name) => ({ book: name.book, distance: distanceBetween(typed, name), max: maxDistance(typed, name) }))
    .filter(({ distance, max }) => distance < max + 1)
    .sort((a, b) => a.distance - b.distance);
  const [first] = near;
  const rival = near.find(({ book, distance }) => book !== first?.book && distance === first?.distance);
  return rival ? undefined : first?.book;
}

function splitNumber(name: string): Omit<Name, 'book'> {
  const [, roman = '', afterRoman = ''] = /^(i{1,3})(?=[bcdfghjklmnpqrstvwxyz])(.*)$/.exec(name) ?? [];
  const [, digit = '', base = name] = /^([1-3])(.*)$/.exec(name) ?? [];
  // "Issaiah" has no number, but "II Tymothy" has.
  const isRoman = digit === '' && roman.length > 1;
  const rest = isRoman ? afterRoman : base;
  return { number: isRoman ? String(roman.length) : digit, base: rest, sound: soundOf(rest) };
}

/** A short name with two errors, or a name with another start and two, could be anything: "Luther", "Judith". */
function maxDistance(typed: Omit<Name, 'book'>, name: Name): number {
  const length = Math.min(typed.base.length, name.base.length);
  if (length < 6 || !hasSameStart(typed, name)) return 1;
  return length < 9 ? 2 : 3;
}

function hasSameStart(typed: Omit<Name, 'book'>, name: Name): boolean {
  return typed.sound.startsWith(name.sound.charAt(0));
}

/** Letters that differ count more at the start of a name, where few people err. The full name wins over another one. */
function distanceBetween(typed: Omit<Name, 'book'>, name: Name): number {
  const spelling = editDistance(typed.base, name.base);
  const sound = editDistance(typed.sound, name.sound) + 0.5;
  const isFull = normalizeBookName(name.book.name) === name.number + name.base;
  return Math.min(spelling, sound) + (hasSameStart(typed, name) ? 0 : 0.3) + (isFull ? 0 : 0.2);
}

/** Spells what sounds alike in one way: "Filipians" and "Philippians". */
function soundOf(name: string): string {
  return name
    .replaceAll(/ph/g, 'f')
    .replaceAll(/th/g, 't')
    .replaceAll(/c(?=[eiy])|z/g, 's')
    .replaceAll(/ck|ch|c|q/g, 'k')
    .replaceAll(/y|ie|ei|ee|ea/g, 'i')
    .replaceAll(/ou|oo/g, 'u')
    .replaceAll(/(?<letter>.)\k<letter>+/g, '$<letter>')
    .replaceAll(/(?!^)h/g, '');
}
