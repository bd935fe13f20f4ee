import { maxListItems, type ListItem } from '#data/my-study/study-row.ts';
import type { SearchUrlParams } from '#data/search/contract/search-url.ts';
import { answerSearchHere } from '../search/choose-search-source.ts';

/** The API's largest page. */
const pageSize = 100;

/**
 * The verses of all results of a search, each once, as passages of a list. `total` is the number of results, set if a
 * list cannot have all of them.
 */
export async function resultItems(address: SearchUrlParams): Promise<{ items: ListItem[]; total?: number }> {
  const ids = new Set<number>();
  const { signal } = new AbortController();
  let total = 0;
  let hasMore = false;
  for (let page = 1, pages = 1; page <= pages && ids.size < maxListItems; page += 1) {
    const { answer } = await answerSearchHere({ ...address, page }, signal, pageSize);
    pages = answer.pagination.totalPages;
    total = answer.pagination.totalResults;
    hasMore = page < pages;
    for (const { kjv } of answer.results) ids.add(kjv);
  }
  const items = [...ids].slice(0, maxListItems).map((id) => ({ start: id, end: id, remark: '' }));
  return { items, ...((hasMore || ids.size > maxListItems) && { total }) };
}
