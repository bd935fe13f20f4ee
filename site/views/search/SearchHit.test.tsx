// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { SlimResult } from '#data/search/contract/slim-answer.ts';
import { SearchActions } from './search-actions.ts';
import { SearchHit } from './SearchHit.tsx';

const genesis: SlimResult = {
  id: 'kjv_strongs-1002012',
  title: 'Genesis 2:12',
  reference: 'Genesis 2:12',
  sourceType: 'bible',
  book: 1,
  chapter: 2,
  verse: 12,
  kjv: 1_002_012,
  version: 'kjv_strongs',
  text: 'And the gold of that land is good: there is bdellium',
  // Words in italics in printed editions of the King James Version are supplied.
  marks: { words: [[4, 12, 'H2091']], supplied: [[35, 43]] },
  found: [[8, 12]],
};

function show(result: SlimResult, actions: Partial<SearchActions> = {}, numbered = false) {
  const all: SearchActions = {
    copy: () => Promise.resolve(true),
    openWords: () => undefined,
    openParallel: () => undefined,
    openExport: () => undefined,
    saveToList: () => undefined,
    ...actions,
  };
  return render(
    <SearchActions value={all}>
      <SearchHit result={result} reference={result.reference} script={{}} numbered={numbered} />
    </SearchActions>,
  );
}

it('highlights the match and sets supplied words apart', () => {
  show(genesis);
  expect(screen.getByText('gold').tagName).toBe('MARK');
  expect(screen.getByText('there is').tagName).toBe('I');
  expect(screen.getByRole('link', { name: 'Genesis 2:12' }).getAttribute('href')).toBe(
    '/bible/kjv_strongs/genesis/2#v12',
  );
});

it('shows the numbers of its words on request and hides them again', async () => {
  show(genesis);
  const button = screen.getByRole('button', { name: 'Show Strong’s Numbers Genesis 2:12' });
  expect(screen.queryByRole('link', { name: 'H2091' })).toBeNull();
  await userEvent.click(button);
  expect(screen.getByRole('link', { name: 'H2091' }).getAttribute('href')).toBe('/lexicon/H2091');
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(button);
  expect(screen.queryByRole('link', { name: 'H2091' })).toBeNull();
});

it('confirms for a moment that the verse was copied', async () => {
  show(genesis);
  await userEvent.click(screen.getByRole('button', { name: 'COPY Genesis 2:12' }));
  await screen.findByText('COPIED');
});

it('does not confirm a copy that failed', async () => {
  show(genesis, { copy: () => Promise.resolve(false) });
  await userEvent.click(screen.getByRole('button', { name: 'COPY Genesis 2:12' }));
  expect(screen.queryByText('COPIED')).toBeNull();
});

it('disables the number and word buttons of a verse without numbers', () => {
  show({ ...genesis, marks: {} }, {}, true);
  for (const name of ['Show Strong’s Numbers Genesis 2:12', 'STRONGS Genesis 2:12']) {
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  }
});

it('opens its words and its counterpart, and passes the button that gets the focus back', async () => {
  const openWords = vi.fn();
  const openParallel = vi.fn();
  show(genesis, { openWords, openParallel });
  const words = screen.getByRole('button', { name: 'STRONGS Genesis 2:12' });
  await userEvent.click(words);
  await userEvent.click(screen.getByRole('button', { name: 'PARALLEL Genesis 2:12' }));
  expect(openWords).toHaveBeenCalledWith(genesis, words);
  expect(openParallel).toHaveBeenCalledOnce();
});
