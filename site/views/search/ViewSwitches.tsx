import { showsNumbersByDefault, type SearchUrlParams } from '#data/search/contract/search-url.ts';
import { maxSearchVersions } from '#data/search/language/parse-version-codes.ts';
import { findByCode } from '#data/versions/version-twins.ts';
import { chooseRightSide, rightSides, type RightSide } from './right-sides.ts';
import { listedCode, type SearchSite } from './search-page.ts';
import {
  alsoSearchIn,
  applyLabel,
  moreOptions,
  noNumbersInVersion,
  notInParallelView,
  parallelNotLoaded,
  parallelWith,
  rightVersion,
  sortBy,
  sortByBible,
  sortByRelevance,
  strongsEnhanced,
} from './messages.ts';

export interface ViewSwitchesProps {
  site: SearchSite;
  address: SearchUrlParams;
  /** The version in the search box, which has no check box. */
  version: string | undefined;
  /** Receives a change at once. Without it, the form is submitted with its button. */
  onChange?: ((change: Partial<SearchUrlParams>) => void) | undefined;
  isSparkling?: boolean | undefined;
  /** Additional fields that only exist on a device. */
  more?: React.ReactNode;
}

/**
 * Display options, order and other versions of the results. They are part of the search form, so that they work without
 * scripts.
 */
export function ViewSwitches({ site, address, version, onChange, isSparkling, more }: ViewSwitchesProps) {
  const { strongs, parallel, order, path } = address;
  const loaded = site.choices.filter((choice) => choice.loaded);
  // The version that the menu shows if none is named.
  const usual = version ?? loaded[0]?.code ?? '';
  const searched = address.version && path === '/results' ? address.version.split(',') : [usual];
  const right = chooseRightSide(site, address, searched) ?? chooseRightSide(site, { rightSide: '' }, searched);
  const hasNumbers = searched.some((code) => findByCode(site.choices, code)?.tagged);
  const others = address.version.split(',').slice(1);
  const check = (isOn: boolean, change: (isOn: boolean) => Partial<SearchUrlParams>) =>
    onChange
      ? {
          checked: isOn,
          onChange: (event: React.ChangeEvent<HTMLInputElement>) => onChange(change(event.target.checked)),
        }
      : { defaultChecked: isOn };
  const chooseOrder = (value: string): SearchUrlParams['order'] => (value === 'relevance' ? 'relevance' : 'canonical');
  return (
    <div className="view">
      <p className="switches">
        <label>
          <input
            type="checkbox"
            name="strongs"
            value="true"
            disabled={parallel || !hasNumbers}
            {...check(strongs, (isOn) => ({ strongs: isOn }))}
          />
          <span>
            {strongsEnhanced}
            {parallel ? (
              <small>{` ${notInParallelView}`}</small>
            ) : (
              !hasNumbers && <small>{` ${noNumbersInVersion}`}</small>
            )}
          </span>
        </label>
        <label className={isSparkling ? 'sparkles sparkle' : 'sparkles'}>
          <input
            type="checkbox"
            name="parallel"
            value="true"
            disabled={!right}
            {...check(parallel, (isOn) => ({ parallel: isOn }))}
          />
          <span>
            {right ? (
              <>
                {`${parallelWith} `}
                <span className="name">{right.shortName}</span>
              </>
            ) : (
              parallelNotLoaded
            )}
          </span>
        </label>
        {/* If two fields have the same name, the first one counts. A switch that is on by default must send its
            off state. */}
        {showsNumbersByDefault(address) && !parallel && <input type="hidden" name="strongs" value="false" />}
        {address.parallelByDefault && right && <input type="hidden" name="parallel" value="false" />}
        {right && <RightSideMenu site={site} searched={searched} right={right} onChange={onChange} />}
      </p>
      <details>
        <summary>{moreOptions}</summary>
        <div>
          <div>
            <label className="field">
              {sortBy}{' '}
              <select
                name="order"
                {...(onChange
                  ? { value: order, onChange: (event) => onChange({ order: chooseOrder(event.target.value) }) }
                  : { defaultValue: order })}
              >
                <option value="canonical">{sortByBible}</option>
                <option value="relevance">{sortByRelevance}</option>
              </select>
            </label>
            {more}
          </div>
          {loaded.length > 1 && path === '/results' && (
            <fieldset className="also">
              <legend>{alsoSearchIn}</legend>
              <div>
                {loaded.map(({ code, name }) => {
                  const isOn = others.includes(code);
                  const without = others.filter((other) => other !== code);
                  return (
                    <label key={code}>
                      <input
                        type="checkbox"
                        name="also"
                        value={code}
                        disabled={code === version || (!isOn && others.length >= maxSearchVersions - 1)}
                        {...check(isOn, (isNowOn) => ({
                          version: [version ?? '', ...without, ...(isNowOn ? [code] : [])].join(','),
                        }))}
                      />
                      {name}
                    </label>
                  );
                })}
              </div>
            </fieldset>
          )}
        </div>
      </details>
      <button className="button apply">{applyLabel}</button>
    </div>
  );
}

interface RightSideMenuProps extends Pick<ViewSwitchesProps, 'site' | 'onChange'> {
  searched: readonly string[];
  right: RightSide;
}

/** The version on the right, visible if the switch before it is on. The default version is omitted from the URL. */
function RightSideMenu({ site, searched, right, onChange }: RightSideMenuProps) {
  const [defaultSide, ...others] = rightSides(site);
  const valueOf = (code: string): string => (code === defaultSide?.code ? '' : code);
  const [only] = searched.length === 1 ? searched.map((code) => listedCode(site, code)) : [];
  return (
    <select
      name="beside"
      aria-label={rightVersion}
      {...(onChange
        ? { value: valueOf(right.code), onChange: (event) => onChange({ rightSide: event.target.value }) }
        : { defaultValue: valueOf(right.code) })}
    >
      {defaultSide &&
        [defaultSide, ...others].map(({ code, shortName }) => (
          <option key={code} value={valueOf(code)} disabled={code === only}>
            {shortName}
          </option>
        ))}
    </select>
  );
}
