import { versePlace, type VerseId } from '../../bible/verse-id.ts';
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
  /** For `readVerseList`: which verses of the version they are. */
  places: string;
}

/** What the tokenizer takes as a word, in a text that is folded already; private use is that of the tags. */
const term = /[\p{L}\p{N}\p{Co}]+/gu;

/** The row that counts the verses themselves. */
export const anyVerse = '';

/**
 * Every term that the index holds of a version, from the texts that were given to it: the folded text and the tags
 * of each verse, in canonical order. SQLite's own `fts5vocab` counts over all versions together, and only by reading
 * every place of a term; from these a total, its occurrences and its books cost a row for each term.
 */
export function countIndexWords(verses: Iterable<IndexedVerse>): IndexWord[] {
  return [...indexWords(verses)];
}

export interface IndexedVerse {
  id: VerseId;
  indexed: readonly string[];
}

/**
 * Those of {@link countIndexWords} one by one, ascending by code points, so that whoever writes them need not hold them all.
 * Words are numbers and their places flat lists until a row is made: a version takes some 60 MB of memory, which a
 * worker has. How many rows there will be is told before the first.
 */
export function* indexWords(
  verses: Iterable<IndexedVerse>,
  tellTotal: (rows: number) => void = () => undefined,
): Generator<IndexWord> {
  const rows = new WordNumbering();
  const texts = new WordNumbering();
  const places = new PlaceList();
  const books: number[] = [];
  const prefixes: number[][] = [];
  for (const { id, indexed } of verses) {
    const place = books.push(versePlace(id).book) - 1;
    texts.addVerse(indexed[0]?.match(term) ?? []);
    places.add(rows.numberOf(anyVerse), place);
    for (const [word] of indexed.join(' ').matchAll(term)) {
      const row = rows.numberOf(word);
      places.add(row, place);
      prefixes[row] ??= prefixesOf(word).map((start) => rows.numberOf(start));
      for (const start of prefixes[row]) places.add(start, place);
    }
  }
  for (const { phrase, places: found } of countPhrases(texts.words())) {
    const row = rows.numberOf(phraseRow(phrase));
    for (const place of found) places.add(row, place);
  }
  tellTotal(rows.names.length);
  const byRow = places.sorted(rows.names.length);
  const order = rows.names
    .map((_, row) => row)
    .sort((a, b) => compareCodePoints(rows.names[a] ?? '', rows.names[b] ?? ''));
  for (const row of order) yield indexWord(rows.names[row] ?? '', byRow(row), books);
}

/** Rows and the places where they stand, as they come: a place is counted as often as it is added. */
class PlaceList {
  #rows = new Int32Array(262_144);
  #places = new Int32Array(262_144);
  #length = 0;

  add(row: number, place: number): void {
    if (this.#length === this.#rows.length) {
      this.#rows = widened(this.#rows);
      this.#places = widened(this.#places);
    }
    this.#rows[this.#length] = row;
    this.#places[this.#length++] = place;
  }

  /** The places of each row, ascending as they were added. */
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
      sorted[to] = this.#places[at] ?? 0;
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

/** `places` ascend, each as often as the word stands in it. */
function indexWord(word: string, places: Int32Array, bookOf: readonly number[]): IndexWord {
  const row: IndexWord = { word, verses: 0, occurrences: places.length, books: [], places: '' };
  const gaps: string[] = [];
  let last = -1;
  for (const place of places) {
    const book = bookOf[place] ?? 0;
    let counted = row.books.at(-1);
    if (counted?.[0] !== book) row.books.push((counted = [book, 0, 0]));
    counted[2] += 1;
    if (place === last) continue;
    counted[1] += 1;
    row.verses += 1;
    gaps.push(formatGap(place - last));
    last = place;
  }
  // All verses need no list.
  if (word !== anyVerse) row.places = gaps.join('');
  return row;
}

/** Lengths of the index's own prefixes: the shortest ones, whose verses are the most. */
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

/** The word under which a prefix of two or three letters is counted; no word of a text has a star. */
export function prefixRow(start: string): string {
  return `${start}*`;
}

/** The word under which a phrase is counted: the space before it keeps it out of every range of words. */
export function phraseRow(phrase: string): string {
  return ` ${phrase}`;
}

export function isCountedPrefix(start: string): boolean {
  return prefixLengths.includes([...start].length) && startsWithLetter.test(start);
}
