import type { SpanKind } from '#data/text/verse-builder.ts';
import { bareLanguage, nonTextStyles, styleOf } from '../assemble/usfm-styles.ts';
import { VerseAssembler } from '../assemble/verse-assembler.ts';
import { excerpt, type ImportRecord } from '../record.ts';
import { noteNotClosed, sidebarNotClosed, verseMarkerRule } from './messages.ts';

/** The space after an opening marker belongs to the marker. */
const marker = '\\\\(?<marker>\\+?[a-z]+[0-9]*(?:-[se])?)(?:(?<end>\\*)| |)';
/** A milestone ends with `\*`. */
const milestoneEnd = '(?<milestone>\\\\\\*)';
const plainText = '(?<text>[^\\\\]+|\\\\)';
const token = new RegExp([marker, milestoneEnd, plainText].join('|'), 'g');

const spanOf: Record<string, SpanKind> = { add: 'supplied', nd: 'divineName', wj: 'jesus' };
/** Markers whose content is dropped: pictures, alternative verse and chapter numbers, references. */
const dropped = new Set(['fig', ...nonTextStyles]);
const noteMarkers = new Set(['f', 'fe', 'ef', 'x', 'ex', ...dropped]);
const wordMarkers = new Set(['w', 'wh', 'wg']);
/** These markers close everything open: an unclosed note must not swallow the following verses. */
const positionMarkers = new Set(['id', 'c', 'v']);
/** A number at the start of a text, up to the next white space. */
const numbered = /^\s*(?<number>\S+)\s?(?<rest>[\s\S]*)$/;

/**
 * Reads USFM with one or more books in a file. The package `usfm-js` is not used because it has no line numbers, keeps
 * only the last of duplicate verses and sorts them, and a report needs all of that. The tests check that both read the
 * same words.
 */
export function readUsfm(file: string, usfm: string): ImportRecord[] {
  const verses = new VerseAssembler(file);
  const reader = new UsfmReader(verses);
  let line = 1;
  for (const { 0: match, groups = {} } of usfm.matchAll(token)) {
    if (groups.marker !== undefined) reader.marker(groups.marker.replace(/^\+/, ''), groups.end !== undefined, line);
    else if (groups.milestone === undefined) reader.text(groups.text ?? '', line);
    else reader.endMilestone();
    for (let at = match.indexOf('\n'); at >= 0; at = match.indexOf('\n', at + 1)) line += 1;
  }
  verses.endBook();
  return verses.records;
}

class UsfmReader {
  #verses: VerseAssembler;
  #book = '';
  #chapter = '';
  /** What the next text is: a book code, or the number of a chapter or verse. */
  #awaits: 'id' | 'c' | 'v' | undefined;
  /** Whether the current text is not part of a verse: headings, introductions, note callers. */
  #silent = true;
  #inNote = false;
  #inNoteOf = '';
  #inMilestone = false;
  /** Between `\esb` and `\esbe`: an article that is not part of the text but has the same paragraph markers. */
  #inSidebar = false;
  /** Open character styles, nested, with the attributes after the vertical bar: `strong="H430"`. */
  #characters: { name: string; attributes: string }[] = [];
  #inTitle = false;

  constructor(verses: VerseAssembler) {
    this.#verses = verses;
  }

