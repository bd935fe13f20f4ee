import { bookBars } from '#data/markup/book-bars.ts';
import { entryCard, type EntryCard } from '#data/markup/entry-card.ts';
import { escapeHtml } from '#data/markup/escape.ts';
import { pager } from '#data/markup/pager.ts';
import { formatSearchAddress, resultsPerPage, type SearchAddress } from '#data/markup/search-address.ts';
import { searchCount } from '#data/markup/search-count.ts';
import { didYouMean, elsewhere, noResults, searchChips, searchFault } from '#data/markup/search-parts.ts';
import { searchResult } from '#data/markup/search-result.ts';
import { versionChips } from '#data/markup/version-chips.ts';
import type { EntryNumber } from '#data/model/entry-number.ts';
import { queryInBook } from '#data/model/search/query-in-book.ts';
import { productTitle } from '#data/model/product.ts';
import type { AnswerSource } from './answer-search.ts';
import { NotOnDevice, RefusedSearch, type SearchAnswer } from './search-source.ts';
import { fillSlot, findSlot } from '../slots.ts';
import { lackMessage, sourceLine } from './source-line.ts';
import { versionChoice, versionName } from '../version-choice.ts';

const slots = ['chips', 'count', 'message', 'did-you-mean', 'elsewhere', 'results', 'beside-head', 'beside', 'pager', 'by-book', 'entries', 'static-note', 'static'];
const skeletons = 10;

/** What the page has before an answer: its query, cards without words, and room for the line that says who answered. */
export function showLoading(page: HTMLElement, address: SearchAddress, line: string): void {
  const { q } = address;
  for (const name of slots) fillSlot(page, name, '');
  showQuery(page, q);
  fillSlot(page, 'results', `<li class="skeleton" aria-hidden="true"></li>`.repeat(skeletons));
  findSlot(page, 'results').ariaBusy = 'true';
  // Lines as an answer will likely have, unseen, so that the list does not move when it comes.
  const likely = searchCount({ ...address, pages: 10, total: 300, shown: resultsPerPage, size: resultsPerPage, occurrences: null });
  fillSlot(page, 'count', likely.replace(/<strong>.*?<\/strong>/, '<strong>Searching…</strong>').replace('<span>', '<span class="unseen">') + unseen(line));
}

function unseen(line: string): string {
  return line.replace('<small>', '<small class="unseen">');
}

/** The answer in its slots, as the worker fills them. */
export function showAnswer(page: HTMLElement, address: SearchAddress, answer: SearchAnswer): void {
  const { path, q, order, strongs } = address;
  const { totalResults: total, totalPages: pages, currentPage } = answer.pagination;
  const asked = (query: string): string => formatSearchAddress({ ...address, q: query, page: 1 });
  const several = answer.versions.length > 1;
  endLoading(page);
  showQuery(page, q);
  for (const name of ['static-note', 'static', 'beside-head', 'beside']) fillSlot(page, name, '');
  const count = { path, q, order, page: currentPage, pages, total, shown: answer.results.length, size: resultsPerPage };
  fillSlot(page, 'count', searchCount({ ...count, occurrences: answer.totalOccurrences }));
  fillSlot(page, 'chips', searchChips(chipsOf(address, answer, asked)));
  fillSlot(page, 'results', answer.results.map((row) => searchResult({ ...row, reference: several ? row.title : row.reference, ...versionChoice(row.version) }, strongs)).join(''));
  fillSlot(page, 'pager', pager({ page: currentPage, pages, label: 'Pages of results', compact: path === '/strongs-results', href: (to) => formatSearchAddress({ ...address, page: to }) }));
  fillSlot(page, 'by-book', total > 0 ? bookBars(answer.byBook, (name) => asked(queryInBook(answer.everywhere, name))) : '');
  fillSlot(page, 'entries', answer.entries.map((entry) => entryCard({ ...entry, number: entry.number as EntryNumber } satisfies EntryCard)).join(''));
  fillSlot(page, 'did-you-mean', didYouMean(answer.didYouMean, asked));
  fillSlot(page, 'elsewhere', elsewhere(answer.elsewhere, (version) => formatSearchAddress({ ...address, path: '/results', version, page: 1 })));
  say(page, total === 0 ? noResults(address, answer.reason) : '');
}

/** Who answered, as a line of the count; the room that was left for it stays, so that nothing moves. */
export function showSource(page: HTMLElement, source: AnswerSource, left: string): void {
  const line = sourceLine(source, versionName) || unseen(left);
  if (line) fillSlot(page, 'count', findSlot(page, 'count').innerHTML + line);
}

function chipsOf(address: SearchAddress, { understood }: SearchAnswer, asked: (query: string) => string) {
  const parts = understood.map(({ label, queryWithout }) => ({ label, href: queryWithout ? asked(queryWithout) : '/' }));
  return [...parts, ...versionChips(address, (code) => versionChoice(code).name)];
}

/** Why there are no results, in the place of the list. */
export function showFailure(page: HTMLElement, address: SearchAddress, error: Error): void {
  for (const name of slots) fillSlot(page, name, '');
  endLoading(page);
  if (error instanceof RefusedSearch) {
    const { message, offset, length, suggestion } = error.fault;
    const asked = (query: string): string => formatSearchAddress({ ...address, q: query, page: 1 });
    const fault = { message, suggestion, offset: offset ?? 0, length: length ?? 0 };
    say(page, offset === undefined ? `<p>${escapeHtml(message)}</p>` : searchFault(address.q, fault, asked), true);
    return;
  }
  if (error instanceof NotOnDevice) {
    say(page, lackMessage(error, versionName, (version) => formatSearchAddress({ ...address, path: '/results', version, page: 1 })), true);
    return;
  }
  const again = `<a class="button" href="${escapeHtml(formatSearchAddress(address))}">Try again</a>`;
  const strongs = '<strong>Error</strong><p>There was an error fetching search results. Please try again.</p>';
  say(page, `${address.path === '/strongs-results' ? strongs : `<p>${escapeHtml(error.message)}</p>`}${again}`, true);
}

function say(page: HTMLElement, html: string, isError = false): void {
  const message = findSlot(page, 'message');
  message.className = isError ? 'alert' : 'note';
  message.setAttribute('role', isError ? 'alert' : 'status');
  fillSlot(page, 'message', html);
}

function endLoading(page: HTMLElement): void {
  findSlot(page, 'results').ariaBusy = null;
}

function showQuery(page: HTMLElement, q: string): void {
  findSlot(page, 'query').textContent = q;
  document.title = `${q} — Search results — ${productTitle}`;
}
