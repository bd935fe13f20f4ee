import { entryCard } from '#data/markup/entry-card.ts';
import { escapeHtml } from '#data/markup/escape.ts';
import { pager } from '#data/markup/pager.ts';
import { productName } from '#data/model/product.ts';
import { browseAddress, type BrowseParams } from './browse-params.ts';
import { RefusedRequest, type EntryList } from './entry-source.ts';

interface View {
  list: EntryList | undefined;
  error: Error | null;
  loading: boolean;
}

const failure = `We couldn't load the ${productName} entries. Please try again later.`;
const empty = 'No entries found. Try a different search term.';
const builtIn = `${failure} These are built-in samples.`;
const mostGhosts = 12;

/** Fills the slots of the browse page, which the worker fills in the same way. */
export function showBrowse(params: BrowseParams, { list, error, loading }: View): void {
  showChoices(params);
  const entries = slot('entries');
  if (loading) {
    entries.ariaBusy = 'true';
    entries.hidden = false;
    if (!list) entries.innerHTML = '<li class="ghost"></li>'.repeat(Math.min(params.limit, mostGhosts));
    return;
  }
  entries.ariaBusy = null;
  const shown = error ? undefined : list;
  fill('entries', shown ? shown.entries.map((entry) => entryCard({ ...entry, number: entry.strongsNumber, lemma: entry.word })).join('') : '');
  fill('count', shown ? `Showing ${shown.entries.length} of ${shown.total.toLocaleString('en')} entries` : '');
  fill('message', escapeHtml(message(shown, error)));
  const failed = error !== null || shown?.source === 'built-in';
  slot('message').className = failed ? 'alert' : 'note';
  slot('message').setAttribute('role', failed ? 'alert' : 'status');
  const href = (page: number): string => browseAddress({ ...params, page });
  fill('pager', shown ? pager({ page: shown.page, pages: shown.pages, href, label: 'Pages of entries' }) : '');
}

function message(list: EntryList | undefined, error: Error | null): string {
  if (error) return error instanceof RefusedRequest && error.message ? error.message : failure;
  return [list?.source === 'built-in' ? builtIn : '', list?.total === 0 ? empty : ''].filter(Boolean).join(' ');
}

function showChoices(params: BrowseParams): void {
  const page = document.querySelector('#browse');
  for (const tab of page?.querySelectorAll<HTMLAnchorElement>('a[data-language]') ?? []) {
    const language = tab.dataset.language as BrowseParams['language'];
    tab.href = browseAddress({ ...params, language, page: 1 });
    tab.ariaCurrent = language === params.language ? 'page' : null;
  }
  set('limit', String(params.limit));
  set('language', params.language);
  const input = document.querySelector<HTMLInputElement>('#browse [name=query]');
  if (input && input !== document.activeElement) input.value = params.query;
}

function set(name: string, value: string): void {
  const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(`#browse [name=${name}]`);
  if (field) field.value = value;
}

/** An empty slot is hidden, a filled one is shown, as from the worker. */
function fill(name: string, html: string): void {
  const element = slot(name);
  element.innerHTML = html;
  element.hidden = html === '';
}

function slot(name: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`#browse [data-slot=${name}]`);
  if (!element) throw new Error(`The browse page has no slot "${name}"`);
  return element;
}
