import { bookOfName, readBookName } from '../bible/book-names.ts';
import { verseCounts } from '../bible/verse-counts.ts';
import { splitVerseId, verseId, type VerseId } from '../bible/verse-id.ts';

/** A part of a line of a note. There is no kind for HTML: markup in a note stays text. */
export type NoteInline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em'; parts: NoteInline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; text: string }
  | { kind: 'reference'; text: string; start: VerseId; end: VerseId };

export type NoteBlock =
  | { kind: 'heading'; parts: NoteInline[] }
  | { kind: 'quote'; lines: NoteInline[][] }
  | { kind: 'list'; isOrdered: boolean; items: NoteInline[][] }
  | { kind: 'paragraph'; lines: NoteInline[][] };

const bullet = /^\s*[-*+]\s+(?<rest>.*)$/;
const ordered = /^\s*\d{1,3}[.)]\s+(?<rest>.*)$/;
const quoted = /^>\s?(?<rest>.*)$/;
const heading = /^#{1,6}\s+(?<rest>.*)$/;

/**
 * Parses the Markdown of a note: headings, lists, quotes, bold, italic, code and web links. Bible references become
 * links. Everything else is text.
 */
export function parseNote(text: string): NoteBlock[] {
  const blocks: NoteBlock[] = [];
  let isOpen = false;
  for (const line of text.split('\n')) {
    const last = isOpen ? blocks.at(-1) : undefined;
    isOpen = line.trim() !== '';
    if (!isOpen) continue;
    const item = bullet.exec(line)?.groups?.['rest'] ?? ordered.exec(line)?.groups?.['rest'];
    const title = heading.exec(line)?.groups?.['rest'];
    const quote = quoted.exec(line)?.groups?.['rest'];
    if (title !== undefined) blocks.push({ kind: 'heading', parts: parseNoteLine(title) });
    else if (item !== undefined) {
      const isOrdered = ordered.test(line);
      if (last?.kind === 'list' && last.isOrdered === isOrdered) last.items.push(parseNoteLine(item));
      else blocks.push({ kind: 'list', isOrdered, items: [parseNoteLine(item)] });
    } else if (quote !== undefined) {
      if (last?.kind === 'quote') last.lines.push(parseNoteLine(quote));
      else blocks.push({ kind: 'quote', lines: [parseNoteLine(quote)] });
    } else if (last?.kind === 'paragraph') last.lines.push(parseNoteLine(line));
    else blocks.push({ kind: 'paragraph', lines: [parseNoteLine(line)] });
  }
  return blocks;
}

