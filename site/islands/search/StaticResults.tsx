import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { staticKinds } from '#data/site/static-title.ts';
import { StaticCard } from '../../views/search/StaticCard.tsx';
import { logFault } from '../../client/log-fault.ts';
import type { StaticCardData } from '../../views/search/StaticCard.tsx';

/** Time after which the site's own files are asked as well, in ms: on a slow line a search is answered in 900. */
const patience = 1500;

export interface StaticResultsProps {
  q: string;
  /** The search of the Bible has not answered yet. */
  isWaiting: boolean;
  /** It will not answer. */
  hasFailed: boolean;
}

/** What the site's own files have for the query, where the search of the Bible does not answer, and that it was they that answered. */
export function StaticResults({ q, isWaiting, hasFailed }: StaticResultsProps) {
  const isLate = useIsLate(isWaiting, q);
  const isAsked = q !== '' && (hasFailed || (isWaiting && isLate));
  const cards = useStaticSearch(q, isAsked);
  if (!isAsked || cards.length === 0) return null;
  return (
    <section>
      <h2>Static search</h2>
      <p className="static-note" role="status">
        The search of the Bible has not answered. What follows for “<bdi>{q}</bdi>” comes from the static search, in the
        files of this site.
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
    const timer = setTimeout(() => setLateFor(q), patience);
    return () => clearTimeout(timer);
  }, [isWaiting, q]);
  return lateFor === q;
}

/** Entries weigh least, so they come first; chapters and lessons follow below them. */
function useStaticSearch(q: string, isAsked: boolean): StaticCardData[] {
  const [shown, setShown] = useState<{ q: string; cards: StaticCardData[] }>({ q, cards: [] });
  const { data } = useQuery({
    queryKey: ['static-search', q],
    enabled: isAsked,
    queryFn: async ({ signal }) => {
      const { searchStatic } = await import('./static-search.ts');
      let cards: StaticCardData[] = [];
      for (const kind of staticKinds) {
        const found = await searchStatic(q, kind).catch((error: unknown) => {
          logFault('static-search', error);
          return [];
        });
        if (signal.aborted) break;
        cards = [...cards, ...found];
        setShown({ q, cards });
      }
      return cards;
    },
  });
  return data ?? (shown.q === q ? shown.cards : []);
}
