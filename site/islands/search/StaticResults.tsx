import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { staticKinds } from '#data/site/static-title.ts';
import { StaticCard } from '../../views/search/StaticCard.tsx';
import { logClientError } from '../../client/log-client-error.ts';
import type { StaticCardData } from '../../views/search/StaticCard.tsx';
import { searchDown, searchSlow, staticTitle } from './messages.ts';

/** Milliseconds before the static index is searched too. On a slow network a search takes 900 ms. */
const lateAfter = 1500;

export interface StaticResultsProps {
  q: string;
  /** The response of the Bible search has not arrived yet. */
  isWaiting: boolean;
  /** The Bible search has failed. */
  hasFailed: boolean;
}

/** Results of the static index, shown with a note when the Bible search does not answer. */
export function StaticResults({ q, isWaiting, hasFailed }: StaticResultsProps) {
  const isLate = useIsLate(isWaiting, q);
  const isEnabled = q !== '' && (hasFailed || (isWaiting && isLate));
  const cards = useStaticSearch(q, isEnabled);
  if (!isEnabled || cards.length === 0) return null;
  return (
    <section>
      <h2>{staticTitle}</h2>
      <p className="static-note" role="status">
        {hasFailed ? searchDown : searchSlow}
      </p>
      <ul className="cards">
        {cards.map((card, index) => (
          <StaticCard key={index} card={card} />
        ))}
      </ul>
    </section>
  );
}

function useIsLate(isWaiting: boolean, q: string): boolean {
  const [lateFor, setLateFor] = useState<string>();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLateFor(q), lateAfter);
    return () => clearTimeout(timer);
  }, [isWaiting, q]);
  return lateFor === q;
}

/** Entries load first because they are the smallest. Chapters and lessons follow. */
function useStaticSearch(q: string, isEnabled: boolean): StaticCardData[] {
  const [shown, setShown] = useState<{ q: string; cards: StaticCardData[] }>({ q, cards: [] });
  const { data } = useQuery({
    queryKey: ['static-search', q],
    enabled: isEnabled,
    queryFn: async ({ signal }) => {
      const { searchStatic } = await import('./static-search.ts');
      let cards: StaticCardData[] = [];
      for (const kind of staticKinds) {
        const results = await searchStatic(q, kind).catch((error: unknown) => {
          logClientError('static-search', error);
          return [];
        });
        if (signal.aborted) break;
        cards = [...cards, ...results];
        setShown({ q, cards });
      }
      return cards;
    },
  });
  return data ?? (shown.q === q ? shown.cards : []);
}
