import { bookByNumber, books } from '#data/bible/books.ts';
import { verseCounts } from '#data/bible/verse-counts.ts';
import { formatVerse, verseId, type VerseId } from '#data/bible/verse-id.ts';
import type { VerseText } from '#data/text/verse-text.ts';
import type { FormatId } from './formats.ts';
import { guessVersification } from './guess-versification.ts';
import type { IssueList } from './issue-list.ts';
import { formatFileLocation, type FileLocation } from './record.ts';
import type { BookReport, ImportReport } from './import-report.ts';
import { findScriptMismatch } from './script.ts';
import {
  bookOrderMessage,
  booksInFileMessage,
  missingChapterMessage,
  missingVerseMessage,
  noVerseTextMessage,
  noVersesMessage,
  shortVersesMessage,
} from './messages.ts';

export interface ImportedText {
  /** In canonical order, without duplicates. Empty when the report refuses the file. */
  verses: VerseText[];
  report: ImportReport;
}

export interface CheckOptions {
  format: FormatId;
  encoding: string;
  /** BCP 47, if known. A text in another script causes a warning. */
  language?: string;
}

export type GatheredVerse = VerseText & { location: FileLocation };

/** All verses and counts of the records, before the checks of the whole text. */
export interface Gathered {
  problems: IssueList;
  verses: Map<VerseId, GatheredVerse>;
  /** Verses without words. */
  empty: Map<VerseId, FileLocation>;
  /** Verses that are part of a combined range with an earlier verse. */
  covered: Set<VerseId>;
  /** Number of duplicates per book. */
  duplicates: Map<number, number>;
  /** Books in the order of the file. */
  booksInOrder: number[];
  totals: Pick<ImportReport, 'records' | 'joined' | 'empty' | 'duplicate' | 'refused' | 'leftOut'>;
}

/** The share of lines that may be invalid before the whole file is refused. */
const refusedShare = 0.01;

export function checkText(gathered: Gathered, options: CheckOptions): ImportedText {
  const { problems, verses: versesById, totals } = gathered;
  const verses = [...versesById.values()]
    .sort((a, b) => a.id - b.id)
    .map(({ id, text, marks }) => ({ id, text, marks }));
  const numbering = guessVersification(versesById.keys(), gathered.empty.keys());
  const reports = bookReports(gathered, verses, numbering);
  reportBooks(gathered, reports);
  reportShortBooks(problems, verses);
  const script = findScriptMismatch(verses, options.language);
  if (script) problems.add({ kind: 'script', severity: 'warning', message: script });
  if (verses.length === 0) problems.add({ kind: 'no-verses', severity: 'error', message: noVersesMessage });
  if (totals.refused > totals.records * refusedShare) problems.setSeverity('not-a-verse', 'error');
  const verdict = problems.has('error') ? 'refused' : problems.has('warning') ? 'ask' : 'ready';
  return {
    verses: verdict === 'refused' ? [] : verses,
    report: {
      format: options.format,
      encoding: options.encoding,
      numbering,
      ...totals,
      verses: verses.length,
      titles: verses.filter(({ id }) => isTitle(id)).length,
      books: reports,
      counts: problems.counts,
      problems: problems.problems,
      verdict,
    },
  };
}

function bookReports(
  { verses: versesById, empty, covered, duplicates, problems }: Gathered,
  verses: readonly VerseText[],
  numbering: ImportReport['numbering'],
): BookReport[] {
  const versesByBook = Map.groupBy(verses, ({ id }) => Math.floor(id / 1e6));
  const emptyByBook = Map.groupBy(
    [...empty].filter(([id]) => !versesById.has(id)),
    ([id]) => Math.floor(id / 1e6),
  );
  return [...versesByBook].map(([book, bookVerses]) => {
    const counts = verseCounts(book, numbering);
    const emptyHere = emptyByBook.get(book) ?? [];
    for (const [id, location] of emptyHere)
      problems.add({
        kind: 'empty',
        severity: 'warning',
        place: location,
        verse: id,
        message: noVerseTextMessage(formatFileLocation(location), formatVerse(id)),
      });
    const missing = counts.flatMap((count, index) => {
      const lacks = versesOf(book, index + 1, count).filter((id) => !versesById.has(id) && !covered.has(id));
      const [first = 0] = lacks;
      // A whole missing chapter is reported once, not verse by verse.
      const reported = lacks.length === count && count > 1 && !empty.has(first) ? [first] : lacks;
      for (const id of reported.filter((each) => !empty.has(each))) {
        const message =
          reported === lacks
            ? missingVerseMessage(formatVerse(id))
            : missingChapterMessage(formatVerse(id).replace(/:1$/, ''), count);
        problems.add({ kind: 'missing', severity: 'warning', verse: id, message });
      }
      return lacks;
    });
    return {
      book,
      name: bookByNumber(book).name,
      found: bookVerses.filter(({ id }) => !isTitle(id)).length,
      expected: counts.reduce((sum, count) => sum + count, 0),
      missing: missing.length,
      duplicate: duplicates.get(book) ?? 0,
      empty: emptyHere.length,
    };
  });
}

const isTitle = (id: VerseId): boolean => id % 1_000 === 0;

function versesOf(book: number, chapter: number, count: number): VerseId[] {
  return Array.from({ length: count }, (_, at) => verseId({ book, chapter, verse: at + 1 }));
}

function reportBooks({ problems, booksInOrder }: Gathered, reports: readonly BookReport[]): void {
  if (reports.length > 0 && reports.length < books.length) {
    const [has, lacks] = [reports.length, books.length - reports.length];
    problems.add({ kind: 'not-in-version', severity: 'info', message: booksInFileMessage(has, lacks) }, lacks);
  }
  const back = booksInOrder.find((book, index) => book < (booksInOrder[index - 1] ?? 0));
  if (back !== undefined)
    problems.add({
      kind: 'remark',
      severity: 'info',
      message: bookOrderMessage(bookByNumber(back).name),
    });
}

const enoughVerses = 20;

/** Reports books whose verses are suspiciously short: a truncated book, or one with every second line lost. */
function reportShortBooks(problems: IssueList, verses: readonly VerseText[]): void {
  const mean = (bookVerses: readonly VerseText[]): number =>
    bookVerses.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, bookVerses.length);
  const average = mean(verses);
  for (const [book, bookVerses] of Map.groupBy(verses, ({ id }) => Math.floor(id / 1e6))) {
    if (bookVerses.length < enoughVerses || mean(bookVerses) * 2 >= average) continue;
    problems.add({
      kind: 'short',
      severity: 'warning',
      message: shortVersesMessage(bookByNumber(book).name, Math.round(mean(bookVerses)), Math.round(average)),
    });
  }
}
