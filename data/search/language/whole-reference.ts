// cspell:ignore ivxlc cxxx abees
import { bookOfName } from '../../bible/book-names.ts';
import type { Book } from '../../bible/books.ts';
import { nearestBook } from '../../bible/nearest-book.ts';
import { bookOfLanguageName } from '../../bible/other-language-names.ts';
import { splitEdition, type Edition } from '../../versions/edition-names.ts';
import type { ReferenceProblem } from './check-references.ts';
import { apocryphaMessage, backwardsRangeMessage, lastChapterMessage } from './messages.ts';
import { hebrewValue, romanValue } from './number-notation.ts';
import { plainSigns } from './plain-signs.ts';
import { findReferences, tryParseBooks } from './references.ts';
import type { Correction } from './tree.ts';
import { bookRange, labelOfRange, mergeRanges, type VerseRange } from './verse-ranges.ts';

/** A text that is only a reference, in a form that running text cannot have. */
export interface WholeReference {
  ranges: VerseRange[];
  /** How it was read, where that is not as typed. */
  corrected?: Correction;
  /** The translation that is named before or after it. */
  edition?: Edition;
  problem?: ReferenceProblem;
}

const maxLength = 160;
/** "23rd" and "112th", not "11st". */
const ordinal = String.raw`(?<!\d)(\d*(?:(?<!1)(?:1(?=\s?st)|2(?=\s?nd)|3(?=\s?rd))|(?:[04-9]|1[1-3])(?=\s?th)))\s?(?:st|nd|rd|th)`;
/** Forms that the reference parser reads as words, or as other verses. */
const forms: [RegExp, string][] = [
  // "Matthew 1through2"
  [/(?<=\d)(through|thru|to)(?=\d)/giu, ' $1 '],
  // "1 & 2 Kings"
  [/(?<=\d)\s*&\s*(?=\d)/gu, ' and '],
  // "12-13ab", "4b-a"
  [/(?<=\d[a-e])(?:[a-e]+|-[a-e])(?![\p{L}\p{N}])/gu, ''],
  // "Ps 3, ch23"
  [/(?<![\p{L}\p{N}])(chapters?|chap|ch|verses?|vv?)(?=\d)/giu, '$1 '],
  // "the 23rd Psalm, verse 6"
  [new RegExp(String.raw`(?:\bthe\s)?${ordinal}\s?psalm(?!\p{L})`, 'giu'), 'Psalm $1'],
  // "119th chapter of the book of Psalms"
  [
    new RegExp(String.raw`(?:\bthe\s)?${ordinal}\sch(?:\.|ap\.|apter)?\sof\s(?:the\sbook\sof\s)?`, 'giu'),
    'chapter $1 of ',
  ],
];
/** Signs of the query language. */
const operators = /["“”„«»*~{}|<>![\]&=]/u;

/**
 * Reads a whole text as a reference, where {@link findReferences} does not: with the name of a translation, a misspelled
 * name, a name in another language, Roman or Hebrew numerals. `undefined` for anything else, also for a text that is a
 * usual reference.
 */
export function readWholeReference(typed: string): WholeReference | undefined {
  const usual = plainSigns(typed).replaceAll(/\s+/g, ' ').trim();
  if (usual.length > maxLength || !/\p{L}/u.test(usual)) return undefined;
  const text = forms.reduce((form, [pattern, plain]) => form.replaceAll(pattern, plain), usual);
  const { rest, edition } = splitEdition(withoutOuterParentheses(text));
  if (operators.test(rest)) return undefined;
  const hasParentheses = /[()]/.test(rest);
  if (hasParentheses && !isSimple(rest)) return undefined;
  const plain = hasParentheses ? withoutParentheses(rest) : rest;
  if (edition || hasParentheses || text !== usual) {
    const read = readUsual(plain) ?? readOther(plain) ?? (edition && readBooksIn(edition, plain));
    return read && { ...read, ...(edition && { edition }) };
  }
  const other = readOther(rest);
  return other && !readUsual(rest) ? other : undefined;
}

/** "Romans (NIV)", "Genesis KJV". "Job web" are words of the text. */
function readBooksIn({ name }: Edition, text: string): WholeReference | undefined {
  const range = name === 'web' ? undefined : tryParseBooks(text);
  return range && { ranges: [range] };
}

/** "(John 3:16 (NIV))" without the parentheses around the whole. */
function withoutOuterParentheses(text: string): string {
  const inner = /^\((?<inner>.+)\)$/u.exec(text)?.groups?.['inner'];
  if (inner === undefined) return text;
  let depth = 0;
  for (const sign of inner) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (depth < 0) return text;
  }
  return depth === 0 ? inner.trim() : text;
}

/** Parentheses around references, as printed: "Exodus 12:1-4 (5-10) 11-14". Not those of an excluded group. */
function isSimple(text: string): boolean {
  return !/(?:^|\s)(?:-|NOT\b|AND\b|OR\b)|\bin:/u.test(text);
}

