import { Fragment } from 'react';
import type { EntrySummary } from '#data/dictionary/entry-summary.ts';
import { EntryCard } from '../ui/EntryCard.tsx';

/** A result of the static search: an entry, or a page whose text contains the words. */
export type StaticCardData =
  | { kind: 'entry'; entry: EntrySummary }
  | {
      kind: 'place';
      href: string;
      /** For example "KJV", "Learn Hebrew". */
      source: string;
      name: string;
      /** Text around the match. `<mark>` is its only markup. */
      excerpt: string;
    };

const mark = /<\/?mark>/;

export function StaticCard({ card }: { card: StaticCardData }) {
  if (card.kind === 'entry') return <EntryCard entry={card.entry} />;
  // The odd parts are the text between the marks.
  const parts = card.excerpt.split(mark);
  return (
    <li>
      <a className="card" href={card.href}>
        <small>{card.source}</small>
        <b>{card.name}</b>
        <span>
          …{' '}
          {parts.map((part, index) => (
            <Fragment key={index}>{index % 2 === 1 ? <mark>{part}</mark> : part}</Fragment>
          ))}{' '}
          …
        </span>
      </a>
    </li>
  );
}
