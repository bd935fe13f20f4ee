import { formatQuery } from '../language/format.ts';
import { nearestWords } from './nearest-words.ts';
import { replaceWord, wordsOf } from '../language/query-words.ts';
import { omittedMessage } from './messages.ts';
import { missingVerses } from './missing-verses.ts';
import { ownNumbers, type RenumberedRun } from './renumber.ts';
import type { SearchQuery } from '../language/tree.ts';
import { formatRange, labelOfRange } from '../language/verse-ranges.ts';

/** Words of a query to look up similar words for. */
const maxWords = 4;
const maxQueries = 3;
/** Words with the same two first letters: 411 at most in the King James Version ("co"). */
export const maxCandidates = 500;
/** Other versions to search when the requested ones have no results. */
export const maxOtherVersions = 12;

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
  ].slice(0, maxWords);
}

/**
 * Suggested queries, and the reason for no results where it is known. `runs` is needed only where the query has
 * references. `searched` has the names of the versions.
 */
export function suggestQueries(
  query: SearchQuery,
  candidates: readonly { word: string; rows: readonly Candidate[] }[],
  runs: readonly RenumberedRun[],
  searched: readonly string[],
): { didYouMean: string[]; reason: string } {
  const numbered = ownNumbers(query, runs);
  if (numbered.length > 0) {
    return {
      didYouMean: [numbered.map(({ kjv }) => formatRange(kjv)).join('; ')],
      reason: numbered
        .map(
          ({ own, kjv }) =>
            `${labelOfRange(own)} is a verse number of the Hebrew Bible. The King James Version numbers it ${labelOfRange(kjv)}.`,
        )
        .join(' '),
    };
  }
  const missing = missingVerses(query);
  if (missing) return missing;
  if (query.node.kind === 'reference') return { didYouMean: [], reason: omittedMessage(query.node.label, searched) };
  const unknown = candidates.filter(({ word, rows }) => !rows.some((row) => row.word === word));
  return {
    didYouMean: correctWords(
      query,
      unknown.map(({ word, rows }) => ({ word, near: nearestWords(word, rows, maxQueries) })),
    ),
    reason: '',
  };
}

/** Replaces every unknown word with its nearest one. If only one word is unknown, further candidates follow. */
function correctWords(query: SearchQuery, unknown: readonly { word: string; near: string[] }[]): string[] {
  if (unknown.length === 0 || unknown.some(({ near }) => near.length === 0)) return [];
  const count = unknown.length > 1 ? 1 : (unknown[0]?.near.length ?? 0);
  const queries = Array.from({ length: count }, (_, index) =>
    formatQuery(
      unknown.reduce((corrected, { word, near }) => replaceWord(corrected, word, near[index] ?? word), query),
    ),
  );
  return [...new Set(queries)].slice(0, maxQueries);
}