/** All repetitions that can fail at their end are bounded. Otherwise a long line without spaces blocks the page. */
const inline =
  /`(?<code>[^`]{1,2000})`|\*\*(?<strong>[^*]{1,2000})\*\*|\*(?<em>[^*\s][^*]{0,2000})\*|\[(?<label>[^[\]]{1,500})\]\((?<href>https?:\/\/[^\s)]{1,2000})\)|(?<url>https?:\/\/[^\s<>)]+)/g;

export function parseNoteLine(line: string): NoteInline[] {
  const parts: NoteInline[] = [];
  let end = 0;
  for (const match of line.matchAll(inline)) {
    if (match.index > end) parts.push(...splitNoteReferences(line.slice(end, match.index)));
    parts.push(inlineOf(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  if (end < line.length) parts.push(...splitNoteReferences(line.slice(end)));
  return parts;
}

function inlineOf({ code, strong, em, label, href, url }: Record<string, string | undefined>): NoteInline {
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', parts: parseNoteLine(strong) };
  if (em !== undefined) return { kind: 'em', parts: parseNoteLine(em) };
  return { kind: 'link', href: href ?? url ?? '', text: label ?? url ?? '' };
}

const verseNumber = String.raw`\d{1,3}[abc]?`;
/** "-12", "–9:3". A letter or a colon after it belongs to something else. */
const rangeEnd = String.raw`(?:\s?[-–]\s?(?:(?<lastChapter>\d{1,3})[:.])?(?<last>${verseNumber})(?![\d:\p{L}]))?`;
/**
 * A name of one or two words with a chapter, and a verse, verses or chapters: "Rom 8:28", "1 John 4:7-12", "Gen 1-3",
 * "Song of Songs 2". The reader of `data/search/language` accepts more, but has 46 kB.
 */
const reference = new RegExp(
  String.raw`(?<head>(?<name>(?:[1-3]\s?|I{1,3}\s)?\p{L}{1,30}\.?(?: of \p{L}{1,30})?)\s?(?<chapter>\d{1,3})(?:[:.](?<verse>${verseNumber}))?)${rangeEnd}(?![\d:\p{L}])`,
  'gu',
);
/** More verses of the same book: "Rom 8:28, 31; 9:1-3". "2 Cor" is another book. */
const following = new RegExp(
  String.raw`(?<sign>[,;]\s?)(?![123]\s?\p{L})(?<head>(?:(?<chapter>\d{1,3})[:.])?(?<verse>${verseNumber}))${rangeEnd}(?![\d:\p{L}])`,
  'uy',
);

type ReferenceGroups = Record<string, string | undefined>;
type NoteReference = Extract<NoteInline, { kind: 'reference' }>;

function splitNoteReferences(text: string): NoteInline[] {
  const parts: NoteInline[] = [];
  let end = 0;
  reference.lastIndex = 0;
  for (let match = reference.exec(text); match; match = reference.exec(text)) {
    const first = referenceOf(match[0], match.groups ?? {});
    if (!first) {
      // The number after another word can begin the name of a book: "and 1 John 4:7".
      reference.lastIndex = match.index + (match.groups?.['name'] ?? '').length;
      continue;
    }
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push(first);
    end = match.index + first.text.length;
    const hasVerse = match.groups?.['verse'] !== undefined;
    let next = hasVerse ? followingReference(text, end, first) : undefined;
    while (next) {
      parts.push({ kind: 'text', text: next.sign }, next.part);
      end += next.sign.length + next.part.text.length;
      next = followingReference(text, end, next.part);
    }
    reference.lastIndex = end;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

/** Abbreviations that are also English words. With a chapter alone they are words: "is 5", "Am 3". */
const alsoWords = /^(?:is|am|so|he|ex|na|la|da|re|we|ho|pro|act|cant)\.?$/i;
/** Names that are words if they are not capitalized: "job 3", but "Job 3". */
const wordsInLowercase = /^(?:job|acts|mark|ruth|hos|song|numbers?|judges|kings?|hebrew)\.?$/;

function referenceOf(text: string, groups: ReferenceGroups): NoteReference | undefined {
  const { head = text, name = '', chapter = '', verse, lastChapter, last } = groups;
  const isUnlikely =
    alsoWords.test(name) ||
    wordsInLowercase.test(name) ||
    (name === name.toLowerCase() && readBookName(name)?.kind !== 'english');
  if (verse === undefined && isUnlikely) return undefined;
  const book = bookOfName(name)?.number;
  if (book === undefined) return undefined;
  // "Jude 5" and "Jude 1-5" are verses of the only chapter.
  const isVerse = verse === undefined && verseCounts(book, 'kjv').length === 1 && (last ?? chapter) !== '1';
  const from = isVerse ? { chapter: '1', verse: chapter } : { chapter, verse };
  return rangeFrom(book, from, { head, text, lastChapter, last });
}

function followingReference(text: string, at: number, previous: NoteReference) {
  following.lastIndex = at;
  const match = following.exec(text);
  const { sign = '', head = '', chapter, verse, lastChapter, last } = match?.groups ?? {};
  if (!match) return undefined;
  const { book, chapter: same, verse: before } = splitVerseId(previous.end);
  // A lower number is not a verse: "Rom 8:28, 3 of them".
  if (chapter === undefined && Number.parseInt(verse ?? '') <= before) return undefined;
  const whole = match[0].slice(sign.length);
  const part = rangeFrom(book, { chapter: chapter ?? String(same), verse }, { head, text: whole, lastChapter, last });
  return part && { sign, part };
}

/** What is written of a range: its first place, all of it, and the numbers after the dash. */
interface WrittenRange {
  head: string;
  text: string;
  lastChapter: string | undefined;
  last: string | undefined;
}

/** A range in a book. It ends with the book. Without a valid end it is its first chapter or verse. */
function rangeFrom(
  book: number,
  from: { chapter: string; verse: string | undefined },
  { head, text, lastChapter, last }: WrittenRange,
): NoteReference | undefined {
  const counts = verseCounts(book, 'kjv');
  const chapter = Number(from.chapter);
  const verse = Number.parseInt(from.verse ?? '1');
  if (verse < 1 || verse > (counts[chapter - 1] ?? 0)) return undefined;
  const idOf = (of: number, wanted: number): VerseId => {
    const existing = Math.min(of, counts.length);
    const verses = counts[existing - 1] ?? 0;
    return verseId({ book, chapter: existing, verse: of > existing ? verses : Math.min(wanted, verses) });
  };
  const start = idOf(chapter, verse);
  const headEnd = from.verse === undefined ? idOf(chapter, Infinity) : start;
  if (last === undefined) return { kind: 'reference', text: head, start, end: headEnd };
  const number = Number.parseInt(last);
  const end =
    lastChapter !== undefined
      ? idOf(Number(lastChapter), number)
      : from.verse === undefined
        ? idOf(number, Infinity)
        : idOf(chapter, number < verse ? completedNumber(verse, last) : number);
  return end < headEnd
    ? { kind: 'reference', text: head, start, end: headEnd }
    : { kind: 'reference', text, start, end };
}

/** "38-9" is 38 to 39. */
function completedNumber(first: number, last: string): number {
  const digits = String(first);
  return Number.parseInt(digits.slice(0, Math.max(0, digits.length - last.length)) + last);
}
