import type { ParsedMark, Span, VerseMarks, WordMark } from './verse-marks.ts';

/** Marks that consist only of spans. */
export type SpanKind = 'supplied' | 'divineName' | 'jesus' | 'ketiv' | 'qere';

/**
 * Builds the plain text of a verse and its marks together. White space is collapsed immediately, so that offsets remain
 * valid. The words are stored in a list until the text is needed, because reading the end of a string that grows word
 * by word copies all of it each time, which takes quadratic time for a long verse.
 */
export class VerseBuilder {
  #parts: string[] = [];
  #length = 0;
  #endsWithSpace = false;
  #spacePending = false;
  readonly marks: Required<Omit<VerseMarks, 'heading' | 'kjv' | 'links'>> & Pick<VerseMarks, 'heading'> = {
    words: [],
    parsed: [],
    supplied: [],
    divineName: [],
    jesus: [],
    ketiv: [],
    qere: [],
    notes: [],
    paragraphs: [],
    lines: [],
  };

  append(text: string): void {
    for (const part of text.split(/(\s+)/u)) {
      if (part === '') continue;
      if (/^\s/u.test(part)) {
        this.#spacePending = true;
      } else {
        this.#flushSpace();
        this.#add(part);
        this.#endsWithSpace = false;
      }
    }
  }

  /** Where the next word will begin. */
  get start(): number {
    this.#flushSpace();
    return this.#length;
  }

  /** Where the last word ended. */
  get end(): number {
    return this.#endsWithSpace ? this.#length - 1 : this.#length;
  }

  /** The text from an offset on. The time depends only on the length of that text. */
  textFrom(start: number): string {
    let first = this.#parts.length;
    let at = this.#length;
    while (first > 0 && at > start) {
      first -= 1;
      at -= this.#parts[first]?.length ?? 0;
    }
    return this.#parts
      .slice(first)
      .join('')
      .slice(Math.max(0, start - at));
  }

  closeSpan(kind: SpanKind, start: number): void {
    if (this.end > start) this.marks[kind].push([start, this.end]);
  }

  /** A paragraph or a line that begins at the end of the text. It belongs to the next verse. */
  get opensAtEnd(): { paragraph: boolean; line: number | undefined } {
    const end = this.end;
    return {
      paragraph: this.marks.paragraphs.some((at) => at >= end),
      line: this.marks.lines.find(([at]) => at >= end)?.[1],
    };
  }

  /** The verse, without empty marks and without paragraphs and lines at its end. */
  finish(): { text: string; marks: VerseMarks } {
    const text = this.#parts.join('').trimEnd();
    const inside = (offset: number): number => Math.min(offset, text.length);
    const spans = (kind: SpanKind): Span[] => this.marks[kind].filter(([start]) => start < text.length);
    const words: WordMark[] = this.marks.words.map(
      (mark) => mark.with(0, inside(mark[0])).with(1, inside(mark[1])) as WordMark,
    );
    words.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    const parsed = this.marks.parsed.map(([start, end, code]): ParsedMark => [inside(start), inside(end), code]);
    parsed.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    const all: VerseMarks = {
      words,
      parsed,
      supplied: spans('supplied'),
      divineName: spans('divineName'),
      jesus: spans('jesus'),
      ketiv: spans('ketiv'),
      qere: spans('qere'),
      notes: this.marks.notes.map(([at, note]) => [inside(at), note]),
      paragraphs: [...new Set(this.marks.paragraphs)].filter((at) => at < text.length),
      lines: this.marks.lines.filter(([at]) => at < text.length),
    };
    const marks = Object.fromEntries(Object.entries(all).filter(([, list]) => list.length > 0)) as VerseMarks;
    if (this.marks.heading) marks.heading = this.marks.heading;
    return { text, marks };
  }

  #flushSpace(): void {
    if (this.#spacePending && this.#length > 0 && !this.#endsWithSpace) {
      this.#add(' ');
      this.#endsWithSpace = true;
    }
    this.#spacePending = false;
  }

  #add(part: string): void {
    this.#parts.push(part);
    this.#length += part.length;
  }
}
