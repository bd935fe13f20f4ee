import type { EntrySummary } from '../../dictionary/entry-summary.ts';
import { headwordRank, isLikelyTyped, readHeadword } from '../../dictionary/headword.ts';
import { wordsOf } from '../language/query-words.ts';
import type { SearchQuery } from '../language/tree.ts';

export interface FoundEntry extends EntrySummary {
  /** The query matches its lemma or transliteration, not its meaning. */
  headword: boolean;
}

export type NamedEntry = Omit<FoundEntry, 'headword'>;

/** The maximum number of entries next to the results. */
export const maxEntries = 3;
/** Several headwords fold to one text: seven fold to "el". */
export const maxHeadwords = 12;

/** The only word or phrase of the query. */
export function onlyText(query: SearchQuery): string | undefined {
  const words = wordsOf(query);
  return words.length === 1 && !words[0]?.prefix ? words[0]?.text : undefined;
}

/** By number, by rendering, and by lemma or transliteration, each entry once. */
export function chooseEntries(
  query: SearchQuery,
  candidates: { numbers: readonly NamedEntry[]; wording: readonly NamedEntry[]; headwords: readonly NamedEntry[] },
): FoundEntry[] {
  const rows = [
    ...[...candidates.numbers, ...candidates.wording].map((row) => ({ ...row, headword: false })),
    ...meantOf(candidates.headwords, onlyText(query) ?? '', candidates.wording.length > 0).map((row) => ({
      ...row,
      headword: true,
    })),
  ];
  return rows
    .filter(({ number }, index) => rows.findIndex((row) => row.number === number) === index)
    .slice(0, maxEntries);
}

/** From entries with a similar spelling, those that may be meant, the nearest first. */
function meantOf(headwords: readonly NamedEntry[], text: string, hasWording: boolean): NamedEntry[] {
  if (headwords.length === 0) return [];
  const typed = readHeadword(text);
  // A short English word does not mean headwords that only another transliteration system spells like it.
  const furthest = hasWording ? (isLikelyTyped(text) ? 2 : 0) : Infinity;
  return headwords
    .flatMap((row) => {
      const rank = headwordRank(row, typed);
      return rank === undefined || rank > furthest ? [] : [{ row, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ row }) => row);
}
