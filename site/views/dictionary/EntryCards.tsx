import type { EntrySummary } from '#data/dictionary/entry-summary.ts';
import { EntryCard } from '../ui/EntryCard.tsx';

/** Entries as a list of cards. */
export function EntryCards({ entries }: { entries: readonly EntrySummary[] }) {
  return (
    <ul className="cards">
      {entries.map((entry) => (
        <EntryCard key={entry.number} entry={entry} />
      ))}
    </ul>
  );
}
