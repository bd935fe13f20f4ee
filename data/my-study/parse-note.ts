import { bookOfName } from '../bible/book-names.ts';
import { verseCounts } from '../bible/verse-counts.ts';
import { verseId, type VerseId } from '../bible/verse-id.ts';

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
    if (title !== undefined) {
      blocks.push({ kind: 'heading', parts: parseNoteLine(title) });
      isOpen = false;
    } else if (item !== undefined) {
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

/** A name of one or two words with a chapter, and a verse or verses: "Rom 8:28", "1 John 4:7-12", "Song of Songs 2". */
const reference =
  /(?<name>(?:[1-3]\s?|I{1,3}\s)?\p{L}{1,30}\.?(?: of \p{L}{1,30})?)\s?(?<chapter>\d{1,3})(?:[:.](?<verse>\d{1,3})(?:\s?[-–]\s?(?<last>\d{1,3}))?)?(?![\d:\p{L}])/gu;

function splitNoteReferences(text: string): NoteInline[] {
  const parts: NoteInline[] = [];
  let end = 0;
  reference.lastIndex = 0;
  for (let match = reference.exec(text); match; match = reference.exec(text)) {
    const range = rangeOf(match.groups ?? {});
    if (!range) {
      // The number after another word can begin the name of a book: "and 1 John 4:7".
      reference.lastIndex = match.index + (match.groups?.['name'] ?? '').length;
      continue;
    }
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push({ kind: 'reference', text: match[0], ...range });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

/** Abbreviations that are also English words. With a chapter alone they are words: "is 5", "am 3". */
const alsoWords =
  /^(?:is|am|so|he|job|acts?|mark|ruth|hos|song|act|numbers?|judges|kings?|ex|na|la|da|re|we|ho|pro)\.?$/i;

function rangeOf({
  name = '',
  chapter = '',
  verse,
  last,
}: Record<string, string | undefined>): { start: VerseId; end: VerseId } | undefined {
  if (verse === undefined && (alsoWords.test(name) || name === name.toLowerCase())) return undefined;
  const book = bookOfName(name);
  const verses = book && verseCounts(book.number, 'kjv')[Number(chapter) - 1];
  if (!book || verses === undefined || Number(verse ?? 1) > verses || Number(verse ?? 1) === 0) return undefined;
  const from = { book: book.number, chapter: Number(chapter), verse: Number(verse ?? 1) };
  const to = verse === undefined ? verses : Math.min(Number(last ?? verse), verses);
  return { start: verseId(from), end: verseId({ ...from, verse: Math.max(from.verse, to) }) };
}
