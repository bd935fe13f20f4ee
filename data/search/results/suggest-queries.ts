import { formatQuery } from '../language/format.ts';
import { checkCodes } from './check-codes.ts';
import { nearestWords } from './nearest-words.ts';
import { replaceWord, wordsOf } from '../language/query-words.ts';
import { noParsingMessage, notReadMessage, omittedMessage, ownNumberMessage } from './messages.ts';
import { offeredBook } from './named-book.ts';
import { missingVerses } from './missing-verses.ts';
import { hasReferences, ownNumbers, type RenumberedRun } from './renumber.ts';
import type { SearchNode, SearchQuery } from '../language/tree.ts';
import type { SuggestedQuery } from './suggested-query.ts';
import { withApostrophe } from './with-apostrophe.ts';
import { splitVerseId } from '../../bible/verse-id.ts';
import { formatRange, labelOfRange } from '../language/verse-ranges.ts';

const maxQueries = 3;
/** Corrections to count: of several unknown words, each has several near words. */
const maxCounted = 6;
/** Unknown words of a query to look up similar words for: each look-up reads up to 1,600 rows. */
export const maxUnknownWords = 4;
/** Words with the same two first letters: 411 at most in the King James Version ("co"). */
export const maxCandidates = 500;
/** Other versions to search when the requested ones have no results. */
export const maxOtherVersions = 12;

export interface Candidate {
  word: string;
  verses: number;
}

/** The whole words of a query, which a version may not have. A query has at most 24 (`limits.terms`). */
export function doubtfulWords(query: SearchQuery): string[] {
  return [
    ...new Set(
      wordsOf(query)
        .filter(({ prefix }) => !prefix)
        .flatMap((node) => node.words),
    ),
  ];
}

/**
 * Suggested queries, and the reason for no results where it is known. `runs` is needed only where the query has
 * references. `searched` has the names of the versions.
 */
export function suggestQueries(
  query: SearchQuery,
  candidates: readonly { word: string; rows: readonly Candidate[] }[],
  runs: readonly RenumberedRun[],
  searched: readonly SearchedVersion[],
): { didYouMean: SuggestedQuery[]; reason: string } {
  const numbered = ownNumbers(query, runs);
  if (numbered.length > 0) {
    return {
      didYouMean: [{ text: numbered.map(({ kjv }) => formatRange(kjv)).join('; ') }],
      reason: numbered
        .map(({ own, kjv }) => ownNumberMessage(labelOfRange(own), splitVerseId(own[0]).book, labelOfRange(kjv)))
        .join(' '),
    };
  }
  const names = searched.map(({ name }) => name);
  if (hasForm(query.node) && !searched.some(isParsed)) return { didYouMean: [], reason: noParsingMessage(names) };
  const codes = checkCodes(query);
  if (codes) return codes;
  const missing = missingVerses(query);
  if (missing) return { ...missing, didYouMean: missing.didYouMean.map((text) => ({ text })) };
  if (query.node.kind === 'reference') return { didYouMean: [], reason: omittedMessage(query.node.label, names) };
  const unknown = candidates.filter(({ word, rows }) => !rows.some((row) => row.word === word));
  const book = unknown.length > 0 ? offeredBook(query) : undefined;
  const near = unknown.map(({ word, rows }) => ({ word, near: nearWords(word, rows) }));
  const corrected = correctWords(query, near);
  const isContracted = near.some(({ near: [nearest = ''] }) => nearest.includes("'"));
  const books = book === undefined ? [] : [{ text: book }];
  // A word without its apostrophe comes first, then the book.
  const first = isContracted ? 1 : 0;
  const didYouMean = [...corrected.slice(0, first), ...books, ...corrected.slice(first)];
  const unread = unknown.map(({ word }) => word);
  return { didYouMean, reason: hasReferences(query) ? notReadMessage(unread, names) : '' };
}

/** The word with its apostrophe, then similar words. */
function nearWords(word: string, rows: readonly Candidate[]): string[] {
  const whole = withApostrophe(word, rows);
  return [...(whole === undefined ? [] : [whole]), ...nearestWords(word, rows, maxQueries)].slice(0, maxQueries);
}

/** A version as its row of the library has it. */
export interface SearchedVersion {
  name: string;
  language: string;
  taggedWords: number;
}

const originals: ReadonlySet<string> = new Set(['hbo', 'he', 'arc', 'grc', 'el']);

/** Only texts in the original languages have parsings. */
function isParsed({ language, taggedWords }: SearchedVersion): boolean {
  return originals.has(language) && taggedWords > 0;
}

function hasForm(node: SearchNode): boolean {
  if (node.kind === 'not') return hasForm(node.part);
  if (node.kind === 'and' || node.kind === 'or' || node.kind === 'near-verses') return node.parts.some(hasForm);
  return node.kind === 'morphology';
}

/** The texts of those queries that find something, as `count` says. */
export function offeredQueries(
  suggested: readonly SuggestedQuery[],
  count: (query: SearchQuery, index: number) => number,
): string[] {
  return suggested
    .filter(({ query }, index) => query === undefined || count(query, index) > 0)
    .map(({ text }) => text)
    .slice(0, maxQueries);
}

/** Replaces unknown words with near ones, the nearest of each first. Words that the version has stay. */
function correctWords(query: SearchQuery, unknown: readonly { word: string; near: string[] }[]): SuggestedQuery[] {
  if (unknown.length === 0 || unknown.some(({ near }) => near.length === 0)) return [];
  let corrected = [query];
  for (const { word, near } of unknown)
    corrected = near.flatMap((other) => corrected.map((each) => replaceWord(each, word, other))).slice(0, maxCounted);
  const texts = new Map(corrected.map((each) => [formatQuery(each), each]));
  return [...texts].map(([text, each]) => ({ text, query: each }));
}
