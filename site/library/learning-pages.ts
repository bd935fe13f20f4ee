import type { HebrewNumber, HebrewPhrase, HebrewWord } from '#data/contract/hebrew.ts';
import { phraseCategories, wordTopics } from '#data/contract/hebrew.ts';
import { bibleFrequency, type BibleFrequency } from './bible-frequency.ts';
import { hebrewContent } from './hebrew-content.ts';

/** Rows under one heading, which a link on the page leads to. */
export interface Group<Row> {
  /** Also the fragment of the page's address: "common-phrases". */
  id: string;
  name: string;
  rows: Row[];
}

export type WithFrequency<Row> = Row & { inBible: BibleFrequency | undefined };

export interface PhrasesPage {
  total: number;
  categories: Group<HebrewPhrase>[];
}

export interface WordsPage {
  total: number;
  /** How many of them stand in the Hebrew Bible. */
  inBible: number;
  topics: Group<WithFrequency<HebrewWord>>[];
}

export interface NumbersPage {
  numbers: WithFrequency<HebrewNumber>[];
}

export function phrasesPage(): PhrasesPage {
  const { phrases } = hebrewContent;
  return { total: phrases.length, categories: group(phraseCategories, phrases, ({ category }) => category) };
}

export function wordsPage(): WordsPage {
  const words = hebrewContent.words.map(withFrequency);
  return {
    total: words.length,
    inBible: words.filter((word) => word.inBible).length,
    topics: group(wordTopics, words, ({ topic }) => topic),
  };
}

export function numbersPage(): NumbersPage {
  return { numbers: hebrewContent.numbers.map(withFrequency) };
}

export function withFrequency<Row extends { strongs?: string | undefined }>(row: Row): WithFrequency<Row> {
  return { ...row, inBible: bibleFrequency(row.strongs) };
}

/** In the order of the names; a name without rows makes no group. */
export function group<Row>(names: readonly string[], rows: readonly Row[], nameOf: (row: Row) => string): Group<Row>[] {
  return names
    .map((name) => ({ id: groupId(name), name, rows: rows.filter((row) => nameOf(row) === name) }))
    .filter((each) => each.rows.length > 0);
}

/** "Common Phrases" as "common-phrases", "Pa'al" as "paal". */
export function groupId(name: string): string {
  return name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-');
}
