import { formatVerse, verseId, type VerseId } from '#data/bible/verse-id.ts';
import { checkText, type CheckOptions, type Gathered, type ImportedText, type GatheredVerse } from './check-text.ts';
import { maxLineLength } from './container/lines.ts';
import { bookFinder } from './find-import-book.ts';
import { tooLong } from './formats/read-module.ts';
import { joinVerses } from './join-verses.ts';
import { checkReference, isAddition, isAfterAddition, isVerseAddition } from './guess-versification.ts';
import { IssueList } from './issue-list.ts';
import { readContent } from './read-content.ts';
import { printedTogetherMessage } from '#data/text/messages.ts';
import { excerpt, formatFileLocation, type ImportRecord, type FileLocation } from './record.ts';
import { renumberDaniel } from './renumber-daniel.ts';
import { renumberGreekEnds } from './renumber-greek-ends.ts';
import type { IssueKind } from './import-report.ts';
import { findLengthError } from './verse-length.ts';
import { tryParseVerseNumber, type VerseNumber } from './verse-number.ts';
import {
  additionsMessage,
  bookMissing,
  booksNumbered,
  chapterAndVerseRule,
  characterNotSupported,
  comesAfterMessage,
  differentText,
  duplicateMessage,
  notOfTheBooksMessage,
  notVerseMessage,
  outsideNumbering,
  sameText,
  skippedMessage,
  unknownBookMessage,
} from './messages.ts';

export type { ImportedText } from './check-text.ts';

/**
 * Converts the records of a format reader into verses and reports every irregularity. Never throws: refused lines are
 * in the report with their line number.
 */
export function checkRecords(records: Iterable<ImportRecord>, options: CheckOptions): ImportedText {
  const gathering = new Gathering();
  for (const record of records) gathering.add(record);
  return gathering.finish(options);
}

/** Characters that are checked between two pauses: about 30 ms of a tagged text on one slow core. */
const sliceChars = 50_000;

/** Like {@link checkRecords}, with a pause after each slice, so that a server can answer its readers in between. */
export async function checkRecordsInSlices(
  records: Iterable<ImportRecord>,
  options: CheckOptions,
  pause: () => Promise<void>,
): Promise<ImportedText> {
  const gathering = new Gathering();
  let chars = 0;
  for (const record of records) {
    gathering.add(record);
    chars += record.kind === 'verse' ? lengthOf(record.content) : 0;
    if (chars < sliceChars) continue;
    await pause();
    chars = 0;
  }
  await pause();
  return gathering.finish(options);
}

type VerseRecord = Extract<ImportRecord, { kind: 'verse' }>;

class Gathering {
  readonly gathered: Gathered = {
    problems: new IssueList(),
    verses: new Map(),
    empty: new Map(),
    covered: new Set(),
    duplicates: new Map(),
    booksInOrder: [],
    totals: { records: 0, joined: 0, empty: 0, duplicate: 0, refused: 0, leftOut: 0 },
  };
  #findBook = bookFinder();
  #last: VerseId = 0;

  add(record: ImportRecord): void {
    const { problems, totals } = this.gathered;
    switch (record.kind) {
      case 'verse':
        totals.records += 1;
        return this.#addVerse(record);
      case 'error':
        totals.records += 1;
        return this.#refuse(record.location, record.quote, record.reason);
      case 'broken':
        return problems.add({
          kind: 'broken',
          severity: 'error',
          place: record.location,
          message: `${formatFileLocation(record.location)}: ${record.reason}`,
        });
      case 'skipped':
        return problems.add({
          kind: 'not-text',
          severity: 'info',
          place: record.location,
          message: `${formatFileLocation(record.location)}: ${skippedMessage(record.what, excerpt(record.quote))}`,
        });
      case 'unclosed':
        return problems.add({
          kind: 'unbalanced',
          severity: 'warning',
          place: record.location,
          message: `${formatFileLocation(record.location)}: ${record.what} ${record.reason}`,
        });
      case 'remark':
        return problems.add({ kind: 'remark', severity: 'info', message: record.message });
    }
  }

  finish(options: CheckOptions): ImportedText {
    renumberDaniel(this.gathered);
    renumberGreekEnds(this.gathered);
    return checkText(this.gathered, options);
  }

