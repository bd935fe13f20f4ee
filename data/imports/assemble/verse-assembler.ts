import { tryParseEntryNumber, type EntryNumber } from '#data/dictionary/entry-number.ts';
import { VerseBuilder, type SpanKind } from '#data/text/verse-builder.ts';
import { cleanText } from '../clean-text.ts';
import { hasWords, type ImportRecord, type FileLocation } from '../record.ts';

type VerseReference = Pick<Extract<ImportRecord, { kind: 'verse' }>, 'book' | 'beyond' | 'chapter' | 'verse'>;

interface OpenVerse extends VerseReference {
  location: FileLocation;
  builder: VerseBuilder;
  /** Open spans with their start offsets. */
  spans: [SpanKind, number][];
  words: [start: number, lemma: string][];
  markup: boolean;
  odd: string | undefined;
}

/** Signs that are leftovers of some program, or of a wrong encoding. */
const oddSign = /[<>|#\\\ufffd]/;

const none: ImportRecord[] = [];

/** How the report names text outside verses if the format has no name for it. */
const outside = 'text outside verses';

/**
 * Builds verses from the events of a markup format: text, spans, notes, words with Strong's numbers, paragraphs and
 * lines. What opens between two verses belongs to the next one. Spans that cover several verses continue in each.
 */
export class VerseAssembler {
  #records: ImportRecord[] = [];
  #file: string;
  #verse: OpenVerse | undefined;
  #note: { text: string; line: number } | undefined;
  /** Words that are not part of a verse, collected up to the end of their element. */
  #skipped: { what: string; text: string; line: number } | undefined;
  #heading: string | undefined;
  #paragraph = false;
  #line: number | undefined;
  /** Spans that are open at the end of a verse and continue in the next one. */
  #carried: SpanKind[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  /** The records since the last call. */
  takeRecords(): ImportRecord[] {
    if (this.#records.length === 0) return none;
    const taken = this.#records;
    this.#records = [];
    return taken;
  }

  get isOpen(): boolean {
    return this.#verse !== undefined;
  }

  begin(reference: VerseReference, line: number): void {
    this.end();
    const builder = new VerseBuilder();
    if (this.#paragraph) builder.marks.paragraphs.push(0);
    if (this.#line !== undefined) builder.marks.lines.push([0, this.#line]);
    if (this.#heading?.trim()) builder.marks.heading = this.#heading.replace(/\s+/g, ' ').trim();
    [this.#paragraph, this.#line, this.#heading] = [false, undefined, undefined];
    const spans = this.#carried.map((kind): [SpanKind, number] => [kind, 0]);
    this.#verse = {
      ...reference,
      location: { file: this.#file, line },
      builder,
      spans,
      words: [],
      markup: false,
      odd: undefined,
    };
  }

  end(): void {
    if (this.#note !== undefined) this.closeNote();
    this.flushSkipped();
    const verse = this.#verse;
    if (!verse) return;
    this.#verse = undefined;
    this.#carried = verse.spans.map(([kind]) => kind);
    for (const [kind, start] of verse.spans) verse.builder.closeSpan(kind, start);
    const { paragraph, line } = verse.builder.opensAtEnd;
    if (paragraph) this.#paragraph = true;
    if (line !== undefined) this.#line = line;
    const { location, book, beyond = false, chapter, verse: number, markup, odd } = verse;
    const content = { ...verse.builder.finish(), ...(markup && { markup }), ...(odd && { odd }) };
    this.#records.push({ kind: 'verse', location, book, beyond, chapter, verse: number, content });
  }

  /** Ends a book. Spans that are still open do not continue in the next book. */
  endBook(): void {
    this.end();
    this.#carried = [];
    [this.#paragraph, this.#line, this.#heading] = [false, undefined, undefined];
  }

  text(text: string, line = 0, what = outside): void {
    if (this.#note !== undefined) this.#note.text += text;
    else if (this.#verse) this.#append(this.#verse, text);
    else this.skip(text, line, what);
  }

  #append(verse: OpenVerse, source: string): void {
    const { text, markup } = cleanText(source, 'read');
    verse.builder.append(text);
    verse.markup ||= markup;
    const sign = oddSign.exec(source)?.[0];
    if (sign !== undefined && !markup)
      verse.odd ??= `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  }

  /** Reports words that are not part of a verse. Text of the same kind is one report up to {@link flushSkipped}. */
  skip(text: string, line: number, what: string): void {
    if (this.#skipped && this.#skipped.what !== what) this.flushSkipped();
    if (this.#skipped) this.#skipped.text += text;
    else if (text.trim() !== '') this.#skipped = { what, text, line };
  }

  flushSkipped(): void {
    const skipped = this.#skipped;
    this.#skipped = undefined;
    if (!skipped || !hasWords(skipped.text)) return;
    const quote = skipped.text.replace(/\s+/g, ' ').trim();
    const location = { file: this.#file, line: skipped.line };
    this.#records.push({ kind: 'skipped', location, what: skipped.what, quote });
  }

  /** Adds text to the heading of the next verse. */
  addHeading(text: string): void {
    this.#heading = (this.#heading ?? '') + text;
  }

  openNote(line = 0): void {
    this.#note = { text: '', line };
  }

  closeNote(): void {
    const { text = '', line = 0 } = this.#note ?? {};
    const clean = cleanText(text, 'read');
    const note = clean.text.replace(/\s+/g, ' ').trim();
    this.#note = undefined;
    if (this.#verse) this.#verse.markup ||= clean.markup;
    if (note === '') return;
    if (this.#verse) this.#verse.builder.marks.notes.push([this.#verse.builder.end, note]);
    else this.#skipWhole(note, line, 'a note outside verses');
  }

  /** Skips a note that is not a comment on the text: a picture, an alternative number. */
  dropNote(what = outside): void {
    const { text = '', line = 0 } = this.#note ?? {};
    this.#note = undefined;
    this.#skipWhole(text, line, what);
  }

  #skipWhole(text: string, line: number, what: string): void {
    this.flushSkipped();
    this.skip(text, line, what);
    this.flushSkipped();
  }

  openSpan(kind: SpanKind): void {
    if (this.#verse) this.#verse.spans.push([kind, this.#verse.builder.start]);
    else this.#carried.push(kind);
  }

  closeSpan(kind: SpanKind): void {
    const { spans } = this.#verse ?? {};
    const at = spans?.findLastIndex(([open]) => open === kind) ?? -1;
    const [closed] = at >= 0 ? (spans?.splice(at, 1) ?? []) : [];
    if (closed) this.#verse?.builder.closeSpan(kind, closed[1]);
    const carried = this.#verse ? -1 : this.#carried.lastIndexOf(kind);
    if (carried >= 0) this.#carried.splice(carried, 1);
  }

  /** Opens a word with its Strong's numbers: "strong:H430", "H0430 H853", or "430" in the language of bare numbers. */
  openWord(lemma: string): void {
    if (this.#verse) this.#verse.words.push([this.#verse.builder.start, lemma]);
  }

  /** Closes a word. `known` has the numbers if they follow the word, as in USFM. */
  closeWord(bare: 'hebrew' | 'greek', known?: string): void {
    const verse = this.#verse;
    const [start, lemma] = verse?.words.pop() ?? [0, ''];
    for (const number of numbersIn(known ?? lemma, bare))
      verse?.builder.marks.words.push([start, Math.max(start, verse.builder.end), number]);
  }

  openParagraph(): void {
    // A paragraph break separates words.
    this.#verse?.builder.append(' ');
    if (this.#verse) this.#verse.builder.marks.paragraphs.push(this.#verse.builder.start);
    else this.#paragraph = true;
  }

  openLine(level: number): void {
    // A line break separates words.
    this.#verse?.builder.append(' ');
    if (this.#verse) this.#verse.builder.marks.lines.push([this.#verse.builder.start, level]);
    else this.#line = level;
  }

  addError(line: number, quote: string, reason: string): void {
    this.#records.push({ kind: 'error', location: { file: this.#file, line }, quote, reason });
  }

  /** Reports an element without its end. */
  unclosed(line: number, what: string, reason: string): void {
    this.#records.push({ kind: 'unclosed', location: { file: this.#file, line }, what, reason });
  }

  remark(message: string): void {
    this.#records.push({ kind: 'remark', message });
  }

  /** Reports that the file is damaged from this line on. */
  broken(line: number, reason: string): void {
    this.end();
    this.#records.push({ kind: 'broken', location: { file: this.#file, line }, reason });
  }
}

function numbersIn(lemma: string, bare: 'hebrew' | 'greek'): EntryNumber[] {
  return lemma
    .split(/[\s,;]+/)
    .map((part) => tryParseEntryNumber(part.replace(/^[a-z.]+:/i, ''), bare))
    .filter((number) => number !== undefined);
}
