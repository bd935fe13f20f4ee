import type { SearchAnswer } from '#data/search/contract/search.ts';
import { countRulesPath } from '#data/dictionary/count-rules.ts';
import { resultsPerPage, type SearchUrlParams } from '#data/search/contract/search-url.ts';
import {
  byRelevance,
  inBibleOrder,
  pageOfResultsMessage,
  rangeOfResultsMessage,
  resultsCountMessage,
  searchedTextMessage,
} from './messages.ts';

export interface SearchCountProps {
  /** Names of the searched versions. */
  texts: readonly string[];
  address: SearchUrlParams;
  answer: Pick<SearchAnswer, 'pagination' | 'totalOccurrences'> & { results: { length: number } };
}

/**
 * For example "417 times in 361 verses", and below it the position in the list, worded differently for each page. The
 * name of the counted version links to the counting rule.
 */
export function SearchCount({ texts, address: { path, q, order }, answer }: SearchCountProps) {
  const { totalResults: total, currentPage: page, totalPages: pages } = answer.pagination;
  const { totalOccurrences } = answer;
  if (total === 0) return null;
  const first = (page - 1) * resultsPerPage + 1;
  const position =
    path === '/strongs-results'
      ? rangeOfResultsMessage(first, first + answer.results.length - 1, total)
      : pageOfResultsMessage(page, pages);
  return (
    <>
      <strong>{resultsCountMessage(totalOccurrences, total)}</strong>{' '}
      <span>
        {position}“<bdi>{q}</bdi>”{` · ${order === 'relevance' ? byRelevance : inBibleOrder}`}
        {' · '}
        <a href={`${countRulesPath}#searches`}>{searchedTextMessage(texts)}</a>
      </span>
    </>
  );
}
