import type { EntrySummary } from '../entry-summary.ts';
import { foldText, foldTransliteration } from '../fold.ts';
import { wordsOf } from './query-words.ts';
import type { SearchQuery } from './tree.ts';

export interface FoundEntry extends EntrySummary {
  /** The query has its lemma or transliteration, and not its meaning. */
  headword: boolean;
}

export type NamedEntry = Omit<FoundEntry, 'headword'>;

/** Beside the results. */
export const mostEntries = 3;
/** Several headwords fold to one: "el" is seven. */
export const mostHeadwords = 12;

/** The one word or phrase that the query is about. */
export function onlyText(query: SearchQuery): string | undefined {
  const words = wordsOf(query);
  return words.length === 1 && !words[0]?.prefix ? words[0]?.text : undefined;
}

/** By number, by the words they are put into, and by lemma or transliteration, each entry once. */
export function chooseEntries(query: SearchQuery, found: { numbers: readonly NamedEntry[]; wording: readonly NamedEntry[]; headwords: readonly NamedEntry[] }): FoundEntry[] {
  const text = onlyText(query) ?? '';
  const named = found.headwords.filter(({ lemma, transliteration }) => {
    return foldText(lemma) === foldText(text) || foldTransliteration(transliteration) === foldTransliteration(text);
  });
  const rows = [
    ...[...found.numbers, ...found.wording].map((row) => ({ ...row, headword: false })),
    ...named.map((row) => ({ ...row, headword: true })),
  ];
  return rows.filter(({ number }, index) => rows.findIndex((row) => row.number === number) === index).slice(0, mostEntries);
}
