import { bookOfName } from '../../bible/book-names.ts';
import { bookByOsis, type Book } from '../../bible/books.ts';
import type { NamedText } from './name-books.ts';
import { versesOfChapter } from './reference-parser.ts';
import { backwardsRangeMessage, incompleteRangeMessage, lastChapterMessage, verseExpectedMessage } from './messages.ts';

export interface ReferenceProblem {
  message: string;
  /** A reference that was probably meant. */
  suggestion?: string;
}

/** A reference in the OSIS form of the reference parser: "Rom.4.19", or a range, "Rom.4.19-Rom.5.21". */
interface OsisReference {
  osis: string;
  book: Book;
  /** The parser always returns one. */
  chapter: number;
  verse: number | undefined;
  isRange: boolean;
}

/** A reference that was found in a text. */
export interface ParsedReferences {
  /** "Rom.4.19,Rom.4.5". */
  osis: string;
  written: string;
  /** The text that follows it. */
  behind: string;
}

/**
 * Corrects what the parser reads as two references although a dash joins them: "Romans 4:19 - 5" ends in chapter 5,
 * because there is no verse 5 after 19. Returns an error for a range that runs backwards, and for a chapter without its
 * verse: "Revelation 3:1-3; 4:".
 */
export function correctReferences({ osis, written, behind }: ParsedReferences): {
  osis: string[];
  problem?: ReferenceProblem;
} {
  const references = osis.split(',').map(readOsis);
  const corrected: string[] = [];
  for (let at = 0; at < references.length; at += 1) {
    const [reference, next] = [references[at], references[at + 1]];
    if (!reference) continue;
    if (!next || !isBackwards(reference, next) || !joinedByDash(reference, next, written)) {
      corrected.push(reference.osis);
      continue;
    }
    const toChapter = next.verse !== undefined && next.chapter === reference.chapter ? next.verse : undefined;
    const end = toChapter === undefined ? undefined : versesOfChapter(reference.book.number, toChapter);
    if (end === undefined || toChapter === undefined || toChapter <= reference.chapter || next.book !== reference.book)
      return { osis: corrected, problem: backwards(written, reference, next) };
    corrected.push(`${reference.osis}-${reference.book.osis}.${toChapter}.${end}`);
    at += 1;
  }
  const problem = missingVerse(written, behind, references.at(-1)?.book) ?? incompleteRange(written, behind);
  return { osis: corrected, ...(problem && { problem }) };
}

function readOsis(osis: string): OsisReference {
  const [first = '', last] = osis.split('-');
  const [book = '', chapter, verse] = first.split('.');
  return {
    osis,
    book: bookByOsis(book),
    chapter: Number(chapter),
    verse: verse === undefined ? undefined : Number(verse),
    isRange: last !== undefined,
  };
}

function isBackwards(reference: OsisReference, next: OsisReference): boolean {
  if (reference.isRange || next.isRange) return false;
  const order = ({ book, chapter, verse = 0 }: OsisReference): number =>
    book.number * 1_000_000 + chapter * 1_000 + verse;
  return order(next) < order(reference);
}

/** Whether a dash joins the last number of the reference to the next reference: "19 - 5", "4:7-3:4", "2-Genesis 1". */
function joinedByDash({ chapter, verse }: OsisReference, next: OsisReference, written: string): boolean {
  const starts = [next.verse, next.chapter].filter((number) => number !== undefined).join('|');
  const dash = String.raw`\s*[-–—]\s*(?:(?:${starts})(?!\d)|[1-3]?\s?\p{L})`;
  // "13:1-2" does not join chapter 4, verse 1.
  const patterns =
    verse === undefined
      ? [String.raw`(?<!\d)${chapter}${dash}`]
      : [String.raw`(?<![\d:.])${verse}${dash}`, String.raw`(?<!\d)${chapter}\s*[:.,]\s*${verse}${dash}`];
  return patterns.some((pattern) => new RegExp(pattern, 'u').test(written));
}

function backwards(written: string, reference: OsisReference, next: OsisReference): ReferenceProblem {
  const [from, to] = [reference.verse ?? reference.chapter, next.verse ?? next.chapter];
  const isSimple =
    reference.book === next.book && (reference.verse === undefined || reference.chapter === next.chapter);
  const pair = new RegExp(String.raw`(?<!\d)${from}(?<dash>\s*[-–—]\s*)${to}(?!\d)`, 'u');
  const swapped = isSimple ? written.replace(pair, `${to}$<dash>${from}`) : written;
  return {
    message: backwardsRangeMessage(written),
    suggestion: swapped === written ? written.replace(/\s*[-–—]\s*/u, '; ') : swapped,
  };
}

