import { bookByNumber } from '../bible/books.ts';
import { splitVerseId, verseId, type VerseId } from '../bible/verse-id.ts';
import { findVersion, type ReadableVersion, type ReadableVersions } from '../reading/readable-version.ts';
import { bookRange, booksOfRanges, endOfAll, labelOfRange, type VerseRange } from '../search/language/verse-ranges.ts';
import { endsBeyond, type ShortChapter } from '../search/results/missing-verses.ts';
import { rangesIn, type RenumberedRun } from '../search/results/renumber.ts';
import { fallbackOf, orderOf, partnersOf } from './interlinear-texts.ts';
import type { PlacedText } from './interlinear-verse.ts';

/** Verses of a passage that have the same text under them. */
export interface PassagePart<Verse extends PlacedText = PlacedText> {
  /** In order, at least one. */
  verses: Verse[];
  partner: ReadableVersion | undefined;
  /** For the words that a translation has and its original lacks. */
  fallback: ReadableVersion | undefined;
}

/**
 * Divides a passage by the texts under it: a translation has another original in each testament. `asked` is the code of
 * the text that the reader chose; where it is not possible, the best one is taken.
 */
export function passageParts<Verse extends PlacedText>(
  readable: ReadableVersions,
  text: ReadableVersion,
  verses: readonly Verse[],
  asked: string,
): PassagePart<Verse>[] {
  const bookOf = ({ id }: Verse): number => splitVerseId(id).book;
  const byTestament = Map.groupBy(verses, (verse) =>
    orderOf(text) === 'original' ? 'any' : bookByNumber(bookOf(verse)).testament,
  );
  return [...byTestament.values()].map((own) => {
    const book = own[0] ? bookOf(own[0]) : 1;
    const partners = partnersOf(readable, text, book);
    // A text may have two codes.
    const chosen = findVersion(readable, asked)?.rows.id;
    const partner = partners.find(({ rows }) => rows.id === chosen) ?? partners[0];
    return { verses: own, partner, fallback: fallbackOf(readable, text, partner, book) };
  });
}

/**
 * What the text lacks of a passage, as one reference for each book: "Matthew 1:1". `ranges` are in the versification of
 * the King James Version, `verses` in that of the text.
 */
export function lackedReferences(
  { rows: { versification } }: ReadableVersion,
  ranges: readonly VerseRange[],
  verses: readonly { id: VerseId }[],
  runs: readonly RenumberedRun[],
): string[] {
  return ranges.flatMap(divideByBook).flatMap((range) => {
    const own = rangesIn(versification, [range], runs);
    const isFound = verses.some(({ id }) => own.some(([from, to]) => id >= from && id <= to));
    return isFound ? [] : [labelOfRange(range)];
  });
}

/**
 * The chapters whose last requested verse does not exist, each with a sentence: "John 3 has 36 verses." for 3:30-99. A
 * text may have a verse more than the King James Version: 3 John 15. Arguments as of {@link lackedReferences}.
 */
export function shortChapters(
  { rows: { versification } }: ReadableVersion,
  ranges: readonly VerseRange[],
  verses: readonly { id: VerseId }[],
  runs: readonly RenumberedRun[],
): ShortChapter[] {
  return endsBeyond(ranges, (to) => {
    const own = rangesIn(versification, [[to, to]], runs);
    return verses.some(({ id }) => own.some(([first, last]) => id >= first && id <= last));
  });
}

function divideByBook(range: VerseRange): VerseRange[] {
  const [from, to] = range;
  // A range of whole chapters begins with the title of a psalm, any other with a verse.
  const verse = splitVerseId(to).verse === endOfAll ? 0 : 1;
  return booksOfRanges([range]).map((book) => [
    Math.max(from, verseId({ book, chapter: 1, verse })),
    Math.min(to, bookRange(book)[1]),
  ]);
}
