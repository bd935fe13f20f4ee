import { bookByOsis } from '#data/bible/books.ts';
import { splitVerseId, verseId, type VerseId } from '#data/bible/verse-id.ts';
import type { Attributes } from '#data/imports/container/xml.ts';
import { VerseBuilder, type SpanKind } from '#data/text/verse-builder.ts';
import type { Span } from '#data/text/verse-marks.ts';
import { correctText } from './king-james-corrections.ts';
import type { KingJamesMaster, MasterPhrase, MasterVerse, TextusWord } from './king-james-verse.ts';
import { readMasterTag, type MasterTag } from './king-james-tag.ts';

interface OpenElement {
  name: string;
  start: number;
  tag?: MasterTag;
  /** Other notes are about the tags. */
  isNote?: boolean;
  /** The Hebrew letter above a part of Psalm 119. */
  letter?: string | undefined;
}

const spanKinds: Record<string, SpanKind> = { transChange: 'supplied', divineName: 'divineName' };
/** Elements whose text is not part of a verse. */
const hidden: ReadonlySet<string> = new Set(['header', 'note', 'title']);
const silent: ReadonlySet<string> = new Set(['osis', 'osisText', 'div', 'chapter', 'foreign', 'inscription', 'abbr']);

const psalms = 19;

/** The verses of psalms are printed as lines. The file does not mark them. */
function isPsalm(id: VerseId): boolean {
  const { book, verse } = splitVerseId(id);
  return book === psalms && verse > 0;
}

/** Handles the elements of the file, one after another. */
export class MasterReader {
  readonly #verses: MasterVerse[] = [];
  readonly #textus = new Map<VerseId, Map<number, TextusWord>>();
  #chapter = { book: 0, chapter: 0 };
  /** The verse or psalm title that is open. */
  #verse:
    | { id: VerseId; builder: VerseBuilder; phrases: MasterPhrase[]; splits: Map<string, MasterPhrase> }
    | undefined;
  #open: OpenElement[] = [];
  /** The text of a note or heading. */
  #hidden: { by: OpenElement; text: string } | undefined;
  #jesus: { start: number } | undefined;
  #paragraphFollows = false;

  open(name: string, attributes: Attributes): void {
    const element: OpenElement = { name, start: 0 };
    this.#open.push(element);
    if (this.#hidden && name === 'foreign') this.#hidden.by.letter = attributes.n;
    if (this.#hidden || this.#isOutside(name)) return;
    if (name === 'chapter') this.#openChapter(attributes);
    else if (name === 'verse') this.#openVerse(attributes);
    else if (name === 'title' && attributes.type === 'psalm') this.#begin(0);
    else if (hidden.has(name)) this.#hidden = { by: element, text: '' };
    else if (name === 'q') this.#jesus = { start: this.#verse?.builder.start ?? 0 };
    else if (name === 'milestone') this.#milestone(attributes);
    else if (name === 'w') this.#openWord(element, attributes);
    else if (spanKinds[name]) element.start = this.#verse?.builder.start ?? 0;
    else if (!silent.has(name)) throw new Error(`<${name}> is not known`);
    element.isNote = name === 'note' && attributes.type === 'study';
  }

  text(part: string): void {
    const text = this.#isDivineName ? part.replace(/(?<!’)\b\p{L}+/gu, (name) => name.toUpperCase()) : part;
    if (this.#hidden) this.#hidden.text += text;
    else this.#verse?.builder.append(correctText(text));
  }

  close(name: string): void {
    const element = this.#open.pop();
    if (!element) return;
    if (this.#hidden) {
      if (this.#hidden.by === element) this.#closeHidden(element, this.#hidden.text);
      return;
    }
    const kind = spanKinds[name];
    if (name === 'title') this.#closeVerse();
    else if (name === 'q') this.#closeQuotation();
    else if (!this.#verse) return;
    else if (name === 'w' && element.tag) this.#closeWord(element.start, element.tag);
    else if (kind) this.#verse.builder.closeSpan(kind, element.start);
  }

  finish(): KingJamesMaster {
    if (this.#verse) throw new Error('the last verse is not closed');
    const textus = [...this.#textus].map(([id, words]) => ({
      id,
      words: [...words.values()].sort((a, b) => a.position - b.position),
    }));
    return {
      verses: this.#verses.sort((a, b) => a.id - b.id),
      textus: textus.sort((a, b) => a.id - b.id),
    };
  }

  /** Printed in small capitals, which the text has as capitals: "LORD’s". */
  get #isDivineName(): boolean {
    return this.#open.some(({ name }) => name === 'divineName');
  }

  /** Colophons ("Written to the Romans from Corinthus") are outside the verses and not part of the text. */
  #isOutside(name: string): boolean {
    return !this.#verse && (name === 'w' || spanKinds[name] !== undefined);
  }

  #openChapter({ osisID = '' }: Attributes): void {
    const [book = '', chapter] = osisID.split('.');
    this.#chapter = { book: bookByOsis(book).number, chapter: Number(chapter) };
  }

  #openVerse({ sID, eID }: Attributes): void {
    if (eID !== undefined) {
      this.#closeVerse();
    } else {
      const verse = Number(sID?.split('.')[2]);
      if (!(verse > 0)) throw new Error(`"${sID ?? ''}" is not a verse`);
      this.#begin(verse);
    }
  }

