// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { ExamplesAnswer } from '#data/dictionary/contract/examples.ts';
import { queryClient } from '../../client/query-client.ts';
import { EntryExamples } from './EntryExamples.tsx';

afterEach(() => vi.unstubAllGlobals());

const pageOf = (page: number): ExamplesAnswer => ({
  verses: [
    {
      id: 1_001_000 + page,
      book: 1,
      chapter: 1,
      verse: page,
      reference: `Genesis 1:${page}`,
      text: 'And God{H430} said',
      plain: 'And God said',
      marks: { words: [[4, 7, 'H430']] },
    },
  ],
  totalVerses: 21,
  totalOccurrences: 21,
  totalPages: 2,
  page,
  version: 'kjv_strongs',
  language: 'en',
  direction: 'ltr',
});

it('requests a page of examples again if it failed and “Next” is pressed once more', async () => {
  let isUp = true;
  const requests: number[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    const page = Number(new URLSearchParams(path.split('?')[1]).get('page'));
    requests.push(page);
    return isUp ? Response.json(pageOf(page)) : Response.json({ message: 'Away' }, { status: 503 });
  });
  render(
    <QueryClientProvider client={queryClient}>
      <EntryExamples number="H430" />
    </QueryClientProvider>,
  );
  await screen.findByText('Genesis 1:1');
  isUp = false;
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  await screen.findByText('Error loading verse examples. Please try again later.');
  isUp = true;
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  await screen.findByText('Genesis 1:2');
  expect(requests).toEqual([1, 2, 2]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Examples in Scripture' }));
});
