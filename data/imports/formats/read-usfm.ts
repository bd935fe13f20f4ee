import { bareLanguage, styleOf } from '../assemble/usfm-styles.ts';
import { VerseAssembler } from '../assemble/verse-assembler.ts';
import { excerpt, type ImportRecord } from '../record.ts';
import {
  bookFromMessage,
  noBookMessage,
  noteNotClosed,
  sidebarNotClosed,
  verseNumberMissing,
} from '../usfm/messages.ts';
import { isPsalms, UsfmBook } from '../usfm/usfm-book.ts';
import {
  afterOpenMilestone,
  bookNameMarkers,
  cellMarkers,
  droppedMarkers,
  fileMarkers,
  isParagraphMarker,
  noteMarkers,
  positionMarkers,
  silentParagraph,
  spanOfMarker,
  splitAttributes,
  splitNoteText,
  wordMarkers,
} from '../usfm/usfm-markers.ts';
import { hasEnd, usfmTokens, type UsfmMarker } from '../usfm/usfm-tokens.ts';

/** A number at the start of a text, up to the next white space. */
const numbered = /^\s*(?<number>\S+)\s?(?<rest>[\s\S]*)$/;

/**
 * Reads USFM with one or more books in a file. The package `usfm-js` is not used because it has no line numbers, keeps
 * only the last of duplicate verses and sorts them, and a report needs all of that. The tests check that both read the
 * same words.
 */
export function* readUsfm(file: string, usfm: string): Generator<ImportRecord> {
  const verses = new VerseAssembler(file);
  const reader = new UsfmReader(file, usfm, verses);
  for (const token of usfmTokens(usfm)) {
    if (token.kind === 'marker') reader.marker(token);
    else if (token.kind === 'end') reader.end(token.name, token.line);
    else reader.text(token.text, token.line);
    yield* verses.takeRecords();
  }
  reader.finish();
  yield* verses.takeRecords();
}

interface OpenCharacter {
  name: string;
  /** The text after the vertical bar: attributes if the end of the style follows it, otherwise words of the verse. */
  attributes: string | undefined;
  /** Whether it opened in a heading. */
  isSilent: boolean;
}

class UsfmReader {
  #file: string;
  #usfm: string;
  #verses: VerseAssembler;
  #names: UsfmBook;
  #book = '';
  #chapter = '';
  #line = 1;
  /** What the next text is: a book code, or the number of a chapter or verse. */
  #awaits: 'id' | 'c' | 'v' | undefined;
  /** Whether the current text is not part of a verse: headings, introductions. */
  #silent = true;
  /** The last marker of a paragraph, which names text outside verses in the report. */
  #paragraphName = '';
  /** From the outermost to the innermost. */
  #notes: string[] = [];
  #inNoteOf = '';
  /** The text after a vertical bar in a note: attributes if the end of a style or note follows, otherwise words. */
  #noteValue: string | undefined;
  #inMilestone = false;
  /** The line of `\esb`. Up to `\esbe`, an article has the same paragraph markers as the text. */
  #sidebar: number | undefined;
  #characters: OpenCharacter[] = [];
  #inTitle = false;
  /** Verses of a book that nothing names. */
  #unnamed: { verses: number; line: number } | undefined;

  constructor(file: string, usfm: string, verses: VerseAssembler) {
    this.#file = file;
    this.#usfm = usfm;
    this.#verses = verses;
    this.#names = new UsfmBook(file);
  }

