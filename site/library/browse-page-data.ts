import { asc } from 'drizzle-orm';
import { defaultPageSize, defaultParams } from '#data/dictionary/contract/browse-url.ts';
import { entries } from '#data/schema/library.ts';
import type { BrowsePageProps } from '../views/dictionary/BrowsePage.tsx';
import { library } from './query-library.ts';
import { libraryMetadata } from './frame.ts';

/** The initial content of the browse page: the first page of all entries. */
export function browsePage(): Required<Pick<BrowsePageProps, 'params' | 'outcome' | 'counts'>> & BrowsePageProps {
  const { hebrewEntries: hebrew, greekEntries: greek } = libraryMetadata().edition;
  const all = hebrew + greek;
  const { number, language, aramaic, lemma, transliteration, gloss } = entries;
  const firstPage = library
    .select({ number, language, aramaic, lemma, transliteration, gloss })
    .from(entries)
    .orderBy(asc(entries.ordinal))
    .limit(defaultPageSize)
    .all();
  return {
    params: defaultParams,
    counts: { all, hebrew, greek },
    outcome: {
      kind: 'list',
      list: { entries: firstPage, page: 1, pages: Math.ceil(all / defaultPageSize), total: all },
    },
  };
}
