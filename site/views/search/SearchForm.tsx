import { searchBoxProps } from './SearchBar.tsx';
import { searchLabel } from '../ui/messages.ts';

export interface SearchFormProps {
  /** The search box with suggestions, if an island renders it. */
  box?: React.ReactNode;
  onSubmit?: ((event: React.FormEvent<HTMLFormElement>) => void) | undefined;
}

/** The small search form at the top of inner pages. */
export function SearchForm({ box, onSubmit }: SearchFormProps) {
  return (
    <form className="find" action="/results" role="search" onSubmit={onSubmit}>
      {box ?? <input {...searchBoxProps} />}
      <button>{searchLabel}</button>
    </form>
  );
}
