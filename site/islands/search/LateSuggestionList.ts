import { lazy } from 'react';
import { logFault } from '../../client/log-fault.ts';
import type { SuggestionListProps } from './SuggestionList.tsx';

/**
 * The list below a search box on a page that comes alive by itself: its library, 9 kB, comes when the box is first
 * touched. Where it cannot be fetched the box goes on without.
 */
export const LateSuggestionList = lazy<React.ComponentType<SuggestionListProps>>(() =>
  import('./SuggestionList.tsx').then(
    (file) => ({ default: file.SuggestionList }),
    (error: unknown) => {
      logFault('suggestion-list', error);
      return { default: () => null };
    },
  ),
);
