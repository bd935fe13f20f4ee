import { formatQuery } from '../language/format.ts';
import { nearestWords } from './nearest-words.ts';
import { replaceWord, wordsOf } from '../language/query-words.ts';
import { missingVerses } from './missing-verses.ts';
import { ownNumbers, type RenumberedRun } from './renumber.ts';
import type { SearchQuery } from '../language/tree.ts';
import { formatRange, labelOfRange } from '../language/verse-ranges.ts';

/** Words of a query whose neighbours are looked up. */
const mostWords = 4;
const mostQueries = 3;
/** Words with one start of two letters: 411 at most in the King James Version ("co"). */
export const mostCandidates = 500;
/** Versions that are asked in place of those that have nothing. */
export const mostElsewhere = 12;

export interface Candidate {
  word: string;
  verses: number;
}

/** The whole words of a query, which a version may not have. */
export function doubtfulWords(query: SearchQuery): string[] {
  return [
    ...new Set(
      wordsOf(query)
        .filter(({ prefix }) => !prefix)
        .flatMap((node) => node.words),
    ),
  ].slice(0, mostWords);
}

/** What the query may have meant, and why nothing is found where that is known. `runs` where the query has places. */
export function suggestQueries(
  query: SearchQuery,
  candidates: readonly { word: string; rows: readonly Candidate[] }[],
  runs: readonly RenumberedRun[],
): { didYouMean: string[]; reason: string } {
  const numbered = ownNumbers(query, runs);
  if (numbered.length > 0) {
    return {
      didYouMean: [numbered.map(({ kjv }) => formatRange(kjv)).join('; ')],
      reason: numbered
        .map(({ own, kjv }) => `${labelOfRange(own)} is a number of the Hebrew Bible; it is ${labelOfRange(kjv)} here.`)
        .join(' '),
    };
  }
  const missing = missingVerses(query);
  if (missing) return missing;
  const unknown = candidates.filter(({ word, rows }) => !rows.some((row) => row.word === word));
  return {
    didYouMean: mendWords(
      query,
      unknown.map(({ word, rows }) => ({ word, near: nearestWords(word, rows, mostQueries) })),
    ),
    reason: '',
  };
}

/** Every unknown word has its nearest put in its place; of a word that is unknown alone, the next ones follow. */
function mendWords(query: SearchQuery, unknown: readonly { word: string; near: string[] }[]): string[] {
  if (unknown.length === 0 || unknown.some(({ near }) => near.length === 0)) return [];
  const most = unknown.length > 1 ? 1 : (unknown[0]?.near.length ?? 0);
  const queries = Array.from({ length: most }, (_, place) =>
    formatQuery(unknown.reduce((mended, { word, near }) => replaceWord(mended, word, near[place] ?? word), query)),
  );
  return [...new Set(queries)].slice(0, mostQueries);
}