  #addVerse(record: VerseRecord): void {
    const { totals } = this.gathered;
    const text = `${record.book} ${record.chapter}:${record.verse}`;
    const match = this.#findBook(record.book);
    if (record.beyond || match.kind === 'beyond' || match.kind === 'matter') {
      totals.leftOut += 1;
      return this.#tellBeyond(record.book);
    }
    if (match.kind === 'unknown') return this.#refuse(record.location, text, unknownBook(record.book));
    const { number: book, name } = match.book;
    const [chapter, numbers] = [Number(record.chapter.trim()), tryParseVerseNumber(record.verse)];
    if (!/^\d{1,3}$/.test(record.chapter.trim()) || !numbers)
      return this.#refuse(record.location, text, chapterAndVerseRule);
    if (isAddition(book, chapter)) {
      totals.leftOut += 1;
      return this.#tellBeyond(`${name} ${chapter}`);
    }
    const id = verseId({ book, chapter, verse: numbers.verse });
    if (isVerseAddition(id)) {
      totals.leftOut += 1;
      return this.#tellBeyond(additionsMessage(`${name} ${chapter}`));
    }
    const { reason, beyond } = isAfterAddition(id) ? {} : checkReference(book, chapter, numbers.verse);
    if (reason) return this.#refuse(record.location, text, reason);
    // In markup a verse can span several lines, none of which is too long on its own.
    const { content } = record;
    if (lengthOf(content) > maxLineLength) return this.#refuse(record.location, text, tooLong);
    if (beyond) this.#warn('out-of-range', record.location, id, outsideNumbering);
    this.#keep(record, id, numbers);
  }

  #keep(record: VerseRecord, id: VerseId, numbers: VerseNumber): void {
    const { verses: versesById, empty, totals, booksInOrder } = this.gathered;
    const { location } = record;
    const content = readContent(id, record.content);
    if (content.beyond) return this.#refuse(location, formatVerse(id), characterNotSupported);
    for (const { kind, what } of content.problems) this.#warn(kind, location, id, what);
    if (content.text === '') {
      totals.empty += 1;
      empty.set(id, location);
      return;
    }
    const verse: GatheredVerse = { id, text: content.text, marks: content.marks, location };
    const known = versesById.get(id);
    const joined = known && numbers.part > 'a' ? { ...known, ...joinVerses(known, verse) } : undefined;
    const lengthError = findLengthError(joined ?? verse);
    if (lengthError) return this.#refuse(location, formatVerse(id), lengthError);
    if (joined) {
      totals.joined += 1;
      versesById.set(id, joined);
      return;
    }
    if (known) return this.#tellTwice(known, verse);
    const isOtherBook = Math.floor(id / 1e6) !== Math.floor(this.#last / 1e6);
    if (id < this.#last && !isOtherBook)
      this.#warn('out-of-order', location, id, comesAfterMessage(formatVerse(this.#last)));
    if (isOtherBook) booksInOrder.push(Math.floor(id / 1e6));
    this.#last = id;
    if (numbers.last > numbers.verse) this.#cover(verse, numbers);
    versesById.set(id, verse);
  }

  /** Adds a note to verses that an edition prints together, and does not report the later ones as missing. */
  #cover(verse: GatheredVerse, { verse: first, last }: VerseNumber): void {
    for (let number = first + 1; number <= Math.min(last, first + 30); number += 1)
      this.gathered.covered.add(verse.id - first + number);
    const note: [number, string] = [0, printedTogetherMessage(`${first}-${last}`)];
    verse.marks = { ...verse.marks, notes: [note, ...(verse.marks.notes ?? [])] };
  }

  #tellTwice(known: GatheredVerse, again: GatheredVerse): void {
    const { duplicates, totals } = this.gathered;
    totals.duplicate += 1;
    const book = Math.floor(known.id / 1e6);
    duplicates.set(book, (duplicates.get(book) ?? 0) + 1);
    const same = known.text === again.text ? sameText : differentText;
    this.#warn('duplicate', again.location, known.id, duplicateMessage(formatFileLocation(known.location), same));
  }

  #tellBeyond(name: string): void {
    const { problems } = this.gathered;
    const message = notOfTheBooksMessage(excerpt(name));
    if (problems.problems.some((problem) => problem.kind === 'apocrypha' && problem.message === message)) return;
    problems.add({ kind: 'apocrypha', severity: 'info', message });
  }

  #refuse(location: FileLocation, text: string, reason: string): void {
    const { problems, totals } = this.gathered;
    totals.refused += 1;
    const message = notVerseMessage(formatFileLocation(location), excerpt(text), reason);
    problems.add({ kind: 'not-a-verse', severity: 'warning', place: location, message });
  }

  #warn(kind: IssueKind, location: FileLocation, verse: VerseId, what: string): void {
    const message = `${formatFileLocation(location)}: ${formatVerse(verse)} ${what}`;
    this.gathered.problems.add({ kind, severity: 'warning', place: location, verse, message });
  }
}

function lengthOf(content: VerseRecord['content']): number {
  if (typeof content === 'string') return content.length;
  return ('tagged' in content ? content.tagged : content.text).length;
}

function unknownBook(name: string): string {
  if (/^\d+$/.test(name)) return booksNumbered;
  return name === '' ? bookMissing : unknownBookMessage(excerpt(name));
}
