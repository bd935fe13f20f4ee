import { strongsKind, entryNumber, type EntryNumber } from '#data/dictionary/entry-number.ts';
import type { Span, VerseMarks } from '#data/text/verse-marks.ts';
import { VerseBuilder } from '#data/text/verse-builder.ts';

interface OpenWord {
  start: number;
  number: EntryNumber | undefined;
  morphology: string;
  /** The word continues in the next one: `1339+` and `1339` are Bath-sheba, one word in two parts. */
  continues: boolean;
}

const lemmaPattern = /(?<digits>\d+)(?: ?[a-z])?(?<continues>\+)?$/;
const noteOfTheVerseNumber = /^KJV:/;

/** A verse of the Hebrew text while it is being read. */
export class HebrewVerse {
  /** Type of the open `<seg>`. */
  seg: string | undefined;
  readonly #builder = new VerseBuilder();
  #open: OpenWord | undefined;
  /** First part of a word in two parts: one for the text and one for the reading inside a note. */
  #compound: OpenWord | undefined;
  #compoundInText: OpenWord | undefined;
  #words: Span[] = [];
  #qereStart: number | undefined;
  #paragraphFollows = false;

  openParagraph(): void {
    this.#builder.marks.paragraphs.push(this.#builder.start);
  }

  endParagraph(): void {
    this.#paragraphFollows = true;
  }

  openWord(lemma: string, morphology: string): void {
    if (this.#paragraphFollows) {
      this.#paragraphFollows = false;
      this.openParagraph();
    }
    const groups = lemmaPattern.exec(lemma)?.groups;
    const value = Number(groups?.digits ?? 0);
    if (groups && strongsKind('hebrew', value) !== 'entry')
      throw new Error(`lemma "${lemma}" is not the number of an entry`);
    const number = groups ? entryNumber('hebrew', value) : undefined;
    this.#open = { start: this.#builder.start, number, morphology, continues: groups?.continues !== undefined };
  }

  /** Slashes separate prefixes and suffixes from the word and are not text. */
  closeWord(text: string): void {
    const word = this.#open;
    if (!word) return;
    this.#open = undefined;
    this.#builder.append(text.replaceAll('/', ''));
    if (this.#qereStart === undefined) this.#words.push([word.start, this.#builder.end]);
    const first = this.#compound?.number === word.number ? this.#compound : undefined;
    this.#compound = word.continues ? (first ?? word) : undefined;
    if (!word.continues) this.#tag(first ?? word);
  }

  punctuation(text: string): void {
    this.#builder.append(text);
  }

  space(text: string): void {
    this.#builder.append(text.replace(/\S+/g, ''));
  }

  note(text: string): void {
    const note = text.replace(/\s+/g, ' ').replaceAll('/', '').trim();
    if (!noteOfTheVerseNumber.test(note)) this.#builder.marks.notes.push([this.#builder.end, note]);
  }

  /** The ketiv is the last words of the text, as many as the note repeats. */
  closeKetiv(catchWord: string): void {
    const wanted = letters(catchWord);
    const end = this.#builder.end;
    for (const [start] of this.#words.toReversed()) {
      if (letters(this.#builder.textFrom(start)) === wanted) {
        this.#builder.marks.ketiv.push([start, end]);
        return;
      }
    }
    throw new Error(`the written reading "${catchWord}" is not what the text has before its note`);
  }

  openQere(): void {
    this.#compoundInText = this.#compound;
    this.#compound = undefined;
    this.#builder.append(' ');
    this.#qereStart = this.#builder.start;
  }

  closeQere(): void {
    // If the second half of a reading is in the text, the word in the text covers it.
    if (this.#compound && this.#compound.number !== this.#compoundInText?.number) this.#tag(this.#compound);
    this.#compound = this.#compoundInText;
    if (this.#qereStart !== undefined) this.#builder.closeSpan('qere', this.#qereStart);
    this.#qereStart = undefined;
  }

  finish(osisReference: string): { text: string; marks: VerseMarks; paragraphFollows: boolean } {
    if (this.#compound) throw new Error(`${osisReference} ends in the middle of a word in two parts`);
    return { ...this.#builder.finish(), paragraphFollows: this.#paragraphFollows };
  }

  #tag({ start, number, morphology }: OpenWord): void {
    if (!number) {
      if (morphology) this.#builder.marks.parsed.push([start, this.#builder.end, morphology]);
      return;
    }
    this.#builder.marks.words.push(
      morphology ? [start, this.#builder.end, number, morphology] : [start, this.#builder.end, number],
    );
  }
}

/** Removes slashes, spaces and maqaf, because a note may divide the words differently from the text. */
function letters(text: string): string {
  return text.replace(/[\s/\u05BE]/g, '');
}
