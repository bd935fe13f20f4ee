import type { SpanKind } from '#data/model/verse-builder.ts';
import { bareLanguage, besideText, styleOf } from '../assemble/usfm-styles.ts';
import { VerseAssembler } from '../assemble/verse-assembler.ts';
import { excerpt, type ImportRecord } from '../record.ts';

/** The space behind an opening marker is the marker's. */
const marker = '\\\\(?<marker>\\+?[a-z]+[0-9]*(?:-[se])?)(?:(?<end>\\*)| |)';
/** A milestone closes with `\*`. */
const milestoneEnd = '(?<milestone>\\\\\\*)';
const plainText = '(?<text>[^\\\\]+|\\\\)';
const token = new RegExp([marker, milestoneEnd, plainText].join('|'), 'g');

const spanOf: Record<string, SpanKind> = { add: 'supplied', nd: 'divineName', wj: 'jesus' };
/** What they hold is no note: pictures, other numbers of verse and chapter, references. */
const dropped = new Set(['fig', 'rb', ...besideText]);
const noteMarkers = new Set(['f', 'fe', 'ef', 'x', 'ex', ...dropped]);
/** They end whatever is open: a note without its end must not swallow the verses behind it. */
const placeMarkers = new Set(['id', 'c', 'v']);
/** What a number follows, which ends at the next white space. */
const numbered = /^\s*(?<number>\S+)\s?(?<rest>[\s\S]*)$/;

/**
 * USFM, one book or several in a file. The package `usfm-js` reads it too, but gives no lines, keeps the last of two
 * verses with one number and puts all in order: what a report has to tell. The tests hold the two to the same words.
 */
export function readUsfm(file: string, usfm: string): ImportRecord[] {
  const verses = new VerseAssembler(file);
  const reader = new UsfmReader(verses);
  let line = 1;
  for (const { 0: whole, groups = {} } of usfm.matchAll(token)) {
    if (groups.marker !== undefined) reader.marker(groups.marker.replace(/^\+/, ''), groups.end !== undefined, line);
    else if (groups.milestone === undefined) reader.text(groups.text ?? '', line);
    else reader.endMilestone();
    for (let at = whole.indexOf('\n'); at >= 0; at = whole.indexOf('\n', at + 1)) line += 1;
  }
  verses.endBook();
  return verses.records;
}

class UsfmReader {
  #verses: VerseAssembler;
  #book = '';
  #chapter = '';
  /** What the next text is: the number of a verse, the code of a book. */
  #awaits: 'id' | 'c' | 'v' | undefined;
  /** A heading, an introduction, a note's caller: text that is no verse's. */
  #silent = true;
  #inNote = false;
  #inNoteOf = '';
  #inMilestone = false;
  /** Of the words that are open, one within another, what stands behind the stroke: `strong="H430"`. */
  #attributes: string[] = [];
  #inTitle = false;

  constructor(verses: VerseAssembler) {
    this.#verses = verses;
  }

  marker(name: string, isEnd: boolean, line: number): void {
    if (placeMarkers.has(name) && !isEnd) this.#closeAll(line);
    if (this.#inNote) {
      if (isEnd && noteMarkers.has(name)) {
        this.#inNote = false;
        if (dropped.has(name)) this.#verses.dropNote();
        else this.#verses.closeNote();
      } else if (!isEnd) this.#inNoteOf = name;
      return;
    }
    const span = spanOf[name];
    if (span) return isEnd ? this.#verses.closeSpan(span) : this.#verses.openSpan(span);
    if (name === 'w' || name === 'wh' || name === 'wg') return this.#word(isEnd);
    if (isEnd) return;
    if (name.endsWith('-s') || name.endsWith('-e')) this.#inMilestone = true;
    else if (noteMarkers.has(name)) this.#openNote(name);
    else if (name === 'id' || name === 'c' || name === 'v') this.#await(name);
    else this.#paragraph(name, line);
  }

