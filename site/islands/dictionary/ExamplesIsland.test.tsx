// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ExamplesAnswer } from '#data/dictionary/contract/examples.ts';
import { renderExamplesPage } from './ExamplesIsland.tsx';

afterEach(() => vi.unstubAllGlobals());

const secondPage: ExamplesAnswer = {
  verses: [
    {
      id: 1_002_004,
      book: 1,
      chapter: 2,
      verse: 4,
      reference: 'Genesis 2:4',
      text: 'the LORD God{H430}',
      plain: 'the LORD God',
      marks: { words: [[9, 12, 'H430']] },
    },
  ],
  totalVerses: 21,
  totalOccurrences: 21,
  totalPages: 2,
  page: 2,
  version: 'kjv_strongs',
  language: 'en',
  direction: 'ltr',
};

it('requests a page of examples again if it failed and the pager leads to it once more', async () => {
  let isUp = false;
  vi.stubGlobal('fetch', async () =>
    isUp ? Response.json(secondPage) : Response.json({ message: 'Away' }, { status: 503 }),
  );
  document.body.innerHTML = '<section><h2 tabindex="-1">Examples</h2><ol><li>Genesis 1:1</li></ol></section>';
  const section = document.querySelector('section') ?? document.body;
  await act(async () => renderExamplesPage(section, 'H430', 2, true));
  expect((await screen.findByRole('alert')).textContent).toBe('Error loading verse examples. Please try again later.');
  within(section).getByText('Genesis 1:1');
  isUp = true;
  await act(async () => renderExamplesPage(section, 'H430', 2, true));
  await screen.findByText('Page 2 of 2, 21 verses');
  screen.getByText('Genesis 2:4');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Examples' }));
});
