import { SearchBar, type SearchBarProps } from '../search/SearchBar.tsx';
import { rightSides } from '../search/right-sides.ts';
import type { SearchSite } from '../search/search-page.ts';

export interface HomeSearchProps extends Pick<SearchBarProps, 'box'> {
  site: SearchSite;
  onSubmit?: ((event: React.FormEvent<HTMLFormElement>) => void) | undefined;
}

/**
 * The search form of the home page: a version, and options for Strong's numbers or a second version next to the
 * results.
 */
export function HomeSearch({ site, box, onSubmit }: HomeSearchProps) {
  const [rightSide] = rightSides(site);
  return (
    <form className="search" action="/results" role="search" onSubmit={onSubmit}>
      <SearchBar choices={site.choices} box={box} />
      <p className="switches">
        <label>
          <input type="checkbox" name="strongs" value="true" />
          <span>Strong’s numbers</span>
        </label>
        <label>
          <input type="checkbox" name="parallel" value="true" disabled={!rightSide} />
          <span>
            {rightSide ? `Parallel with ${rightSide.shortName}` : 'Parallel with RSTNE: not loaded on this site'}
          </span>
        </label>
      </p>
    </form>
  );
}
