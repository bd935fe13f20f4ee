import { formatSearchAddress, tryParseSearchAddress, type SearchAddress } from '#data/markup/search-address.ts';
import { readTotal, reportSearch } from './analytics.ts';
import { answerSearch, freshFor, isKeptHere, type Answered } from './answer-search.ts';
import { keepCopyFormat } from '../copy/copy-setting.ts';
import { listenForVerseActions } from '../copy/copy-share.ts';
import { openEntriesOver } from '../dialogs/entry-links.ts';
import { logFault } from '../log-fault.ts';
import { isPlainClick } from '../plain-click.ts';
import { queryClient } from '../query-client.ts';
import { prepareDevice } from './device.ts';
import { notePlace, returnToPlace } from './keep-place.ts';
import { actOnResult } from './result-actions.ts';
import { addressFromForm, showInForm } from './search-form.ts';
import { FailedSearch, NotOnDevice, RefusedSearch, searchKey } from './search-source.ts';
import { listenForComparisonActions } from '../reading/comparison-actions.ts';
import { sayNotBeside, showBeside } from './show-beside.ts';
import { likelyLine } from './source-line.ts';
import { showAnswer, showFailure, showLoading, showSource } from './show-results.ts';
import { sparkle } from './sparkle.ts';
import { findSlot } from '../slots.ts';
import { showStatic, staticPatience } from './show-static.ts';
import { showToast } from '../toasts.ts';
import { versionChoice } from '../version-choice.ts';

/** What may be needed later is fetched after this long, in ms. */
const idle = 2000;

/** Takes over the page of results that is already there: other searches, pages and views without leaving it. */
const results = document.querySelector<HTMLElement>('#results');
const search = document.querySelector<HTMLFormElement>('#search');
const copyMenu = document.querySelector<HTMLSelectElement>('#copy-format');
const cameWith = tryParseSearchAddress(location);
if (results && search && copyMenu && cameWith) takeOver(results, search, copyMenu, cameWith);

function takeOver(page: HTMLElement, form: HTMLFormElement, formats: HTMLSelectElement, started: SearchAddress): void {
  let current = started;
  let pages = Number.POSITIVE_INFINITY;
  showInForm(form, current);
  // A form that was sent without this script names its check boxes one by one.
  if (new URLSearchParams(location.search).has('also')) history.replaceState(null, '', formatSearchAddress(current));
  keepCopyFormat(formats);
  listenForVerseActions(page);
  openEntriesOver(page, '.hit sup a');

  const load = (address: SearchAddress): Promise<Answered> =>
    queryClient.query({ queryKey: searchKey(address), queryFn: ({ signal }) => answerSearch(address, signal), staleTime: freshFor });

  const open = async (address: SearchAddress): Promise<void> => {
    current = address;
    showInForm(form, address);
    const line = likelyLine(await isKeptHere(address));
    if (current !== address) return;
    const isKnown = queryClient.getQueryData(searchKey(address)) !== undefined;
    if (!isKnown) showLoading(page, address, line);
    const askFiles = (): void => void showStatic(page, address, () => current === address && isWaiting);
    let isWaiting = true;
    const timer = setTimeout(askFiles, staticPatience());
    try {
      const { answer, source } = await load(address);
      isWaiting = false;
      if (current !== address) return;
      pages = answer.pagination.totalPages;
      showAnswer(page, address, answer);
      showSource(page, source, isKnown ? '' : line);
      if (address.parallel && source.without && answer.results.length > 0) sayNotBeside(page);
      else if (address.parallel && !source.without) void showBeside(page, answer, () => current === address);
      if (!address.version && address.path === '/results') showInForm(form, { ...address, version: answer.versions[0] ?? '' });
      // A search that never left the device is nobody else's concern.
      if (source.by === 'network') void reportSearch(address, answer.pagination.totalResults);
    } catch (error) {
      if (current !== address) return;
      fail(page, address, error);
      if (error instanceof FailedSearch && error.isUnreachable) askFiles();
    } finally {
      clearTimeout(timer);
    }
  };

  const go = (address: SearchAddress): void => {
    if (address.q === '') return;
    if (address.path === '/strongs-results' && address.q === current.q && address.page > pages) return;
    const to = formatSearchAddress(address);
    if (to !== formatSearchAddress(current)) history.pushState(null, '', to);
    void open(address);
  };

  listenForComparisonActions(page);
  notePlace();
  setTimeout(() => void prepareDevice().catch((error: unknown) => logFault('prepare-device', error)), idle);
  if (isFilled(page)) void reportSearch(current, readTotal(findSlot(page, 'count').textContent ?? ''));
  else if (current.q) void open(current).then(returnToPlace);
  else if (current.path === '/strongs-results') location.replace('/');

  addEventListener('popstate', () => {
    const address = tryParseSearchAddress(location);
    if (address && formatSearchAddress(address) !== formatSearchAddress(current)) void open(address);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    go(addressFromForm(form, current, versionChoice));
  });
  page.addEventListener('change', (event) => {
    const field = event.target as HTMLInputElement | HTMLSelectElement;
    if (field.name === 'parallel') sparkle(field);
    const samePage = field.name === 'strongs' || field.name === 'parallel';
    if (field.form === form && field.name !== 'q') go(addressFromForm(form, { ...current, page: samePage ? current.page : 1 }, versionChoice));
  });
  page.addEventListener('click', (event) => {
    const target = event.target as Element;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (actOnResult(event, () => load(current).then(({ answer }) => answer), sayFailure)) return;
    const address = link && link.origin === location.origin ? tryParseSearchAddress(link) : undefined;
    if (!link || !address?.q || !isPlainClick(event)) return;
    event.preventDefault();
    go(address);
    page.querySelector('h1')?.focus({ preventScroll: true });
    if (link.closest('.pager')) scrollTo({ top: 0 });
  });
}

/** Whether the worker answered the address. Without a network the page comes from the device with nothing in it. */
function isFilled(page: HTMLElement): boolean {
  return ['count', 'message'].some((name) => !findSlot(page, name).hidden);
}

function fail(page: HTMLElement, address: SearchAddress, error: unknown): void {
  if (!(error instanceof RefusedSearch || error instanceof NotOnDevice) && address.path === '/results') sayFailure(error);
  showFailure(page, address, error instanceof Error ? error : new Error(String(error)));
}

function sayFailure(error: unknown): void {
  logFault('search', error);
  const isKnown = error instanceof FailedSearch || error instanceof RefusedSearch;
  const description = isKnown ? error.message : 'Failed to perform search. Please try again.';
  showToast({ title: 'Search Error', description, destructive: true });
}
