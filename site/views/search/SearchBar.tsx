import { groupVersions } from '#data/versions/version-groups.ts';
import type { VersionChoice } from '#data/versions/version-choices.ts';
import { notLoadedMessage, searchBible, searchLabel, searchPlaceholder, versionLabel } from '../ui/messages.ts';

export interface SearchBarProps {
  choices: readonly VersionChoice[];
  q?: string | undefined;
  /** Code of the selected version. Default: the King James Version. */
  version?: string | undefined;
  /** The search box with suggestions, if an island renders it. */
  box?: React.ReactNode;
  onVersion?: ((code: string) => void) | undefined;
}

/** Attributes of every search box on the site. */
export const searchBoxProps = {
  name: 'q',
  type: 'search',
  'aria-label': searchBible,
  placeholder: searchPlaceholder,
  maxLength: 500,
  autoComplete: 'off',
  autoCapitalize: 'off',
} as const;

/** A search box with the searched version, on the home page and the results page. */
export function SearchBar({ choices, q = '', version = 'kjv', box, onVersion }: SearchBarProps) {
  const menu = onVersion
    ? { value: version, onChange: (event: React.ChangeEvent<HTMLSelectElement>) => onVersion(event.target.value) }
    : { defaultValue: version };
  return (
    <div className="find">
      {box ?? <input {...searchBoxProps} defaultValue={q} />}
      <select name="version" aria-label={versionLabel} {...menu}>
        {groupVersions(choices).map(({ label, versions }) => (
          <optgroup key={label} label={label}>
            {versions.map(({ code, shortName, loaded }) => (
              <option key={code} value={code} disabled={!loaded}>
                {loaded ? shortName : notLoadedMessage(shortName)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <button>{searchLabel}</button>
    </div>
  );
}
