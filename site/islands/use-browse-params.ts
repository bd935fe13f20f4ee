import { useEffect, useState } from 'react';
import { browseAddress, defaultParams, parseBrowseParams, type BrowseParams } from './browse-params.ts';
import { isPlainClick } from './plain-click.ts';

/** Time without a keystroke after which a search starts, in ms. */
const typingPause = 250;

/**
 * What the page is asked for, kept equal with its address: choices push one, typing replaces the last.
 * `asked` turns true with the first change; until then the page shows what it came with.
 */
export function useBrowseParams(): { params: BrowseParams; asked: boolean } {
  const [state, setState] = useState({ params: defaultParams, asked: false });

  useEffect(() => {
    const page = document.querySelector<HTMLElement>('#browse');
    const form = page?.querySelector('form');
    if (!page || !form) return;
    let current = parseBrowseParams(location.search);
    let timer = 0;
    const leave = new AbortController();
    const { signal } = leave;

    const go = (change: Partial<BrowseParams>, typed = false): void => {
      clearTimeout(timer);
      const next = { ...current, page: 1, ...change };
      if (browseAddress(next) === browseAddress(current)) return;
      const replace = typed && Boolean(current.query) === Boolean(next.query);
      current = next;
      if (replace) history.replaceState(null, '', browseAddress(next));
      else history.pushState(null, '', browseAddress(next));
      setState({ params: next, asked: true });
    };
    const query = (): string => String(new FormData(form).get('query') ?? '').trim();

    addEventListener('popstate', () => {
      current = parseBrowseParams(location.search);
      const input = form.querySelector<HTMLInputElement>('[name=query]');
      if (input) input.value = current.query;
      setState({ params: current, asked: true });
    }, { signal });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      go({ query: query() });
    }, { signal });
    form.addEventListener('input', (event) => {
      if ((event.target as HTMLElement).matches('[name=limit]')) return;
      clearTimeout(timer);
      timer = window.setTimeout(() => go({ query: query() }, true), typingPause);
    }, { signal });
    form.addEventListener('change', (event) => {
      const select = event.target as HTMLSelectElement;
      if (select.name === 'limit') go({ limit: Number(select.value) });
    }, { signal });
    page.addEventListener('click', (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-language], a[data-page]');
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      const { language } = link.dataset;
      if (language === 'all' || language === 'hebrew' || language === 'greek') return go({ language });
      go({ page: Number(link.dataset.page) });
      page.querySelector<HTMLElement>('[data-slot=count]')?.focus();
    }, { signal });
    return () => leave.abort();
  }, []);

  return state;
}