  marker({ name, line, after, startsLine }: UsfmMarker): void {
    this.#line = line;
    this.#inMilestone = false;
    this.#flushAttributes();
    const isParagraph = isParagraphMarker(name);
    if (positionMarkers.has(name)) this.#closeAll();
    else if (isParagraph && this.#notes.length > 0) this.#closeNotes();
    if (name === 'esb') this.#sidebar = line;
    if (name === 'esbe') this.#sidebar = undefined;
    if (isParagraph) this.#verses.flushSkipped();
    if (this.#sidebar !== undefined || name === 'esbe') return;
    if (noteMarkers.has(name)) this.#openNote(name, after);
    else if (name.endsWith('-s') || name.endsWith('-e')) this.#inMilestone = true;
    else if (this.#notes.length > 0) this.#inNoteOf = name;
    else if (spanOfMarker[name] || wordMarkers.has(name)) this.#openCharacter(name);
    else if (name === 'id' || name === 'c' || name === 'v') this.#await(name);
    else if (cellMarkers.test(name)) this.text(' ', line);
    // A vendor's own marker is a paragraph without verse text, or a character style if it has an end.
    else if (name.startsWith('z') && startsLine && !hasEnd(this.#usfm, after, name)) this.#silence(name);
    else this.#paragraph(name, line);
  }

  end(name: string, line: number): void {
    this.#line = line;
    this.#inMilestone = false;
    this.#noteValue = undefined;
    if (this.#characters.at(-1)?.name !== name) this.#flushAttributes();
    const at = this.#notes.lastIndexOf(name);
    if (at >= 0) this.#closeNotes(at);
    else if (this.#notes.length > 0) this.#inNoteOf = 'ft';
    else if (this.#sidebar === undefined) this.#closeCharacter(name);
  }

  text(source: string, line: number): void {
    this.#line = line;
    const text = this.#inMilestone ? afterOpenMilestone(source) : source;
    this.#inMilestone = false;
    if (this.#sidebar !== undefined) return this.#verses.skip(text, line, '\\esb');
    if (this.#awaits) return this.#number(text, line);
    this.#flushAttributes();
    if (this.#notes.length > 0) {
      const { visible, value } = splitNoteText(this.#inNoteOf, text);
      this.#noteValue = value;
      return this.#verses.text(visible, line);
    }
    const open = this.#characters.at(-1);
    const bar = open ? text.indexOf('|') : -1;
    if (open && bar >= 0) open.attributes = text.slice(bar + 1);
    this.#visible(bar < 0 ? text : text.slice(0, bar));
  }

  finish(): void {
    this.#closeAll();
    this.#endBook();
  }

  #visible(text: string): void {
    if (!this.#silent) return this.#verses.text(text.replaceAll('~', ' ').replaceAll('//', ' '), this.#line);
    if (bookNameMarkers.test(this.#paragraphName)) this.#names.addName(this.#paragraphName, text);
    if (!fileMarkers.has(this.#paragraphName)) this.#verses.skip(text, this.#line, `\\${this.#paragraphName}`);
  }

  /** Text after a bar that is not followed by the end of its style is text, except for attributes in USFM's syntax. */
  #flushAttributes(): void {
    if (this.#noteValue !== undefined) this.#verses.text(` ${this.#noteValue}`, this.#line);
    this.#noteValue = undefined;
    const open = this.#characters.at(-1);
    if (open?.attributes === undefined) return;
    const { attributes, rest } = splitAttributes(open.attributes);
    open.attributes = attributes === '' ? undefined : attributes;
    if (attributes !== '' && wordMarkers.has(open.name)) this.#closeCharacter(open.name);
    this.#visible(rest);
  }

  #closeAll(): void {
    this.#flushAttributes();
    this.#closeNotes();
    if (this.#sidebar !== undefined) this.#verses.unclosed(this.#sidebar, '\\esb', sidebarNotClosed);
    this.#sidebar = undefined;
    for (let open = this.#characters.pop(); open; open = this.#characters.pop())
      if (wordMarkers.has(open.name) && !open.isSilent) this.#closeWord(open.attributes);
    this.#inMilestone = false;
  }

  #await(what: 'id' | 'c' | 'v'): void {
    this.#awaits = what;
    if (what !== 'v') this.#verses.end();
    if (what === 'id') this.#endBook();
  }

  #endBook(): void {
    if (this.#unnamed) {
      const { verses, line } = this.#unnamed;
      this.#verses.addError(line, this.#file, noBookMessage(verses, this.#names.id));
    }
    this.#unnamed = undefined;
    this.#book = '';
    this.#chapter = '';
    this.#verses.endBook();
  }

  #number(text: string, line: number): void {
    const { number = '', rest = '' } = numbered.exec(text)?.groups ?? {};
    const what = this.#awaits;
    this.#awaits = undefined;
    if (what !== 'v') {
      // The rest of the line of "\id" describes the file.
      this.#paragraphName = what === 'id' ? 'rem' : 'c';
      this.#silent = true;
    }
    if (what === 'id') {
      this.#names.start(number);
    } else if (what === 'c') {
      this.#chapter = number;
      if (rest.trim() !== '') this.text(rest, line);
    } else if (number === '') {
      this.#verses.addError(line, `\\v ${excerpt(text)}`, verseNumberMissing);
    } else {
      this.#beginVerse(number, line);
      this.text(rest, line);
    }
  }

  #beginVerse(number: string, line: number): void {
    this.#inTitle = false;
    if (this.#book === '') this.#nameBook();
    this.#silent = this.#book === '';
    if (this.#silent) {
      this.#paragraphName = 'v';
      this.#unnamed = { verses: (this.#unnamed?.verses ?? 0) + 1, line: this.#unnamed?.line ?? line };
    } else this.#verses.begin({ book: this.#book, chapter: this.#chapter, verse: number }, line);
  }

  #nameBook(): void {
    const { book, source } = this.#names.find();
    this.#book = book;
    if (source !== '') this.#verses.remark(bookFromMessage(this.#file, book, source));
  }

  #silence(name: string): void {
    this.#verses.flushSkipped();
    this.#paragraphName = name;
    this.#silent = true;
  }

  #openNote(name: string, after: number): void {
    if (!hasEnd(this.#usfm, after, name)) this.#verses.unclosed(this.#line, `\\${name}`, noteNotClosed);
    if (this.#notes.length === 0) this.#verses.openNote(this.#line);
    this.#notes.push(name);
    this.#inNoteOf = name;
  }

  #closeNotes(depth = 0): void {
    const [closed] = this.#notes.splice(depth);
    this.#inNoteOf = 'ft';
    if (closed === undefined || depth > 0) return;
    if (droppedMarkers.has(closed)) this.#verses.dropNote(`\\${closed}`);
    else this.#verses.closeNote();
  }

  #openCharacter(name: string): void {
    this.#characters.push({ name, attributes: undefined, isSilent: this.#silent });
    if (this.#silent) return;
    if (spanOfMarker[name]) this.#verses.openSpan(spanOfMarker[name]);
    else if (wordMarkers.has(name)) this.#verses.openWord('');
  }

  #closeCharacter(name: string): void {
    const at = this.#characters.findLastIndex((open) => open.name === name);
    const [closed] = at >= 0 ? this.#characters.splice(at, 1) : [];
    if (closed?.isSilent) return;
    if (spanOfMarker[name]) this.#verses.closeSpan(spanOfMarker[name]);
    if (closed && wordMarkers.has(name)) this.#closeWord(closed.attributes);
  }

  #closeWord(attributes = ''): void {
    this.#verses.closeWord(bareLanguage(this.#book), /(?:x-)?strong\s*=\s*"([^"]*)"/.exec(attributes)?.[1]);
  }

  #paragraph(name: string, line: number): void {
    const style = styleOf(name);
    if (this.#inTitle && isParagraphMarker(name)) {
      this.#inTitle = false;
      this.#verses.end();
    }
    if (isParagraphMarker(name)) this.#paragraphName = name;
    if (style.kind === 'title' && !this.#verses.isOpen) {
      if (this.#book === '') this.#nameBook();
      this.#silent = !isPsalms(this.#book);
      this.#inTitle = !this.#silent;
      if (this.#inTitle) this.#verses.begin({ book: this.#book, chapter: this.#chapter, verse: '0' }, line);
    } else if (style.kind === 'text') {
      // Character styles without meaning here ("\qs", "\it") are not paragraphs and end in "*".
      this.#silent = !this.#verses.isOpen;
      if (style.goesOn) this.#visible(' ');
      else if (style.line === undefined) this.#verses.openParagraph();
      else this.#verses.openLine(style.line);
    } else if (silentParagraph.test(name)) {
      this.#silence(name);
    } else {
      this.#openCharacter(name);
    }
  }
}
