import { useState } from 'react';
import { SearchForm } from '../../views/search/SearchForm.tsx';
import { readSearchText } from './read-search-text.ts';
import { rememberSearch } from './recent-searches.ts';
import { SearchBox } from './SearchBox.tsx';
import { SuggestionList } from './SuggestionList.tsx';

/** The small search form with suggestions. It submits like a form without scripts. */
export function SearchFormIsland() {
  const [q, setQ] = useState('');
  return (
    <SearchForm
      box={<SearchBox value={q} onValue={setQ} list={SuggestionList} />}
      onSubmit={(event) => {
        const text = readSearchText(event.currentTarget);
        if (text === '') event.preventDefault();
        else rememberSearch(text);
      }}
    />
  );
}
