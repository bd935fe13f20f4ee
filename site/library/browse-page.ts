import { asc } from 'drizzle-orm';
import { defaultPageSize, pageSizes } from '#data/contract/entry-list.ts';
import type { EntryCard } from '#data/markup/entry-card.ts';
import { entries } from '#data/schema/library.ts';
import { library } from './database.ts';
import { libraryFrame } from './frame.ts';

export interface BrowsePage {
  /** The first page of all entries. */
  cards: EntryCard[];
  total: number;
  hebrew: number;
  greek: number;
  pages: number;
  sizes: readonly number[];
  size: number;
}

/** What the browse page shows before anything is asked of it. */
export function browsePage(): BrowsePage {
  const { hebrewEntries, greekEntries } = libraryFrame().edition;
  const total = hebrewEntries + greekEntries;
  return {
    cards: library.select().from(entries).orderBy(asc(entries.ordinal)).limit(defaultPageSize).all(),
    total,
    hebrew: hebrewEntries,
    greek: greekEntries,
    pages: Math.ceil(total / defaultPageSize),
    sizes: pageSizes,
    size: defaultPageSize,
  };
}
