import type { SearchAnswer } from '#data/search/contract/search.ts';
import { countRulesPath } from '#data/dictionary/count-rules.ts';
import { resultsPerPage, type SearchUrlParams } from '#data/search/contract/search-url.ts';

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
  const { totalOccurrences: occurrences } = answer;
  if (total === 0) return null;
  const verses = `${figures(total)} ${total === 1 ? 'verse' : 'verses'}`;
  const head = occurrences !== null && occurrences !== total ? `${figures(occurrences)} times in ${verses}` : verses;
  const first = (page - 1) * resultsPerPage + 1;
  const position =
    path === '/strongs-results'
      ? `Showing ${figures(first)}-${figures(first + answer.results.length - 1)} of ${figures(total)} ${total === 1 ? 'result' : 'results'} for `
      : `Browsing page ${figures(page)} of ${figures(pages)} for search term `;
  return (
    <>
      <strong>{head}</strong>{' '}
      <span>
        {position}“<bdi>{q}</bdi>”{` · ${order === 'relevance' ? 'by relevance' : 'Bible order'}`}
        {' · '}
        <a href={`${countRulesPath}#searches`}>{`Text: ${texts.join(', ')}`}</a>
      </span>
    </>
  );
}

function figures(count: number): string {
  return count.toLocaleString('en');
}
