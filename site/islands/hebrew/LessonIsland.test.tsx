// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { HebrewPhrase } from '#data/hebrew/contract/hebrew.ts';
import { LessonIsland } from './LessonIsland.tsx';

const phrase = (hebrew: string, english: string): HebrewPhrase => ({
  id: english.toLowerCase().replaceAll(' ', '-'),
  hebrew,
  english,
  transliteration: 'said',
  category: 'Common Phrases',
  audioUrl: null,
});
const groups = [
  { id: 'common-phrases', name: 'Common Phrases', rows: [phrase('שָׁלוֹם!', 'Hello!'), phrase('תּוֹדָה!', 'Thank you!')] },
  { id: 'time', name: 'Time', rows: [phrase('בֹּקֶר טוֹב!', 'Good morning!')] },
];
const filter = {
  noun: 'phrases',
  total: 3,
  groupName: 'category',
  groupsLabel: 'Categories',
  groups: groups.map(({ id, name }) => ({ id, name })),
  path: '/hebrew-learning',
};

const shown = (): (string | undefined)[] =>
  screen
    .queryAllByRole('row')
    .filter((row) => row.className !== 'group' && !row.closest('[hidden]'))
    .flatMap((row) => row.querySelector('.english')?.textContent ?? []);

function open(url: string): void {
  cleanup();
  history.replaceState(null, '', url);
  render(<LessonIsland name="phrases" filter={filter} groups={groups} />);
}

beforeEach(() => history.replaceState(null, '', '/hebrew-learning'));
it('shows every phrase without a filter', async () => {
  open('/hebrew-learning');
  expect(shown()).toEqual(['Hello!', 'Thank you!', 'Good morning!']);
  screen.getByText('Showing 3 of 3 phrases');
  expect(screen.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBe('true');
});

it('filters by the typed text, in English or in unpointed Hebrew, and says how many rows match', async () => {
  open('/hebrew-learning');
  const box = screen.getByRole('searchbox', { name: 'Search the phrases' });
  await userEvent.type(box, 'MORN');
  expect(shown()).toEqual(['Good morning!']);
  // The count is announced after a pause in typing.
  await screen.findByText('Showing 1 of 3 phrases');
  await waitFor(() => expect(location.search).toBe('?q=MORN'));
  await userEvent.clear(box);
  await userEvent.type(box, 'תודה');
  expect(shown()).toEqual(['Thank you!']);
  await userEvent.type(box, 'zz');
  expect(shown()).toEqual([]);
  await waitFor(() => expect(screen.getByText('No phrases found matching your search.').hidden).toBe(false));
});

it('filters by a chosen category without following its link', async () => {
  open('/hebrew-learning');
  await userEvent.click(screen.getByRole('link', { name: 'Time' }));
  expect(shown()).toEqual(['Good morning!']);
  expect(location.search).toBe('?category=time');
  expect(screen.getByRole('link', { name: 'Time' }).getAttribute('aria-current')).toBe('true');
  await userEvent.click(screen.getByRole('link', { name: 'All' }));
  expect(shown()).toHaveLength(3);
});

it('starts with the filter in the URL, and ignores an unknown category', async () => {
  open('/hebrew-learning?q=you&category=common-phrases');
  expect(shown()).toEqual(['Thank you!']);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('you');
  open('/hebrew-learning?category=constructor');
  expect(shown()).toHaveLength(3);
});
