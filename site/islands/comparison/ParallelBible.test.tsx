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
let asked: string[];

beforeEach(() => {
  isUp = false;
  asked = [];
  queryClient.clear();
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return isUp ? Response.json(psalm) : Response.json({ message: 'Away' }, { status: 503 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const unread = 'The passage could not be loaded. Please try again later.';
const drawnAs = (outcome: ParallelOutcome) => (
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
  ['the page itself', { kind: 'told', message: unread }, 0],
  ['its call', { kind: 'loading' }, 1],
])('asks again at “Compare” for a passage that %s could not load', async (_, outcome, before) => {
  render(drawnAs(outcome));
  expect(await screen.findByText(unread)).toBeTruthy();
  expect(asked).toHaveLength(before);
  await compare();
  expect(await screen.findByText(unread)).toBeTruthy();
  expect(asked).toHaveLength(before + 1);
  isUp = true;
  await compare();
  const heading = await screen.findByRole('heading', { name: 'Psalm 23' });
  expect(document.activeElement).toBe(heading);
  expect(asked).toHaveLength(before + 2);
});

it('says nothing of an empty box, and asks for nothing', async () => {
  render(drawnAs({ kind: 'none' }));
  const box = screen.getByRole('searchbox', { name: 'Passage' });
  // The browser's own words come unless the event is called off, which `false` means.
  expect(fireEvent.invalid(box)).toBe(false);
  expect(asked).toEqual([]);
});
