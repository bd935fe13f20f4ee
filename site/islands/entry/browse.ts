import { QueryObserver } from '@tanstack/query-core';
import { browseAddress, defaultParams, parseBrowseParams, type BrowseParams } from './browse-params.ts';
import { loadEntries, type EntryList } from './entry-source.ts';
import { isPlainClick } from '../plain-click.ts';
import { queryClient } from '../query-client.ts';
import { showBrowse } from './show-browse.ts';

/** Time without a keystroke after which a search starts, in ms. */
const typingPause = 250;

const browse = document.querySelector<HTMLElement>('#browse');
const search = browse?.querySelector('form');
if (browse && search) takeOver(browse, search);

/**
 * Takes over the browse page that is already there: live search, tabs, sizes and pages without leaving it. The page
 * and its address say the same: choices push one, typing replaces the last. Until something is asked, the page shows
 * what it came with.
 */
function takeOver(page: HTMLElement, form: HTMLFormElement): void {
  let current: BrowseParams = { ...defaultParams, ...parseBrowseParams(location.search) };
  let timer = 0;
  const observer = new QueryObserver<EntryList>(queryClient, { queryKey: ['entries', current], enabled: false });
  observer.subscribe(({ data, error, isFetching }) => {
    if (isFetching || data || error) showBrowse(current, { list: data, error, loading: isFetching });
  });

  const show = (params: BrowseParams): void => {
    current = params;
    observer.setOptions({
      queryKey: ['entries', params],
      queryFn: ({ signal }) => loadEntries(params, signal),
      placeholderData: (previous) => previous,
    });
  };
  const typed = (): string => String(new FormData(form).get('query') ?? '').trim();
  const go = (change: Partial<BrowseParams>, isTyping = false): void => {
    clearTimeout(timer);
    const next = { ...current, query: typed(), page: 1, ...change };
    if (browseAddress(next) === browseAddress(current)) return;
    if (isTyping && Boolean(current.query) === Boolean(next.query)) history.replaceState(null, '', browseAddress(next));
    else history.pushState(null, '', browseAddress(next));
    show(next);
  };

  addEventListener('popstate', () => {
    const params = parseBrowseParams(location.search);
    const input = form.querySelector<HTMLInputElement>('[name=query]');
    if (input) input.value = params.query;
    show(params);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    go({});
  });
  form.addEventListener('input', (event) => {
    if ((event.target as HTMLElement).matches('[name=limit]')) return;
    clearTimeout(timer);
    timer = window.setTimeout(() => go({}, true), typingPause);
  });
  form.addEventListener('change', (event) => {
    const select = event.target as HTMLSelectElement;
    if (select.name === 'limit') go({ limit: Number(select.value) });
  });
  page.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-language], a[data-page]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    const { language } = link.dataset;
    if (language === 'all' || language === 'hebrew' || language === 'greek') return go({ language });
    go({ page: Number(link.dataset.page) });
    page.querySelector<HTMLElement>('[data-slot=count]')?.focus();
  });
  // What was typed before this script came.
  if (typed() !== current.query) go({}, true);
}
