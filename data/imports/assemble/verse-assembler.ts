import { tryParseEntryNumber, type EntryNumber } from '#data/dictionary/entry-number.ts';
import { VerseBuilder, type SpanKind } from '#data/text/verse-builder.ts';
import { cleanText } from '../clean-text.ts';
import type { ImportRecord, Place } from '../record.ts';

type VersePlace = Pick<Extract<ImportRecord, { kind: 'verse' }>, 'book' | 'beyond' | 'chapter' | 'verse'>;

interface OpenVerse extends VersePlace {
  place: Place;
  builder: VerseBuilder;
  /** Spans that are open, with where they began. */
  spans: [SpanKind, number][];
  words: [start: number, lemma: string][];
}

/**
 * Puts verses together from the events of a format with markup: text, spans, notes, words with their numbers, paragraphs
 * and lines. What opens between two verses belongs to the next one; spans that run over several verses go on in each.
 */
export class VerseAssembler {
  readonly records: ImportRecord[] = [];
  #file: string;
  #verse: OpenVerse | undefined;
  #note: string | undefined;
  #heading: string | undefined;
  #paragraph = false;
  #line: number | undefined;
  /** Spans that are open at the end of a verse. */
  #carried: SpanKind[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  get isOpen(): boolean {
    return this.#verse !== undefined;
  }

  begin(place: VersePlace, line: number): void {
    this.end();
    const builder = new VerseBuilder();
    if (this.#paragraph) builder.marks.paragraphs.push(0);
    if (this.#line !== undefined) builder.marks.lines.push([0, this.#line]);
    if (this.#heading?.trim()) builder.marks.heading = this.#heading.replace(/\s+/g, ' ').trim();
    [this.#paragraph, this.#line, this.#heading] = [false, undefined, undefined];
    const spans = this.#carried.map((kind): [SpanKind, number] => [kind, 0]);
    this.#verse = { ...place, place: { file: this.#file, line }, builder, spans, words: [] };
  }

  end(): void {
    const verse = this.#verse;
    if (!verse) return;
    this.#verse = undefined;
    this.#note = undefined;
    this.#carried = verse.spans.map(([kind]) => kind);
    for (const [kind, start] of verse.spans) verse.builder.closeSpan(kind, start);
    const { paragraph, line } = verse.builder.opensAtEnd;
    if (paragraph) this.#paragraph = true;
    if (line !== undefined) this.#line = line;
    const { place, book, beyond = false, chapter, verse: number } = verse;
    this.records.push({ kind: 'verse', place, book, beyond, chapter, verse: number, content: verse.builder.finish() });
  }

  /** Spans that a file leaves open at the end of a book do not go on in the next. */
  endBook(): void {
    this.end();
    this.#carried = [];
    [this.#paragraph, this.#line, this.#heading] = [false, undefined, undefined];
  }

  text(text: string): void {
    if (this.#note !== undefined) this.#note += text;
    else this.#verse?.builder.append(cleanText(text, 'read').text);
  }

  /** Text that stands before the next verse as its heading. */
  addHeading(text: string): void {
    this.#heading = (this.#heading ?? '') + text;
  }

  openNote(): void {
    this.#note = '';
  }

  closeNote(): void {
    const note = cleanText(this.#note ?? '', 'read')
      .text.replace(/\s+/g, ' ')
      .trim();
    this.#note = undefined;
    if (this.#verse && note !== '') this.#verse.builder.marks.notes.push([this.#verse.builder.end, note]);
  }

  /** What was put beside the text and says nothing of it: a picture, another numbering. */
  dropNote(): void {
    this.#note = undefined;
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

  /** A word with its numbers: "strong:H430", "H0430 H853", "430" with the language of a bare number. */
  openWord(lemma: string): void {
    if (this.#verse) this.#verse.words.push([this.#verse.builder.start, lemma]);
  }

  /** `known` where the numbers stand behind the word, as USFM has them. */
  closeWord(bare: 'hebrew' | 'greek', known?: string): void {
    const verse = this.#verse;
    const [start, lemma] = verse?.words.pop() ?? [0, ''];
    for (const number of numbersIn(known ?? lemma, bare))
      verse?.builder.marks.words.push([start, Math.max(start, verse.builder.end), number]);
  }

  openParagraph(): void {
    // What a paragraph parts are two words.
    this.#verse?.builder.append(' ');
    if (this.#verse) this.#verse.builder.marks.paragraphs.push(this.#verse.builder.start);
    else this.#paragraph = true;
  }

  openLine(level: number): void {
    // Lines stand apart as words do.
    this.#verse?.builder.append(' ');
    if (this.#verse) this.#verse.builder.marks.lines.push([this.#verse.builder.start, level]);
    else this.#line = level;
  }

  fault(line: number, said: string, reason: string): void {
    this.records.push({ kind: 'fault', place: { file: this.#file, line }, said, reason });
  }

  /** The file is damaged from here on. */
  broken(line: number, reason: string): void {
    this.end();
    this.records.push({ kind: 'broken', place: { file: this.#file, line }, reason });
  }
}

function numbersIn(lemma: string, bare: 'hebrew' | 'greek'): EntryNumber[] {
  return lemma
    .split(/[\s,;]+/)
    .map((part) => tryParseEntryNumber(part.replace(/^[a-z.]+:/i, ''), bare))
    .filter((number) => number !== undefined);
}
