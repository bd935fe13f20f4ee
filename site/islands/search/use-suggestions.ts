import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SuggestAnswer } from '#data/search/contract/search.ts';
import { api } from '../../client/api.ts';
import { logClientError } from '../../client/log-client-error.ts';
import { recentSearches } from './recent-searches.ts';
import { suggestionsFor, type Suggestion } from './fetch-suggestions.ts';

/** Milliseconds without a keystroke before suggestions are requested. */
const typingPause = 120;

/** Recent searches of this device, then suggestions of the library. `refresh` reads the recent searches again. */
export function useSuggestions(value: string): { suggestions: Suggestion[]; refresh: () => void } {
  const typed = useDebounced(value.trim(), value.trim() ? typingPause : 0);
  const [, rerender] = useState(0);
  const { data = [] } = useQuery<SuggestAnswer>({
    queryKey: ['suggest', typed],
    enabled: typed !== '',
    queryFn: async ({ signal }) => {
      try {
        return await api.suggest(typed, signal);
      } catch (error) {
        if (!signal.aborted) logClientError('suggest', error);
        return [];
      }
    },
  });
  const suggestions = suggestionsFor(value, recentSearches(), typed === value.trim() ? data : []);
  return { suggestions, refresh: () => rerender((times) => times + 1) };
}

function useDebounced(value: string, pause: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
