import { versePlace, type VerseId } from '../verse-id.ts';

/** A row of `words`: a term of the index in one version. */
export interface IndexWord {
  word: string;
  verses: number;
  occurrences: number;
  /** Triples of book, verses and occurrences, in order. */
  books: [book: number, verses: number, occurrences: number][];
}

/** What the tokenizer takes as a word, in a text that is folded already; private use is that of the tags. */
const term = /[\p{L}\p{N}\p{Co}]+/gu;

/** The row that counts the verses themselves. */
export const anyVerse = '';

/**
 * Every term that the index holds of a version, from the texts that were given to it: the folded text and the tags
 * of each verse, in canonical order. SQLite's own `fts5vocab` counts over all versions together, and only by reading
 * every place of a term; from these rows a total, its occurrences and its books cost one row.
 */
export function countIndexWords(verses: Iterable<{ id: VerseId; indexed: readonly string[] }>): IndexWord[] {
  const words = new Map<string, IndexWord>();
  for (const { id, indexed } of verses) {
    const { book } = versePlace(id);
    const times = new Map([[anyVerse, 1]]);
    for (const [word] of indexed.join(' ').matchAll(term)) times.set(word, (times.get(word) ?? 0) + 1);
    // Taken before the prefixes are added, which have none of their own.
    const whole = [...times];
    for (const [word, count] of whole) {
      for (const start of prefixesOf(word)) times.set(start, (times.get(start) ?? 0) + count);
    }
    for (const [word, count] of times) addVerse(words, word, book, count);
  }
  return [...words.values()].sort((a, b) => (a.word < b.word ? -1 : 1));
}

/** Lengths of the index's own prefixes: the shortest ones, whose verses are the most. */
const prefixLengths = [2, 3];
const startsWithLetter = /^[\p{L}\p{N}]/u;

/** The rows that count a prefix: "fa*", "fai*". */
function prefixesOf(word: string): string[] {
  const letters = [...word];
  if (!startsWithLetter.test(word)) return [];
  return prefixLengths.filter((length) => letters.length >= length).map((length) => prefixRow(letters.slice(0, length).join('')));
}

/** The word under which a prefix of two or three letters is counted; no word of a text has a star. */
export function prefixRow(start: string): string {
  return `${start}*`;
}

export function isCountedPrefix(start: string): boolean {
  return prefixLengths.includes([...start].length) && startsWithLetter.test(start);
}

function addVerse(words: Map<string, IndexWord>, word: string, book: number, times: number): void {
  let known = words.get(word);
  if (!known) words.set(word, (known = { word, verses: 0, occurrences: 0, books: [] }));
  known.verses += 1;
  known.occurrences += times;
  const last = known.books.at(-1);
  if (last?.[0] === book) {
    last[1] += 1;
    last[2] += times;
  } else {
    known.books.push([book, 1, times]);
  }
}
