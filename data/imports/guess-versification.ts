import { books } from '#data/bible/books.ts';
import { verseCounts } from '#data/bible/verse-counts.ts';
import { splitVerseId, verseId, type VerseId } from '#data/bible/verse-id.ts';
import type { Versification } from '#data/bible/versification.ts';
import { chaptersInBookMessage, versesInChapterMessage, versesStartAtOne } from './messages.ts';

/** The last verse present in each chapter, keyed by book * 1000 + chapter. */
function lastVerses(ids: Iterable<VerseId>): Map<number, number> {
  const last = new Map<number, number>();
  for (const id of ids) {
    const chapter = Math.floor(id / 1_000);
    last.set(chapter, Math.max(last.get(chapter) ?? 0, id % 1_000));
  }
  return last;
}

/**
 * Verses that the Textus Receptus and the Byzantine text have and critical editions leave out, so that no later verse
 * changes its number.
 */
const receivedVerses: readonly VerseId[] = [
  40_017_021, 40_018_011, 41_007_016, 41_009_044, 41_009_046, 41_011_026, 41_015_028, 42_023_017, 43_005_004,
];
const firstOfNewTestament = 40;

/**
 * Guesses whether a text uses the versification of the King James Version or of the originals, from the last verses of
 * the chapters in which the two differ. Without such chapters the result is that of the King James Version.
 *
 * In the New Testament, the numbering of the originals is that of critical editions. The Textus Receptus ends three
 * chapters as they do, but has the order of Philippians 1:16-17 and the divisions of Acts 19 and Galatians 2 of the
 * King James Version. So the ends of chapters do not count in a text with the verses that critical editions leave out.
 * `empty` are verses without words, as some files have for those.
 */
export function guessVersification(ids: Iterable<VerseId>, empty: Iterable<VerseId> = []): Versification {
  const present = new Set(ids);
  const isReceived = receivedVerses.filter((id) => present.has(id)).length * 2 > receivedVerses.length;
  let [english, hebrew] = [0, 0];
  for (const [key, last] of lastVerses([...present, ...empty])) {
    const { book, chapter } = { book: Math.floor(key / 1_000), chapter: key % 1_000 };
    if (isReceived && book >= firstOfNewTestament) continue;
    const [kjv, wlc] = [verseCounts(book, 'kjv')[chapter - 1] ?? 0, verseCounts(book, 'wlc')[chapter - 1]];
    if (wlc === undefined || kjv === wlc) continue;
    if (last === kjv) english += 1;
    if (last === wlc) hebrew += 1;
  }
  return hebrew > english ? 'wlc' : 'kjv';
}

/**
 * Checks a reference against the larger of the two versifications. `beyond` is a verse slightly outside both; `reason`
 * says why the reference is invalid.
 */
export function checkReference(book: number, chapter: number, verse: number): { reason?: string; beyond?: boolean } {
  const about = books[book - 1];
  const [english, hebrew] = [verseCounts(book, 'kjv'), verseCounts(book, 'wlc')];
  const chapters = Math.max(english.length, hebrew.length);
  if (!about || chapter < 1 || chapter > chapters)
    return { reason: chaptersInBookMessage(String(about?.name), chapters) };
  const max = Math.max(english[chapter - 1] ?? 0, hebrew[chapter - 1] ?? 0);
  if (verse < (about.name === 'Psalms' ? 0 : 1)) return { reason: versesStartAtOne };
  if (verse > max + farBeyond) return { reason: versesInChapterMessage(`${about.name} ${chapter}`, max) };
  return { beyond: verse > max && !otherEditions.has(verseId({ book, chapter, verse })) };
}

/**
 * Verses that widespread editions have outside both numberings. The Majority Text, and with it the World English Bible,
 * has the doxology of Romans 16:25-27 as 14:24-26.
 */
const otherEditions: ReadonlySet<VerseId> = new Set([45_014_024, 45_014_025, 45_014_026]);

/** Other versifications exceed the known ones by a few verses. A larger difference is a typing error. */
const farBeyond = 20;

/** Additions of Greek Bibles to books of the 66: book and first added chapter. */
const additions = new Map([
  [17, 11],
  [19, 151],
  [27, 13],
]);

export function isAddition(book: number, chapter: number): boolean {
  const first = additions.get(book);
  return first !== undefined && chapter >= first && chapter <= first + 6;
}

/**
 * Verses that exist only with the additions: the end of Greek Esther, and Daniel 3:34-90. What Daniel 3:24-33 and
 * 91-100 are depends on the whole chapter: see `renumber-daniel.ts`.
 */
export function isVerseAddition(id: VerseId): boolean {
  const { book, chapter, verse } = splitVerseId(id);
  return (book === 27 && chapter === 3 && verse > 33 && verse <= 90) || (book === 17 && chapter === 10 && verse > 3);
}

/** Daniel 3:91-100, for texts that number the additions within the chapter. */
export function isAfterAddition(id: VerseId): boolean {
  const { book, chapter, verse } = splitVerseId(id);
  return book === 27 && chapter === 3 && verse > 90 && verse <= 100;
}