  #begin(verse: number): void {
    if (this.#verse) throw new Error('a verse begins inside another one');
    const builder = new VerseBuilder();
    this.#verse = { id: verseId({ ...this.#chapter, verse }), builder, phrases: [], splits: new Map() };
    if (verse === 0) return;
    // The file does not mark the first paragraph of a chapter.
    if (this.#paragraphFollows || (verse === 1 && this.#chapter.book !== psalms)) builder.marks.paragraphs.push(0);
    this.#paragraphFollows = false;
    if (this.#jesus) this.#jesus.start = 0;
  }

  #milestone({ type }: Attributes): void {
    if (type !== 'x-p' && type !== 'x-extra-p') return;
    if (this.#verse) this.#verse.builder.marks.paragraphs.push(this.#verse.builder.start);
    else this.#paragraphFollows = true;
  }

  #openWord(element: OpenElement, attributes: Attributes): void {
    if (!this.#verse) return;
    element.start = this.#verse.builder.start;
    element.tag = readMasterTag(attributes, this.#verse.id);
  }

  #closeWord(start: number, { split, numbers, words, greek, codes }: MasterTag): void {
    if (!this.#verse) return;
    const { builder, phrases, splits } = this.#verse;
    const end = builder.end;
    // A word without a text is after the word before it, not at the start of the next one.
    const piece: Span = end > start ? [start, end] : [end, end];
    const first = split === undefined ? undefined : splits.get(split);
    if (first) {
      if (!numbers.every((number) => first.numbers.includes(number)))
        throw new Error(`the pieces of ${split} have different numbers`);
      first.pieces.push(piece);
      return;
    }
    const phrase: MasterPhrase = { pieces: [piece], numbers, greek, codes };
    phrases.push(phrase);
    if (split !== undefined) splits.set(split, phrase);
    for (const [index, { verse }] of greek.entries()) this.#addGreek(verse, words[index]);
  }

  #addGreek(verse: VerseId, word: TextusWord | undefined): void {
    if (!word) return;
    const known = this.#textus.get(verse) ?? new Map<number, TextusWord>();
    this.#textus.set(verse, known);
    const same = known.get(word.position);
    if (same && (same.form !== word.form || same.number !== word.number))
      throw new Error(`position ${word.position} is both ${same.form} ${same.number} and ${word.form} ${word.number}`);
    known.set(word.position, word);
  }

  #closeHidden({ isNote = false, letter }: OpenElement, source: string): void {
    this.#hidden = undefined;
    const text = source.replace(/\s+/g, ' ').trim();
    const { builder } = this.#verse ?? {};
    if (isNote) builder?.marks.notes.push([builder.end, text]);
    else if (letter !== undefined && builder) builder.marks.heading = `${letter} ${text}`;
  }

  #closeQuotation(): void {
    if (this.#jesus && this.#verse) this.#verse.builder.closeSpan('jesus', this.#jesus.start);
    this.#jesus = undefined;
  }

  #closeVerse(): void {
    const verse = this.#verse;
    if (!verse) throw new Error('a verse ends that did not begin');
    this.#verse = undefined;
    if (this.#jesus) verse.builder.closeSpan('jesus', this.#jesus.start);
    const { paragraph } = verse.builder.opensAtEnd;
    this.#paragraphFollows ||= paragraph && verse.builder.end > 0;
    const { text, marks } = verse.builder.finish();
    if (isPsalm(verse.id)) marks.lines = [[0, 1]];
    const inside = ([start, end]: Span): Span => [Math.min(start, text.length), Math.min(end, text.length)];
    const phrases = verse.phrases.map((phrase) => ({ ...phrase, pieces: phrase.pieces.map(inside) }));
    this.#verses.push({ id: verse.id, text, marks, phrases });
  }
}
