import { maxListItems, type ListItem } from '#data/my-study/study-row.ts';
import type { SearchUrlParams } from '#data/search/contract/search-url.ts';
import { answerSearchHere } from '../search/choose-search-source.ts';

/** The API's largest page. */
const pageSize = 100;

/** The verses of all results of a search, each once, as passages of a list. */
export async function resultItems(address: SearchUrlParams): Promise<ListItem[]> {
  const ids = new Set<number>();
  const { signal } = new AbortController();
  for (let page = 1, pages = 1; page <= pages && ids.size < maxListItems; page += 1) {
    const { answer } = await answerSearchHere({ ...address, page }, signal, pageSize);
    pages = answer.pagination.totalPages;
    for (const { kjv } of answer.results) ids.add(kjv);
  }
  return [...ids].slice(0, maxListItems).map((id) => ({ start: id, end: id, remark: '' }));
}
