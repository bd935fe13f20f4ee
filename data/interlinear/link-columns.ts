import { verseWords } from '../text/words-of-verse.ts';
import { phraseShown, taggedPhrases, type TaggedPhrase } from '../text/phrases/phrase-pieces.ts';
import type { VerseMarks, WordMark } from '../text/verse-marks.ts';
import { linkByNumber, linkWithFallback, type Numbered } from './link-words.ts';
import { placeOf } from './translation-units.ts';
import type { LemmaOf } from './equivalent-numbers.ts';

/** The verses that one text has for a row of a comparison. */
export interface LinkableColumn {
  /** Id of the stored text. Two columns of one text have the same words. */
  text: number;
  isOriginal: boolean;
  /** Of a translation: the texts that it is linked to, the best first. */
  originals: readonly number[];
  verses: readonly { text: string; marks: VerseMarks }[];
}

/** For each verse of a column and each of its tagged phrases: a number that is equal where words are linked. */
export type PhraseLinks = number[][];

/**
 * Links the words of several texts: those that render the same word of an original get the same number. Words without a
 * partner have numbers of their own. `others` has originals that are not shown. Where there is no original, the texts
 * are linked to the first of them. With the dictionary forms, other numbers of the same word are linked too.
 */
export function linkColumns(
  columns: readonly LinkableColumn[],
  others: readonly LinkableColumn[] = [],
  lemmaOf?: LemmaOf,
): PhraseLinks[] {
  const read = [...columns, ...others].map((column) => ({ ...column, words: wordsOfColumn(column) }));
  const [base, ...originals] = [...new Map(read.filter(isBase).map((column) => [column.text, column])).values()];
  const keys = new Map<number, Key[]>();
  if (base) keys.set(base.text, ownKeys(base));
  for (const { text, words } of originals) {
    const partners = linkByNumber(words, base?.words ?? [], lemmaOf);
    keys.set(
      text,
      words.map((_, index): Key => keyOf(base?.text, partners[index]) ?? `${text}.${index}`),
    );
  }
  const first = read.find(({ words }) => words.length > 0);
  if (!base && first) keys.set(first.text, ownKeys(first));

  const numbers = new Map<Key, number>();
  const numberOf = (key: Key): number => {
    const number = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, number);
    return number;
  };
  return read.slice(0, columns.length).map((column, at) => {
    const links = (keys.get(column.text) ?? keysOfTranslation(column)).map((key, index) =>
      numberOf(key ?? `column ${at}.${index}`),
    );
    return byVerse(column, links);
  });

  function keysOfTranslation({ words, originals: own }: ReadColumn): (Key | undefined)[] {
    const [best, rest] = own.flatMap((text) => read.find((each) => each.text === text && each.isOriginal) ?? []);
    if (!best) {
      const partners = linkByNumber(words, first?.words ?? [], lemmaOf);
      return partners.map((partner) => keyOf(first?.text, partner));
    }
    const linked = linkWithFallback(words, best.words, rest?.words ?? [], lemmaOf);
    return words.map((_, index) => keyAt(best, linked.original[index]) ?? keyAt(rest, linked.fallback[index]));
  }

  function keyAt(column: ReadColumn | undefined, index: number | undefined): Key | undefined {
    return column && index !== undefined ? keys.get(column.text)?.[index] : undefined;
  }
}

type Key = string;
type ReadColumn = LinkableColumn & { words: ColumnWord[] };

interface ColumnWord extends Numbered {
  verse: number;
}

function isBase({ isOriginal, words }: ReadColumn): boolean {
  return isOriginal && words.some(({ number }) => number !== undefined);
}

function ownKeys({ text, words }: ReadColumn): Key[] {
  return words.map((_, index) => `${text}.${index}`);
}

function keyOf(text: number | undefined, index: number | undefined): Key | undefined {
  return text === undefined || index === undefined ? undefined : `${text}.${index}`;
}

function wordsOfColumn({ isOriginal, verses }: LinkableColumn): ColumnWord[] {
  const wordsOf = (text: string, marks: VerseMarks): Numbered[] =>
    isOriginal
      ? verseWords(text, marks, true)
      : taggedPhrases(sortedWords(marks)).map((phrase) => {
          const shown = phraseShown(text, phrase);
          return { number: phrase.mark[2], text: shown, isEmpty: shown === '', ...placeOf(marks, phrase.mark) };
        });
  return verses.flatMap(({ text, marks }, verse) => wordsOf(text, marks).map((word) => ({ ...word, verse })));
}

/** The links of the words that have a number, which are the tagged phrases of the verse. */
function byVerse({ verses, words }: ReadColumn, links: readonly number[]): PhraseLinks {
  return verses.map((_, verse) =>
    words.flatMap((word, index) => (word.verse === verse && word.number !== undefined ? (links[index] ?? []) : [])),
  );
}

function sortedWords({ words = [] }: VerseMarks): WordMark[] {
  return words.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** The links of a verse's phrases as links of its marked words, in the order of the marks. */
export function linksOfMarks(marks: VerseMarks, links: readonly number[]): number[] {
  const phrases = taggedPhrases(sortedWords(marks));
  return (marks.words ?? []).map((mark) => links[phrases.findIndex((phrase) => isPiece(phrase, mark))] ?? 0);
}

function isPiece({ mark, pieces }: TaggedPhrase, [start, end, number]: WordMark): boolean {
  return mark[2] === number && pieces.some((piece) => piece[0] === start && piece[1] === end);
}
