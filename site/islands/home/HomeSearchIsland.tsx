import { useState } from 'react';
import { HomeSearch } from '../../views/home/HomeSearch.tsx';
import type { SearchSite } from '../../views/search/search-page.ts';
import { useCurrentSite } from '../search/use-current-site.ts';
import { rememberSearch } from '../search/recent-searches.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import { SuggestionList } from '../search/SuggestionList.tsx';

/**
 * The search of the home page with suggestions. A search for Strong's numbers has its own results page. The URL
 * contains the chosen options.
 */
export function HomeSearchIsland({ site: built }: { site: SearchSite }) {
  const site = useCurrentSite(built);
  const [q, setQ] = useState('');
  const submit = (event: React.FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = q.trim();
    if (text === '') return;
    rememberSearch(text);
    const form = new FormData(event.currentTarget);
    const search = new URLSearchParams({
      q: text,
      version: String(form.get('version') ?? ''),
      parallel: String(form.has('parallel')),
    });
    location.assign(`${form.has('strongs') ? '/strongs-results' : '/results'}?${search}`);
  };
  return (
    <HomeSearch site={site} box={<SearchBox value={q} onValue={setQ} list={SuggestionList} />} onSubmit={submit} />
  );
}
