import { books, type Book } from '../bible/books.ts';
import { languageOfNumber, tryParseEntryNumber } from '../dictionary/entry-number.ts';
import type { EntrySummary } from '../dictionary/entry-summary.ts';

const separator = ' · ';

/** The kinds of fragments in the static search index, which are also the values of its filter. */
export const staticKinds = ['entries', 'chapters', 'lessons'] as const;
export type StaticKind = (typeof staticKinds)[number];

/** Formats an entry as one line of the static search index: "H2091 · זָהָב · zâhâb · gold". */
export function formatStaticTitle({
  number,
  lemma,
  transliteration,
  gloss,
}: Pick<EntrySummary, 'number' | 'lemma' | 'transliteration' | 'gloss'>): string {
  return [number, lemma, transliteration, gloss].join(separator);
}

/** Returns `undefined` if the line is not an entry. */
export function tryParseStaticTitle(title: string): EntrySummary | undefined {
  const [first = '', lemma = '', transliteration = '', ...gloss] = title.split(separator);
  const number = tryParseEntryNumber(first.trim());
  if (!number || !lemma) return undefined;
  return {
    number,
    language: languageOfNumber(number),
    aramaic: false,
    lemma,
    transliteration,
    gloss: gloss.join(separator),
  };
}

export interface StaticChapter {
  /** "kjv" */
  version: string;
  book: Book;
  chapter: number;
}

/** Formats a chapter as one line: "kjv · genesis · 1". */
export function formatStaticChapter({ version, book, chapter }: StaticChapter): string {
  return [version, book.slug, chapter].join(separator);
}

/** Returns `undefined` if the line is not a chapter. */
export function tryParseStaticChapter(title: string): StaticChapter | undefined {
  const [version = '', slug, number = '', ...more] = title.trim().split(separator);
  const book = books.find((each) => each.slug === slug);
  const chapter = Number(number);
  if (!book || more.length > 0 || !Number.isInteger(chapter) || chapter < 1 || chapter > book.chapters)
    return undefined;
  return { version, book, chapter };
}

export interface StaticLesson {
  /** "/hebrew-verbs" */
  path: string;
  /** "Verbs: Pa'al" */
  name: string;
}

/** Formats a part of a lesson as one line: "/hebrew-verbs · Verbs: Pa'al". */
export function formatStaticLesson({ path, name }: StaticLesson): string {
  return [path, name].join(separator);
}

/** Returns `undefined` if the line is not a lesson. */
export function tryParseStaticLesson(title: string): StaticLesson | undefined {
  const [path = '', name, ...more] = title.trim().split(separator);
  return name && more.length === 0 && /^\/hebrew-[a-z/-]+$/.test(path) ? { path, name } : undefined;
}
