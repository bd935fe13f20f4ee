import { versePlace, type VerseId } from '../verse-id.ts';
import { frequentPhrases, phrasesIn } from './count-phrases.ts';
import { formatGap } from './verse-list.ts';

/** A row of `words`: a term of the index in one version, or a phrase that is frequent there. */
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
 * every place of a term; from these rows a total, its occurrences and its books cost a row for each term.
 */
export function countIndexWords(verses: readonly { id: VerseId; indexed: readonly string[] }[]): IndexWord[] {
  const texts = verses.map(({ indexed: [text = ''] }) => text.match(term) ?? []);
  const phrases = frequentPhrases(texts);
  const longest = Math.max(0, ...[...phrases].map((phrase) => phrase.split(' ').length));
  const words = new Map<string, Counting>();
  for (const [place, { id, indexed }] of verses.entries()) {
    const { book } = versePlace(id);
    const times = new Map([[anyVerse, 1]]);
    for (const [word] of indexed.join(' ').matchAll(term)) times.set(word, (times.get(word) ?? 0) + 1);
    // Taken before the prefixes are added, which have none of their own.
    const whole = [...times];
    for (const [word, count] of whole) {
      for (const start of prefixesOf(word)) times.set(start, (times.get(start) ?? 0) + count);
    }
    for (const phrase of phrasesIn(texts[place] ?? [], phrases, longest)) times.set(phraseRow(phrase), (times.get(phraseRow(phrase)) ?? 0) + 1);
    for (const [word, count] of times) addVerse(words, word, { book, place }, count);
  }
  return [...words.values()].map(({ row }) => row).sort((a, b) => (a.word < b.word ? -1 : 1));
}

interface Counting {
  row: IndexWord;
  /** The place that was added last. */
  last: number;
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

/** The word under which a phrase is counted: the space before it keeps it out of every range of words. */
export function phraseRow(phrase: string): string {
  return ` ${phrase}`;
}

export function isCountedPrefix(start: string): boolean {
  return prefixLengths.includes([...start].length) && startsWithLetter.test(start);
}

function addVerse(words: Map<string, Counting>, word: string, { book, place }: { book: number; place: number }, times: number): void {
  let known = words.get(word);
  if (!known) words.set(word, (known = { row: { word, verses: 0, occurrences: 0, books: [], places: '' }, last: -1 }));
  const { row } = known;
  row.verses += 1;
  row.occurrences += times;
  // All verses need no list.
  if (word !== anyVerse) row.places += formatGap(place - known.last);
  known.last = place;
  const last = row.books.at(-1);
  if (last?.[0] === book) {
    last[1] += 1;
    last[2] += times;
  } else {
    row.books.push([book, 1, times]);
  }
}
