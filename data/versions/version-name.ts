import { namedVersions } from './named-versions.ts';

/** The name and the code of a version, "Geneva Bible (geneva)", or only the code if the site does not know its name. */
export function formatVersionName(code: string): string {
  const name = namedVersions[code]?.name;
  return name ? `${name} (${code})` : code;
}