const lastOfSeveral = /(?<sign>[,;])\s*(?<number>\d+)$/;

/** A colon without a verse, unless text follows that it may belong to. */
function missingVerse(written: string, following: string, book: Book | undefined): ReferenceProblem | undefined {
  const last = lastOfSeveral.exec(written)?.groups;
  if (!last || !/^\s*:\s*(?:[,;)]|$)/.test(following)) return undefined;
  const { sign = ',', number = '' } = last;
  return {
    message: verseExpectedMessage(number),
    suggestion: sign === ';' && book ? written.replace(lastOfSeveral, `; ${book.name} ${number}`) : written,
  };
}

/** A dash without both of its ends: "Rev 12:2 -", "Genesis 28-0", "Genesis 2:-3:4", "Genesis 1:1-2:". */
function incompleteRange(written: string, following: string): ReferenceProblem | undefined {
  const dash = /^\s*:?\s*-+\s*(?:0+(?:\s*:\s*\d+)?\s*)?(?:[,;)]|$)/.exec(following);
  if (dash) return { message: incompleteRangeMessage(`${written}${dash[0].trimEnd()}`), suggestion: written };
  const [, chapter] = /(?<!\d)(\d+)\s*:\s*-/.exec(written + (/^\s*:\s*-/.exec(following)?.[0] ?? '')) ?? [];
  if (chapter !== undefined)
    return { message: verseExpectedMessage(chapter), suggestion: written.replaceAll(/\s*:\s*-/g, '-') };
  const [, end] = /:.*-\s*(\d+)$/.exec(written) ?? [];
  if (end !== undefined && /^\s*:\s*(?:[,;)]|$)/.test(following))
    return { message: verseExpectedMessage(end), suggestion: written };
  return undefined;
}

/** A reference to a chapter that its book does not have. `end` is exclusive. */
interface MissingChapter {
  start: number;
  end: number;
  problem: Required<ReferenceProblem>;
}

/** For a book with one chapter the parser ignores other chapter numbers, so they are reported here. */
export function missingChapters({ text, names }: NamedText): MissingChapter[] {
  return names.flatMap(({ book, start, end }) => {
    const { 0: reference = '', groups } = /^\s*(?<chapter>\d+)\s*:\s*\d+(?:\s*-\s*\d+)?/.exec(text.slice(end)) ?? {};
    if (book.chapters > 1 || !groups || Number(groups['chapter']) === 1) return [];
    const problem = { message: lastChapterMessage(book.name, 1), suggestion: `${book.name} 1` };
    return [{ start, end: end + reference.length, problem }];
  });
}

/**
 * The problem of a list of references with a missing chapter between others: "John 3:16, Jude 2:1, Romans 5:8". The
 * suggestion is the list with that chapter replaced.
 */
export function findMissingChapter(
  text: string,
  start: number,
  end: number,
  missing: readonly MissingChapter[],
): ReferenceProblem | undefined {
  const within = missing.filter((each) => each.start >= start && each.end <= end);
  const [first] = within;
  if (!first) return undefined;
  let [suggestion, at] = ['', start];
  for (const each of within) {
    suggestion += text.slice(at, each.start) + each.problem.suggestion;
    at = each.end;
  }
  return { message: first.problem.message, suggestion: suggestion + text.slice(at, end) };
}

const wordsOfReferences =
  /(?<![\p{L}\p{M}])(?:chapters?|chap|ch|verses?|vv?|and|to|through|thru|ff?|title|also|cf|see|compare|[a-e])(?![\p{L}\p{M}])/giu;

/** Whether the text has a name that is not a book name, which the parser read as a misspelled one. */
export function isMistyped({ text, names }: NamedText, start: number, end: number): boolean {
  let rest = '';
  let at = start;
  for (const name of names.filter((each) => each.start >= start && each.end <= end)) {
    rest += `${text.slice(at, name.start)}|`;
    at = name.end;
  }
  rest += text.slice(at, end);
  return rest
    .replaceAll(wordsOfReferences, '|')
    .replaceAll(/(\p{L}[\s.]*)\d/gu, '$1|')
    .split(/[^\p{L}\p{M}\p{N}\s.'’_]+/u)
    .map((part) => part.trim().replace(/[\s\d.:]+$/u, ''))
    .some((part) => /\p{L}{2}/u.test(part) && !bookOfName(part));
}