/** With commas instead of parentheses: "Ps 117 (118)" is two psalms, "Ps 117 118" would be a verse. */
function withoutParentheses(text: string): string {
  return text
    .replaceAll(/[()]/g, ',')
    .replaceAll(/(?:\s*,)*\s*(?<sign>[,;])(?:\s*,)*\s*/g, '$<sign> ')
    .replaceAll(/^[,;\s]+|[,;\s]+$/g, '');
}

/** The text as references that cover it. */
export function readUsual(text: string): WholeReference | undefined {
  const references = findReferences(text);
  let left = text;
  for (const { offset, length } of references.toReversed()) left = left.slice(0, offset) + left.slice(offset + length);
  if (references.length === 0 || !/^(?:[\s,;.]|(?:and|also|see|cf)\b)*$/i.test(left)) return undefined;
  const problem = references.find((each) => each.problem)?.problem;
  const ranges = mergeRanges(references.flatMap((each) => each.ranges));
  const isCorrected = references.some(({ corrected }) => corrected !== undefined);
  return {
    ranges,
    ...(isCorrected && { corrected: { from: text, to: ranges.map(labelOfRange).join('; ') } }),
    ...(problem && { problem }),
  };
}

function readOther(text: string): WholeReference | undefined {
  const numbered = readNumberedBooks(text);
  const read = numbered ? { ranges: numbered } : (readBooksTo(text) ?? readSegments(text));
  if (!read || 'problem' in read) return read;
  return { ranges: read.ranges, corrected: { from: text, to: read.ranges.map(labelOfRange).join('; ') } };
}

function readSegments(text: string): WholeReference | undefined {
  const segments = text
    .replaceAll(commaBeforeName, '$1;')
    .split(';')
    .map((segment) => segment.trim());
  const rewritten: string[] = [];
  for (const [at, segment] of segments.entries()) {
    const read = rewriteSegment(segment) ?? (at > 0 && /^\d/.test(segment) ? segment : undefined);
    if (read === undefined) return undefined;
    if (typeof read !== 'string') return { ranges: [], problem: read };
    rewritten.push(read);
  }
  // The parser costs more than everything before it, and running text reads a text that was not rewritten.
  return rewritten.every((each, at) => each === segments[at]) ? undefined : readUsual(rewritten.join('; '));
}

