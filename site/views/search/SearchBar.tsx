import type { VersionChoice } from '#data/versions/version-choices.ts';

export interface SearchBarProps {
  choices: readonly VersionChoice[];
  q?: string | undefined;
  /** Code of the version that is chosen; the King James Version unless told. */
  version?: string | undefined;
  /** The search box itself where an island draws it with suggestions. */
  box?: React.ReactNode;
  onVersion?: ((code: string) => void) | undefined;
}

/** What every search box of the site has in common. */
export const searchBoxProps = {
  name: 'q',
  type: 'search',
  'aria-label': 'Search the Bible',
  placeholder: 'Enter a word, phrase, or reference (e.g., Genesis 2)...',
  maxLength: 500,
  autoComplete: 'off',
  autoCapitalize: 'off',
} as const;

/** A search box with the version that it searches, as on the home page and over results. */
export function SearchBar({ choices, q = '', version = 'kjv', box, onVersion }: SearchBarProps) {
  const menu = onVersion
    ? { value: version, onChange: (event: React.ChangeEvent<HTMLSelectElement>) => onVersion(event.target.value) }
    : { defaultValue: version };
  return (
    <div className="find">
      {box ?? <input {...searchBoxProps} defaultValue={q} />}
      <select name="version" aria-label="Version" {...menu}>
        {choices.map(({ code, shortName, loaded }) => (
          <option key={code} value={code} disabled={!loaded}>
            {loaded ? shortName : `${shortName} — not loaded on this site`}
          </option>
        ))}
      </select>
      <button>Search</button>
    </div>
  );
}
