import { splitVerseId, type VerseId } from '../../bible/verse-id.ts';
import { compareCodePoints } from './code-point-order.ts';
import { countPhrases, WordNumbering } from './count-phrases.ts';
import { formatGap } from './verse-list.ts';

/** A term of the index in one version, or a phrase that is frequent there. */
export interface IndexWord {
  word: string;
  verses: number;
  occurrences: number;
  /** Triples of book, verses and occurrences, in order. */
  books: [book: number, verses: number, occurrences: number][];
  /** The verses of the version that have it, in the format of `readVerseList`. */
  postingList: string;
}

/** A word of the tokenizer in folded text; private-use characters belong to tags. */
const term = /[\p{L}\p{N}\p{Co}]+/gu;

/** The row that counts the verses themselves. */
export const anyVerse = '';

/**
 * Every term of a version in the index, from the indexed texts: the folded text and the tags of each verse, in
 * canonical order. SQLite's `fts5vocab` only counts all versions together, and reads every position of a term to do so.
 * With these rows a total, its occurrences and its books cost one row per term.
 */
export function countIndexWords(verses: Iterable<IndexedVerse>): IndexWord[] {
  return [...indexWords(verses)];
}

export interface IndexedVerse {
  id: VerseId;
  indexed: readonly string[];
}

/**
 * Yields the rows of {@link countIndexWords} one by one, ascending by code points, so that a caller can write them
 * without holding all in memory. Words are numbers and their verses flat lists until a row is yielded: a version takes
 * about 60 MB of memory, which fits in a worker. `reportTotal` is called with the number of rows before the first.
 */
export function* indexWords(
  verses: Iterable<IndexedVerse>,
  reportTotal: (rows: number) => void = () => undefined,
): Generator<IndexWord> {
  const rows = new WordNumbering();
  const texts = new WordNumbering();
  const verseLists = new VerseLists();
  const books: number[] = [];
  const prefixes: number[][] = [];
  for (const { id, indexed } of verses) {
    const index = books.push(splitVerseId(id).book) - 1;
    texts.addVerse(indexed[0]?.match(term) ?? []);
    verseLists.add(rows.numberOf(anyVerse), index);
    for (const [word] of indexed.join(' ').matchAll(term)) {
      const row = rows.numberOf(word);
      verseLists.add(row, index);
      prefixes[row] ??= prefixesOf(word).map((start) => rows.numberOf(start));
      for (const start of prefixes[row]) verseLists.add(start, index);
    }
  }
  for (const { phrase, verseIndexes } of countPhrases(texts.words())) {
    const row = rows.numberOf(phraseRow(phrase));
    for (const index of verseIndexes) verseLists.add(row, index);
  }
  reportTotal(rows.names.length);
  const byRow = verseLists.sorted(rows.names.length);
  const order = rows.names
    .map((_, row) => row)
    .sort((a, b) => compareCodePoints(rows.names[a] ?? '', rows.names[b] ?? ''));
  for (const row of order) yield indexWord(rows.names[row] ?? '', byRow(row), books);
}

/** Rows and the verses in which they occur, in the order of insertion. A verse may be added several times. */
class VerseLists {
  #rows = new Int32Array(262_144);
  #verseIndexes = new Int32Array(262_144);
  #length = 0;

  add(row: number, index: number): void {
    if (this.#length === this.#rows.length) {
      this.#rows = widened(this.#rows);
      this.#verseIndexes = widened(this.#verseIndexes);
    }
    this.#rows[this.#length] = row;
    this.#verseIndexes[this.#length++] = index;
  }

  /** The verses of each row, ascending because they were added in that order. */
  sorted(rowCount: number): (row: number) => Int32Array {
    const ends = new Int32Array(rowCount + 1);
    for (let at = 0; at < this.#length; at += 1) {
      const row = (this.#rows[at] ?? 0) + 1;
      ends[row] = (ends[row] ?? 0) + 1;
    }
    for (let row = 1; row <= rowCount; row += 1) ends[row] = (ends[row] ?? 0) + (ends[row - 1] ?? 0);
    const next = ends.slice();
    const sorted = new Int32Array(this.#length);
    for (let at = 0; at < this.#length; at += 1) {
      const row = this.#rows[at] ?? 0;
      const to = next[row] ?? 0;
      sorted[to] = this.#verseIndexes[at] ?? 0;
      next[row] = to + 1;
    }
    return (row) => sorted.subarray(ends[row], ends[row + 1]);
  }
}

function widened(list: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(list.length * 2);
  wider.set(list);
  return wider;
}

/** `verseIndexes` ascends and repeats each verse as often as the word occurs in it. */
function indexWord(word: string, verseIndexes: Int32Array, bookOf: readonly number[]): IndexWord {
  const row: IndexWord = { word, verses: 0, occurrences: verseIndexes.length, books: [], postingList: '' };
  const gaps: string[] = [];
  let last = -1;
  for (const verse of verseIndexes) {
    const book = bookOf[verse] ?? 0;
    let counted = row.books.at(-1);
    if (counted?.[0] !== book) row.books.push((counted = [book, 0, 0]));
    counted[2] += 1;
    if (verse === last) continue;
    counted[1] += 1;
    row.verses += 1;
    gaps.push(formatGap(verse - last));
    last = verse;
  }
  // The row for all verses needs no list.
  if (word !== anyVerse) row.postingList = gaps.join('');
  return row;
}

/** Lengths of the index's own prefixes: the shortest ones match the most verses. */
const prefixLengths = [2, 3];
const startsWithLetter = /^[\p{L}\p{N}]/u;

/** The rows that count a prefix: "fa*", "fai*". */
function prefixesOf(word: string): string[] {
  const letters = [...word];
  if (!startsWithLetter.test(word)) return [];
  return prefixLengths
    .filter((length) => letters.length >= length)
    .map((length) => prefixRow(letters.slice(0, length).join('')));
}

/** The key of the row that counts a prefix of two or three letters. No word of a text has a star. */
export function prefixRow(start: string): string {
  return `${start}*`;
}

/** The key of the row that counts a phrase. The space before it excludes it from every range of words. */
export function phraseRow(phrase: string): string {
  return ` ${phrase}`;
}

export function isCountedPrefix(start: string): boolean {
  return prefixLengths.includes([...start].length) && startsWithLetter.test(start);
}