  text(text: string, line: number): void {
    if (this.#inMilestone) return;
    if (this.#awaits) return this.#number(text, line);
    if (this.#inNote) return this.#verses.text(noteText(this.#inNoteOf, text));
    if (this.#silent) return;
    const stroke = this.#attributes.length > 0 ? text.indexOf('|') : -1;
    const shown = stroke < 0 ? text : text.slice(0, stroke);
    if (stroke >= 0) this.#attributes[this.#attributes.length - 1] = text.slice(stroke + 1);
    this.#verses.text(shown.replaceAll('~', ' ').replaceAll('//', ' '));
  }

  endMilestone(): void {
    this.#inMilestone = false;
  }

  #closeAll(line: number): void {
    if (this.#inNote) this.#verses.fault(line, `\\${this.#inNoteOf}`, 'a note opens before this line and never ends');
    if (this.#inNote) this.#verses.closeNote();
    while (this.#attributes.length > 0) this.#word(true);
    [this.#inNote, this.#inMilestone] = [false, false];
  }

  #await(what: 'id' | 'c' | 'v'): void {
    this.#awaits = what;
    if (what !== 'v') this.#verses.end();
    if (what === 'id') this.#verses.endBook();
  }

  #number(text: string, line: number): void {
    const { number = '', rest = '' } = numbered.exec(text)?.groups ?? {};
    const what = this.#awaits;
    this.#awaits = undefined;
    if (what === 'id') {
      this.#book = number;
      this.#chapter = '';
      this.#silent = true;
    } else if (what === 'c') {
      this.#chapter = number;
      this.#silent = true;
    } else if (number === '') {
      this.#verses.fault(line, `\\v ${excerpt(text)}`, 'behind \\v stands the number of a verse');
    } else {
      this.#inTitle = false;
      this.#silent = false;
      this.#verses.begin({ book: this.#book, chapter: this.#chapter, verse: number }, line);
      this.text(rest, line);
    }
  }

  #openNote(name: string): void {
    this.#inNote = true;
    this.#inNoteOf = name;
    this.#verses.openNote();
  }

  #word(isEnd: boolean): void {
    if (!isEnd) {
      this.#attributes.push('');
      this.#verses.openWord('');
      return;
    }
    const attributes = this.#attributes.pop();
    if (attributes === undefined) return;
    this.#verses.closeWord(bareLanguage(this.#book), /(?:x-)?strong\s*=\s*"([^"]*)"/.exec(attributes)?.[1]);
  }

  #paragraph(name: string, line: number): void {
    const style = styleOf(name);
    if (this.#inTitle) {
      this.#inTitle = false;
      this.#verses.end();
    }
    if (style.kind === 'title' && this.#book.toUpperCase() === 'PSA' && !this.#verses.isOpen) {
      this.#verses.begin({ book: this.#book, chapter: this.#chapter, verse: '0' }, line);
      this.#inTitle = true;
      this.#silent = false;
    } else if (style.kind === 'text') {
      // Characters in styles that carry nothing ("\qs", "\it") are no paragraphs, and end in "*".
      this.#silent = !this.#verses.isOpen;
      if (style.goesOn) this.#verses.text(' ');
      else if (style.line === undefined) this.#verses.openParagraph();
      else this.#verses.openLine(style.line);
    } else if (silentParagraph.test(name)) {
      this.#silent = true;
    }
  }
}

/** Paragraphs that hold no text of the Bible; any other marker is one of characters, and its text goes on. */
const silentParagraph =
  /^(?:h|ide|sts|rem|usfm|toca?|mte?|imte?|i(?:p[irq]?|m[iq]?|q|b|li|ot|or?|ex|e|s)|ms|mr|sr?|sd|sp|rq?|cl|cd|cp|lit|restore|z[a-z]+|d|qa|pb|periph)[0-9]*$/;

/** Where a note belongs ("1.1") is no part of it, nor is the sign that calls it ("+"). */
const origins = new Set(['fr', 'xo', 'fv', 'xop']);

function noteText(name: string, text: string): string {
  if (origins.has(name)) return '';
  return noteMarkers.has(name) ? text.replace(/^\s*\S\s/, '') : text;
}
