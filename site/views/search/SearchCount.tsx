import type { SearchAnswer } from '#data/search/contract/search.ts';
import { countRulesPath } from '#data/dictionary/count-rules.ts';
import { resultsPerPage, type SearchAddress } from '#data/search/contract/search-address.ts';

export interface SearchCountProps {
  /** Names of the texts that were searched. */
  texts: readonly string[];
  address: SearchAddress;
  answer: Pick<SearchAnswer, 'pagination' | 'totalOccurrences'> & { results: { length: number } };
}

/**
 * "417 times in 361 verses", and below it the place within the list, in each page's own words; the text that was counted
 * leads to the rule by which it was.
 */
export function SearchCount({ texts, address: { path, q, order }, answer }: SearchCountProps) {
  const { totalResults: total, currentPage: page, totalPages: pages } = answer.pagination;
  const { totalOccurrences: occurrences } = answer;
  if (total === 0) return null;
  const verses = `${figures(total)} ${total === 1 ? 'verse' : 'verses'}`;
  const head = occurrences !== null && occurrences !== total ? `${figures(occurrences)} times in ${verses}` : verses;
  const first = (page - 1) * resultsPerPage + 1;
  const place =
    path === '/strongs-results'
      ? `Showing ${figures(first)}-${figures(first + answer.results.length - 1)} of ${figures(total)} ${total === 1 ? 'result' : 'results'} for `
      : `Browsing page ${figures(page)} of ${figures(pages)} for search term `;
  return (
    <>
      <strong>{head}</strong>{' '}
      <span>
        {place}“<bdi>{q}</bdi>”{` · ${order === 'relevance' ? 'by relevance' : 'Bible order'}`}
        {' · '}
        <a href={`${countRulesPath}#searches`}>{`counted in ${texts.join(', ')}`}</a>
      </span>
    </>
  );
}

function figures(count: number): string {
  return count.toLocaleString('en');
}
