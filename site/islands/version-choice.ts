import { namedVersions } from '#data/model/named-versions.ts';

export interface ShownVersion {
  name: string;
  /** BCP 47 and direction, where the text is not English. */
  language?: string;
  direction?: 'ltr' | 'rtl';
  /** Its words carry Strong's numbers. */
  tagged: boolean;
}

/** A version as the search form's own list has it; by its code where the list has none. */
export function versionChoice(code: string): ShownVersion {
  const options = document.querySelectorAll<HTMLOptionElement>('#search select[name=version] option');
  const option = [...options].find(({ value }) => value === code);
  const { language, direction, tagged } = option?.dataset ?? {};
  return {
    name: option?.textContent?.trim() ?? code,
    tagged: tagged !== undefined && tagged !== 'false',
    ...(language && { language }),
    ...(direction === 'rtl' || direction === 'ltr' ? { direction } : {}),
  };
}

/** Its name on any page; one that an administrator imported has the page's own name for it. */
export function versionName(code: string): string {
  return namedVersions[code]?.name ?? versionChoice(code).name;
}
