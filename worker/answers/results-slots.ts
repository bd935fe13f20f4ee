import { searchPageSize, type SearchAnswer } from '#data/contract/search.ts';
import { bookBars } from '#data/markup/book-bars.ts';
import { entryCard } from '#data/markup/entry-card.ts';
import { escapeHtml } from '#data/markup/escape.ts';
import { pager } from '#data/markup/pager.ts';
import { formatSearchAddress, type SearchAddress } from '#data/markup/search-address.ts';
import { searchCount } from '#data/markup/search-count.ts';
import { didYouMean, elsewhere, noResults, searchChips } from '#data/markup/search-parts.ts';
import { searchResult } from '#data/markup/search-result.ts';
import { versionChips } from '#data/markup/version-chips.ts';
import type { EntryNumber } from '#data/model/entry-number.ts';
import { queryInBook } from '#data/model/search/query-in-book.ts';
import type { LoadedVersion } from '../queries/catalogue.ts';
import { setAttribute, type ShellFilling } from './shell.ts';

type Slots = Record<'query' | 'count' | 'message' | 'results' | 'pager' | 'chips' | 'by-book' | 'entries' | 'elsewhere' | 'did-you-mean' | 'beside-head' | 'beside', string>;

/** The page with nothing in it but the form. */
export function emptySlots(q: string): Slots {
  return { query: escapeHtml(q), count: '', message: '', results: '', pager: '', chips: '', 'by-book': '', entries: '', elsewhere: '', 'did-you-mean': '', 'beside-head': '', beside: '' };
}

/** The parts of a page of results, as its shell has places for them. */
export function resultsSlots(address: SearchAddress, answer: SearchAnswer, versions: readonly LoadedVersion[]): Slots {
  const { results, pagination, totalOccurrences } = answer;
  const { currentPage: page, totalPages: pages, totalResults: total } = pagination;
  const { q } = address;
  const href = (change: Partial<SearchAddress>): string => formatSearchAddress({ ...address, page: 1, ...change });
  const several = versions.length > 1;
  return {
    ...emptySlots(q),
    count: searchCount({ ...address, page, pages, total, shown: results.length, size: searchPageSize, occurrences: totalOccurrences }),
    message: total === 0 ? noResults(address, answer.reason) : '',
    results: results.map((result) => searchResult({ ...result, reference: several ? result.title : result.reference, ...scriptOf(result.version, versions) }, address.strongs)).join(''),
    pager: pager({ page, pages, label: 'Pages of results', compact: address.path === '/strongs-results', href: (target) => href({ page: target }) }),
    chips: searchChips([
      ...answer.understood.map(({ label, queryWithout }) => ({ label, href: queryWithout ? href({ q: queryWithout }) : '/' })),
      ...versionChips(address, (code) => versions.find((version) => version.code === code)?.name ?? code),
    ]),
    'by-book': total > 0 ? bookBars(answer.byBook, (name) => href({ q: queryInBook(answer.everywhere, name) })) : '',
    entries: answer.entries.map((entry) => entryCard({ ...entry, number: entry.number as EntryNumber })).join(''),
    elsewhere: elsewhere(answer.elsewhere, (version) => href({ path: '/results', version })),
    'did-you-mean': didYouMean(answer.didYouMean, (text) => href({ q: text })),
  };
}

function scriptOf(code: string, versions: readonly LoadedVersion[]): Pick<LoadedVersion, 'language' | 'direction'> | undefined {
  const version = versions.find((each) => each.code === code);
  return version && { language: version.language, direction: version.direction };
}

/** The search form as it was sent; without a version it keeps the one that it comes with. */
export function searchForm({ path, q, order, strongs, parallel, ...asked }: SearchAddress, version: string | undefined): NonNullable<ShellFilling['elements']> {
  const [first = version, ...others] = asked.version === '' ? [] : asked.version.split(',');
  const choose = (value: string | undefined) => (element: Element): void => {
    if (value === undefined) return;
    if (element.getAttribute('value') === value) element.setAttribute('selected', '');
    else element.removeAttribute('selected');
  };
  const check = (isOn: boolean) => (element: Element): void => {
    if (isOn) element.setAttribute('checked', '');
  };
  return {
    'form#search': (element) => element.setAttribute('action', path),
    'input[name="q"]': (element) => setAttribute(element, 'value', q),
    'select[name="version"] option': choose(first),
    'select[name="order"] option': choose(order),
    // Numbers are searched in one version.
    'fieldset.also': (element) => {
      if (path === '/strongs-results') element.setAttribute('hidden', '');
    },
    'input[name="also"]': (element) => {
      if (others.includes(element.getAttribute('value') ?? '')) element.setAttribute('checked', '');
    },
    'input[name="strongs"]': check(strongs),
    'input[name="parallel"]': check(parallel),
  };
}
