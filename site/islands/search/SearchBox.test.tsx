// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy, useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { queryClient } from '../../client/query-client.ts';
import { LateSuggestionList } from './late-parts.ts';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';
import { SuggestionList } from './SuggestionList.tsx';

beforeAll(() => {
  // Simulates a device without a network: only recent searches are suggested.
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
});
interface FormProps extends Partial<Pick<SearchBoxProps, 'list'>> {
  onSearch: (q: string) => void;
}
function Form({ onSearch, list = LateSuggestionList }: FormProps) {
  const [q, setQ] = useState('gold');
  return (
    <QueryClientProvider client={queryClient}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(q);
        }}
      >
        <SearchBox value={q} onValue={setQ} list={list} />
        <button>Search</button>
      </form>
    </QueryClientProvider>
  );
}

it('searches for the typed text on Enter, whether or not the list of suggestions is open', async () => {
  const onSearch = vi.fn();
  render(<Form onSearch={onSearch} />);
  const box = screen.getByRole('searchbox');
  await userEvent.clear(box);
  await userEvent.type(box, 'silver{Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('silver');
  await userEvent.type(box, ' cup{Enter}');
  expect(onSearch).toHaveBeenLastCalledWith('silver cup');
});

it('loads suggestions on the first focus, and keeps the focus and what is typed meanwhile', async () => {
  localStorage.setItem('recent-searches', JSON.stringify(['silver cup']));
  render(<Form onSearch={vi.fn()} />);
  const box = screen.getByRole('searchbox');
  await userEvent.clear(box);
  await userEvent.type(box, 'silv');
  await screen.findByRole('option', { name: /silver cup/ });
  expect(screen.getByRole('combobox')).toBe(box);
  expect(document.activeElement).toBe(box);
  expect(box).toHaveProperty('value', 'silv');
  await userEvent.type(box, 'er');
  await userEvent.type(box, '{ArrowDown}');
  expect(box.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id);
});

it('leaves the suggestions closed if a search was entered before they had loaded', async () => {
  localStorage.setItem('recent-searches', JSON.stringify(['silver cup']));
  const { promise: script, resolve: arrive } = Promise.withResolvers<void>();
  const list = lazy(async () => {
    await script;
    return { default: SuggestionList };
  });
  render(<Form onSearch={vi.fn()} list={list} />);
  const box = screen.getByRole('searchbox');
  await userEvent.clear(box);
  await userEvent.type(box, 'silv{Enter}');
  arrive();
  await screen.findByRole('combobox');
  expect(document.activeElement).toBe(box);
  expect(screen.queryByRole('option')).toBeNull();
  // Typing on opens them.
  await userEvent.type(box, 'e');
  expect(await screen.findByRole('option', { name: /silver cup/ })).toBeTruthy();
});
