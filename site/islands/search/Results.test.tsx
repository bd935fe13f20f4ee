// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchAnswer } from '#data/search/contract/search.ts';
import { emptySearchUrlParams } from '#data/search/contract/search-url.ts';
import { ResultsPage, type ResultsPageProps } from '../../views/search/ResultsPage.tsx';
import { queryClient } from '../../client/query-client.ts';
import { Results } from './Results.tsx';

const answerFor = (q: string): SearchAnswer => ({
  results: [],
  pagination: { totalResults: 0, currentPage: 1, totalPages: 1 },
  totalOccurrences: null,
  byBook: [],
  everywhere: q,
  understood: [],
  corrected: [],
  chapters: [],
  versions: ['kjv'],
  entries: [],
  didYouMean: [],
  suggestions: [{ query: `${q}en`, label: `${q}en` }],
  reason: '',
  elsewhere: [],
});
const address = { ...emptySearchUrlParams, q: 'gold' };
const site = { choices: [], canRestore: false };
const failed: ResultsPageProps = { site, address, outcome: { kind: 'failed', message: 'The library is away.' } };
const answered: ResultsPageProps = { site, address, outcome: { kind: 'answer', answer: answerFor('gold') } };

/** Whether the site answers searches. It answers no other request. */
let isUp: boolean;
let searched: string[];

beforeEach(() => {
  history.replaceState(null, '', '/results?q=gold');
  isUp = false;
  searched = [];
  queryClient.clear();
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.startsWith('/api/search?')) return new Response('{}', { status: 404 });
    const q = new URLSearchParams(path.split('?')[1]).get('q') ?? '';
    searched.push(q);
    return isUp ? Response.json(answerFor(q)) : new Response('{}', { status: 503 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const inPage = (props: ResultsPageProps) => (
  <QueryClientProvider client={queryClient}>
    <Results {...props} />
  </QueryClientProvider>
);

/** The message on the page. A toast shows it too. */
const failure = () => screen.findByText('Failed to fetch search results', { selector: '.alert p' });

it.each([
  ['“Try again”', () => userEvent.click(screen.getByRole('link', { name: 'Try again' }))],
  ['Search, pressed once more,', () => userEvent.click(screen.getByRole('button', { name: 'Search' }))],
])('%s searches again after a search that failed', async (_, press) => {
  render(inPage(failed));
  expect(await failure()).toBeTruthy();
  expect(searched).toEqual(['gold']);
  await press();
  expect(await failure()).toBeTruthy();
  expect(searched).toEqual(['gold', 'gold']);
  isUp = true;
  await press();
  await screen.findByText('No results found for "gold".');
  expect(searched).toEqual(['gold', 'gold', 'gold']);
});

it('requests the search from the site once the network is back', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(inPage(failed));
  await screen.findByText(/^You are offline. No Bible version is downloaded/);
  network.mockReturnValue(true);
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByText('No results found for "gold".');
});

it('keeps what was typed before the page was hydrated', async () => {
  const root = document.body.appendChild(document.createElement('main'));
  root.innerHTML = renderToString(<ResultsPage {...answered} />);
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  box.value = 'golden calf';
  render(inPage(answered), { container: root, hydrate: true });
  expect(screen.getByRole<HTMLInputElement>('searchbox')).toBe(box);
  expect(box.value).toBe('golden calf');
});

it('searches for the text that is entered before the box adopts what was typed', async () => {
  isUp = true;
  /** React runs this effect before those of the box. */
  function SearchDuringHydration() {
    useLayoutEffect(() => {
      const box = screen.getByRole<HTMLInputElement>('searchbox');
      box.value = 'silver';
      box.form?.requestSubmit();
    }, []);
    return null;
  }
  render(
    <>
      {inPage(answered)}
      <SearchDuringHydration />
    </>,
  );
  await vi.waitFor(() => expect(searched).toContain('silver'));
  expect(new URLSearchParams(location.search).get('q')).toBe('silver');
});

it('shows the query of another search in the box', async () => {
  isUp = true;
  render(inPage(answered));
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.type(box, ' ring');
  await userEvent.click(screen.getByRole('link', { name: 'golden' }));
  await screen.findByText('No results found for "golden".');
  expect(box.value).toBe('golden');
});

/** Simulates going Back to a page that was scrolled far down. */
function simulateBack() {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' } as PerformanceNavigationTiming]);
  sessionStorage.setItem('place /results?q=gold', '900');
  const scrolled = vi.fn();
  vi.stubGlobal('scrollTo', scrolled);
  return scrolled;
}

it('restores the scroll position once if the page came without its answer', async () => {
  const scrolled = simulateBack();
  isUp = true;
  render(inPage({ site, address, outcome: { kind: 'loading' } }));
  await screen.findByText('No results found for "gold".');
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 900, behavior: 'instant' });
  await userEvent.click(screen.getByRole('link', { name: 'golden' }));
  await screen.findByText('No results found for "golden".');
  expect(scrolled).toHaveBeenCalledOnce();
});

it('leaves scrolling to the browser if the page came with its answer', async () => {
  const scrolled = simulateBack();
  isUp = true;
  render(inPage(answered));
  await userEvent.click(screen.getByRole('link', { name: 'golden' }));
  await screen.findByText('No results found for "golden".');
  expect(scrolled).not.toHaveBeenCalled();
});
