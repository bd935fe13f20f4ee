// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ParallelAnswer } from '#data/reading/contract/reading.ts';
import type { ParallelOutcome } from '../../views/comparison/ParallelPage.tsx';
import { queryClient } from '../../client/query-client.ts';
import { ParallelBible } from './ParallelBible.tsx';

const psalm: ParallelAnswer = {
  reference: 'Psalm 23',
  versions: [],
  rows: [],
  isCut: false,
};
let isUp: boolean;
let requests: string[];

beforeEach(() => {
  isUp = false;
  requests = [];
  queryClient.clear();
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    return isUp ? Response.json(psalm) : Response.json({ message: 'Away' }, { status: 503 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const unread = 'The passage could not be loaded. Please try again later.';
const renderWith = (outcome: ParallelOutcome) => (
  <QueryClientProvider client={queryClient}>
    <ParallelBible
      choices={[]}
      address={{ passage: 'Psalm 23', versions: ['kjv', 'web'] }}
      columns={['kjv', 'web']}
      outcome={outcome}
    />
  </QueryClientProvider>
);
const compare = () => userEvent.click(screen.getByRole('button', { name: 'Compare' }));

it.each<[string, ParallelOutcome, number]>([
  ['the page itself', { kind: 'problem', message: unread }, 0],
  ['its call', { kind: 'loading' }, 1],
])('requests the passage again at “Compare” if %s could not load it', async (_, outcome, before) => {
  render(renderWith(outcome));
  await screen.findByText(unread);
  expect(requests).toHaveLength(before);
  await compare();
  await screen.findByText(unread);
  expect(requests).toHaveLength(before + 1);
  isUp = true;
  await compare();
  const heading = await screen.findByRole('heading', { name: 'Psalm 23' });
  expect(document.activeElement).toBe(heading);
  expect(requests).toHaveLength(before + 2);
});

it('shows no message for an empty box, and sends no request', async () => {
  render(renderWith({ kind: 'none' }));
  const box = screen.getByRole('searchbox', { name: 'Passage' });
  // The browser's own message appears unless the event is canceled, which `false` means.
  expect(fireEvent.invalid(box)).toBe(false);
  expect(requests).toEqual([]);
});