  marker(name: string, isEnd: boolean, line: number): void {
    if (positionMarkers.has(name) && !isEnd) this.#closeAll(line);
    if (name === 'esb' || name === 'esbe') this.#inSidebar = name === 'esb';
    if (this.#inSidebar || name === 'esbe') return;
    if (this.#inNote) {
      if (isEnd && noteMarkers.has(name)) {
        this.#inNote = false;
        if (dropped.has(name)) this.#verses.dropNote();
        else this.#verses.closeNote();
      } else if (!isEnd) this.#inNoteOf = name;
      return;
    }
    if (isEnd) this.#closeCharacter(name);
    else if (spanOf[name] || wordMarkers.has(name)) this.#openCharacter(name);
    else if (name.endsWith('-s') || name.endsWith('-e')) this.#inMilestone = true;
    else if (noteMarkers.has(name)) this.#openNote(name);
    else if (name === 'id' || name === 'c' || name === 'v') this.#await(name);
    else this.#paragraph(name, line);
  }

  text(text: string, line: number): void {
    if (this.#inMilestone || this.#inSidebar) return;
    if (this.#awaits) return this.#number(text, line);
    if (this.#inNote) return this.#verses.text(noteText(this.#inNoteOf, text));
    if (this.#silent) return;
    const open = this.#characters.at(-1);
    const stroke = open ? text.indexOf('|') : -1;
    const visible = stroke < 0 ? text : text.slice(0, stroke);
    if (open && stroke >= 0) open.attributes = text.slice(stroke + 1);
    this.#verses.text(visible.replaceAll('~', ' ').replaceAll('//', ' '));
  }

  endMilestone(): void {
    this.#inMilestone = false;
  }

  #closeAll(line: number): void {
    if (this.#inNote) this.#verses.addError(line, `\\${this.#inNoteOf}`, noteNotClosed);
    if (this.#inNote) this.#verses.closeNote();
    if (this.#inSidebar) this.#verses.addError(line, '\\esb', sidebarNotClosed);
    for (let open = this.#characters.pop(); open; open = this.#characters.pop())
      if (wordMarkers.has(open.name)) this.#closeWord(open.attributes);
    [this.#inNote, this.#inMilestone, this.#inSidebar] = [false, false, false];
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
      this.#verses.addError(line, `\\v ${excerpt(text)}`, verseMarkerRule);
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

  #openCharacter(name: string): void {
    this.#characters.push({ name, attributes: '' });
    if (spanOf[name]) this.#verses.openSpan(spanOf[name]);
    else if (wordMarkers.has(name)) this.#verses.openWord('');
  }

  #closeCharacter(name: string): void {
    if (spanOf[name]) this.#verses.closeSpan(spanOf[name]);
    const at = this.#characters.findLastIndex((open) => open.name === name);
    const [closed] = at >= 0 ? this.#characters.splice(at, 1) : [];
    if (closed && wordMarkers.has(name)) this.#closeWord(closed.attributes);
  }

  #closeWord(attributes: string): void {
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
      // Character styles without meaning here ("\qs", "\it") are not paragraphs and end in "*".
      this.#silent = !this.#verses.isOpen;
      if (style.goesOn) this.#verses.text(' ');
      else if (style.line === undefined) this.#verses.openParagraph();
      else this.#verses.openLine(style.line);
    } else if (silentParagraph.test(name)) {
      this.#silent = true;
    } else if (style.kind === 'silent') {
      this.#openCharacter(name);
    }
  }
}

/** Paragraphs without Bible text. Any other marker is a character style whose text continues the verse. */
const silentParagraph =
  /^(?:h|ide|sts|rem|usfm|toca?|mte?|imte?|i(?:p[irq]?|m[iq]?|q|b|li|ot|or?|ex|e|s)|ms|mr|sr?|sd|sp|rq?|cl|cd|cp|lit|restore|z[a-z]+|d|qa|pb|periph)[0-9]*$/;

/** Character styles within a note, and `\xt 1.1|GEN 1:1\xt*`: the text after their bar is an attribute. */
const withAttributes = /^(?!f|x|e[fx]$)|^xt$/;
/** The reference of a note ("1.1") and its caller ("+") are not part of the note. */
const origins = new Set(['fr', 'xo', 'fv', 'xop']);

function noteText(name: string, text: string): string {
  if (origins.has(name)) return '';
  if (withAttributes.test(name)) return text.replace(/\|.*$/s, '');
  return noteMarkers.has(name) ? text.replace(/^\s*\S\s/, '') : text;
}
