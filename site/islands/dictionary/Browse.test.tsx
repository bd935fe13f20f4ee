// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultParams } from '#data/dictionary/contract/browse-url.ts';
import type { EntryListAnswer } from '#data/dictionary/contract/entry-list.ts';
import type { BrowseOutcome } from '../../views/dictionary/BrowsePage.tsx';
import { queryClient } from '../../client/query-client.ts';
import { Browse } from './Browse.tsx';

const list: EntryListAnswer = { entries: [], pagination: { page: 1, pages: 1, total: 0 } };
const failure = /^We couldn't load the Lexicon entries. Please try again later./;

let isUp: boolean;

beforeEach(() => {
  isUp = false;
  history.replaceState(null, '', '/lexicon/search?query=love');
  queryClient.clear();
  vi.stubGlobal('fetch', async (path: string) =>
    isUp && path.startsWith('/api/') ? Response.json(list) : Response.json({ message: 'Away' }, { status: 503 }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const renderWith = (outcome: BrowseOutcome) => (
  <QueryClientProvider client={queryClient}>
    <Browse params={{ ...defaultParams, query: 'love' }} outcome={outcome} />
  </QueryClientProvider>
);
const search = () => userEvent.click(screen.getByRole('button', { name: 'Search' }));

it('requests the entries again at “Search” if the page could not list them', async () => {
  render(renderWith({ kind: 'failed' }));
  expect(screen.getByRole('alert').textContent).toMatch(failure);
  isUp = true;
  await search();
  await screen.findByText('No entries found. Try a different search term.');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('requests the entries again at “Search” if built-in samples were shown', async () => {
  render(renderWith({ kind: 'list', list: { entries: [], page: 1, pages: 1, total: 0 } }));
  await userEvent.click(screen.getByRole('link', { name: 'Greek Only' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(failure);
  isUp = true;
  await search();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  screen.getByText('No entries found. Try a different search term.');
});
