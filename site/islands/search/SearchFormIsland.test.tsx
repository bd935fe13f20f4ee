// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { queryClient } from '../../client/query-client.ts';
import { recentSearches } from './recent-searches.ts';
import { SearchFormIsland } from './SearchFormIsland.tsx';

it.each([
  ['gold', false],
  [' ', true],
])('a search for “%s” that is entered during hydration is prevented: %s', (text, isPrevented) => {
  localStorage.clear();
  const prevented: boolean[] = [];
  /** Enters a search after the first rendering, before the effects of the box: React runs this effect first. */
  function SearchDuringHydration() {
    useLayoutEffect(() => {
      const box = screen.getByRole<HTMLInputElement>('searchbox');
      box.value = text;
      box.form?.parentElement?.addEventListener('submit', (event) => prevented.push(event.defaultPrevented));
      box.form?.requestSubmit();
    }, []);
    return null;
  }
  render(
    <QueryClientProvider client={queryClient}>
      <SearchFormIsland />
      <SearchDuringHydration />
    </QueryClientProvider>,
  );
  expect(prevented).toEqual([isPrevented]);
  expect(recentSearches()).toEqual(isPrevented ? [] : [text]);
});
