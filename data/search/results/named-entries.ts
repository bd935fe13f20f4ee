import { askedWord, type AskedWord } from '../../dictionary/asked-word.ts';
import type { EntrySummary } from '../../dictionary/entry-summary.ts';
import { headwordRank, isLikelyTyped, readHeadword } from '../../dictionary/headword.ts';
import { wordsOf } from '../language/query-words.ts';
import type { SearchQuery } from '../language/tree.ts';

export interface FoundEntry extends EntrySummary {
  /** The query matches its lemma or transliteration, not its meaning. */
  headword: boolean;
  /** How often a version has it, where that decides the order. */
  total?: number | null;
}

export type NamedEntry = Omit<FoundEntry, 'headword'>;

/** The maximum number of entries next to the results. */
export const maxEntries = 3;
/** Several headwords fold to one text: seven fold to "el". */
export const maxHeadwords = 12;

/**
 * The word that a query is about: its only word or phrase, a name of several words that has its entries ("el elyon"), or
 * the word of a question ("greek word for love").
 */
export function namedWord(query: SearchQuery): AskedWord | undefined {
  const words = wordsOf(query);
  if (words.length === 0 || words.some(({ prefix }) => prefix)) return undefined;
  const text = words.map((word) => word.text).join(' ');
  return askedWord(text) ?? (words.length === 1 || readHeadword(text).numbers.length > 0 ? { text } : undefined);
}

/** Whether an entry is in the dictionary that the question names: "Greek word for love". */
export function isAskedIn({ language }: Pick<EntrySummary, 'language'>, asked: AskedWord | undefined): boolean {
  return asked?.language === undefined || asked.language === language;
}

/** The entries found by number, rendering, lemma or transliteration, without duplicates. */
export function chooseEntries(
  query: SearchQuery,
  candidates: { numbers: readonly NamedEntry[]; wording: readonly NamedEntry[]; headwords: readonly NamedEntry[] },
): FoundEntry[] {
  const asked = namedWord(query);
  const rows = [
    ...[...candidates.numbers, ...candidates.wording].map((row) => ({ ...row, headword: false })),
    ...meantOf(candidates.headwords, asked?.text ?? '', candidates.wording.length > 0).map((row) => ({
      ...row,
      headword: true,
    })),
  ];
  return rows
    .filter((row) => isAskedIn(row, asked))
    .filter(({ number }, index, own) => own.findIndex((row) => row.number === number) === index)
    .slice(0, maxEntries);
}

/** From entries with a similar spelling, those that may be meant: the most similar first, then the most common. */
function meantOf(headwords: readonly NamedEntry[], text: string, hasWording: boolean): NamedEntry[] {
  if (headwords.length === 0) return [];
  const typed = readHeadword(text);
  // For a short English word, a headword that only another transliteration system spells like it is not meant.
  const furthest = hasWording ? (isLikelyTyped(text) ? 2 : 0) : Infinity;
  return headwords
    .flatMap((row) => {
      const rank = headwordRank(row, typed);
      return rank === undefined || rank > furthest ? [] : [{ row, rank }];
    })
    .sort((a, b) => a.rank - b.rank || (b.row.total ?? 0) - (a.row.total ?? 0))
    .map(({ row }) => row);
}