/** A comma before another name, which ends a reference as a semicolon does: "Matthew 2, Juan 1", not "Amos, iv, 13". */
const commaBeforeName = /(\d),(?=\s*(?:[1-3][\s.]*)?(?![ivxlc]+\b)\p{L}{2})/giu;
/** A name, and the numbers after it; also "n", "nn", "s" and "ss" for following verses, as in Polish and Spanish. */
const nameAndNumbers =
  /^(?<name>.*\p{L}\p{M}*[.'’]?)\s*(?<numbers>\d[\d\s:.,-]*(?:[a-e]\b)?\s?(?:f{0,2}|nn?|ss?)\.?)$/u;
const otherFollowing = /(?<=\d)\s?(?:n|s)(?<both>[ns]?)\.?$/u;
/** The reference parser reads no such number. */
const thousands = /^(?:\d{4,}|\d{1,3}(?:,\d{3})+)$/;
const chapterAndLetter = /^\d{1,3}[a-e]$/u;
const nameAndRoman = /^(?<name>.*\p{L}[.,]?)\s+(?<roman>[ivxlc]+)(?:\s*[.:,\s]\s*(?<numbers>\d.*))?$/iu;
const hebrewNumber = `[א-ת]{1,3}["'״׳]?[א-ת]?['׳]?`;
/** With a verse first: "שמואל א כג" is chapter 23 of a name of two words. */
const nameAndHebrew = [
  new RegExp(`^(?<name>.*[\\p{L}\\p{M}])\\s+(?<chapter>${hebrewNumber})[\\s:.,]+(?<verse>${hebrewNumber})$`, 'u'),
  new RegExp(`^(?<name>.*[\\p{L}\\p{M}])\\s+(?<chapter>${hebrewNumber})$`, 'u'),
];

const unitAtEnd = /(?<![\p{L}])(?:chapters?|chap|ch|verses?|vv?|and|to|through|thru)\.?$/iu;

/** A reference as English Bibles write it: "John 3,16" for "Johannes 3,16", or why there is none. */
function rewriteSegment(text: string): string | ReferenceProblem | undefined {
  const plain = withColons(text);
  const roman = nameAndRoman.exec(plain)?.groups;
  const chapter = roman && romanValue(roman['roman'] ?? '');
  // "Mark I" may be words; "Mark i. 5" and "Psalm cxxx" are not.
  if (roman && chapter !== undefined && (roman['numbers'] !== undefined || (roman['roman'] ?? '').length > 1)) {
    const book = findNamed((roman['name'] ?? '').replace(/,$/, ''));
    if (book && chapter <= book.chapters)
      return `${book.name} ${chapter}${roman['numbers'] === undefined ? '' : `:${roman['numbers']}`}`;
  }
  const { name, numbers = '' } = nameAndNumbers.exec(plain)?.groups ?? {};
  if (name !== undefined) {
    const hasVerse = /\d\s*[:,.]\s*\d/.test(numbers);
    if (isApocryphal(name, hasVerse)) return { message: apocryphaMessage(text) };
    if (otherFollowing.test(numbers)) {
      const english = numbers.replace(otherFollowing, (...match) => (match.at(-1).both === '' ? 'f' : 'ff'));
      return rewriteSegment(`${name} ${english}`);
    }
    const known = bookOfName(name);
    if (known && thousands.test(numbers))
      return { message: lastChapterMessage(known.name, known.chapters), suggestion: `${known.name} ${known.chapters}` };
    if (known) return chapterAndLetter.test(numbers) ? `${name} ${Number.parseInt(numbers)}` : text;
    if (unitAtEnd.test(name)) return undefined;
    const book = bookOfLanguageName(name) ?? (hasVerse || name.length > shortName ? nearestBook(name) : undefined);
    return book && `${book.name} ${numbers}`;
  }
  return rewriteHebrew(plain);
}

function rewriteHebrew(text: string): string | undefined {
  for (const pattern of nameAndHebrew) {
    const { name = '', chapter = '', verse } = pattern.exec(text)?.groups ?? {};
    const numbers = [chapter, ...(verse === undefined ? [] : [verse])].map(hebrewValue);
    const book = numbers.includes(undefined) ? undefined : findNamed(name);
    if (book && (numbers[0] ?? 0) <= book.chapters) return `${book.name} ${numbers.join(':')}`;
  }
  return undefined;
}

/** A shorter name that is misspelled needs a verse: "lake 3" is not Luke. */
const shortName = 4;

function findNamed(name: string): Book | undefined {
  return bookOfName(name) ?? bookOfLanguageName(name);
}

/** "3章16節" and "3장 16절" with a colon. */
function withColons(text: string): string {
  return text
    .replaceAll(/(?<=\d)\s*[章篇장]\s*(?=\d)/gu, ':')
    .replaceAll(/(?<=\d)\s*[章篇장節节절]/gu, '')
    .trim();
}

const apocrypha =
  /^(?:[1-4] ?|i{1,3}v? )?(?:tobit|judith|jdt|wisdom of solomon|ecclesiasticus|sirach|baruch|letter of jeremiah|macc?(?:abees)?|esdras|susanna|bel and the dragon|prayer of (?:azariah|manasseh)|song of the three(?: \w+)*)\.?$/i;
/** Also words, so a verse has to follow. */
const shortApocrypha = /^(?:wisdom|wis|tob|sir|bar|bel)\.?$/i;

function isApocryphal(name: string, hasVerse: boolean): boolean {
  return !bookOfName(name) && (apocrypha.test(name) || (hasVerse && shortApocrypha.test(name)));
}

/** "Genesis to Revelation", or why there is nothing from Exodus to Genesis. */
function readBooksTo(text: string): WholeReference | undefined {
  const { first = '', last = '' } = /^(?<first>.+?)\s+(?:to|through|thru)\s+(?<last>.+)$/iu.exec(text)?.groups ?? {};
  const [from, to] = [bookOfName(first), bookOfName(last)];
  if (!from || !to || from === to) return undefined;
  if (from.number < to.number) return { ranges: [bookRange(from.number, to.number)] };
  const suggestion = `${to.name} to ${from.name}`;
  // "He to is" is no range.
  return from.name.toLowerCase() === first.toLowerCase()
    ? { ranges: [], problem: { message: backwardsRangeMessage(text), suggestion } }
    : undefined;
}

const numberedBooks =
  /^(?<first>[1-3]|1st|2nd|i{1,2}|first|second)(?<middle>,\s*(?:2|2nd|ii|second)(?=[\s,]),?)?\s*(?<sign>-|to|through|thru|and|,)\s*(?<last>[23]|2nd|3rd|i{2,3}|second|third)\s*(?<name>\p{L}+\.?)$/iu;

/** "1st to 3rd Jn", "1-3 John", "1, 2 and 3 John"; "1 and 3 John" are two books. */
function readNumberedBooks(text: string): VerseRange[] | undefined {
  const { first = '', middle, sign = '', last = '', name = '' } = numberedBooks.exec(text)?.groups ?? {};
  const [from, to] = [bookOfName(`${first} ${name}`), bookOfName(`${last} ${name}`)];
  if (!from || !to || from.number >= to.number) return undefined;
  return middle === undefined && /and|,/i.test(sign)
    ? mergeRanges([bookRange(from.number), bookRange(to.number)])
    : [bookRange(from.number, to.number)];
}
