import { lazy } from 'react';
import { logClientError } from '../../client/log-client-error.ts';
import type { SuggestionListProps } from './SuggestionList.tsx';

/**
 * The suggestion list for a page that hydrates by itself. Its library (9 kB) loads when the box is first used. If it
 * cannot load, the box works without suggestions.
 */
export const LateSuggestionList = lazy<React.ComponentType<SuggestionListProps>>(() =>
  import('./SuggestionList.tsx').then(
    (file) => ({ default: file.SuggestionList }),
    (error: unknown) => {
      logClientError('suggestion-list', error);
      return { default: () => null };
    },
  ),
);
