import { SearchBar, type SearchBarProps } from '../search/SearchBar.tsx';
import { rightSides } from '../search/right-sides.ts';
import type { SearchSite } from '../search/search-page.ts';
import { parallelNotLoaded, parallelWithMessage, strongsNumbers } from './messages.ts';

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
          <span>{strongsNumbers}</span>
        </label>
        <label>
          <input type="checkbox" name="parallel" value="true" disabled={!rightSide} />
          <span>{rightSide ? parallelWithMessage(rightSide.shortName) : parallelNotLoaded}</span>
        </label>
      </p>
    </form>
  );
}
