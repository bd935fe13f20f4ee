import { namedVersions } from './named-versions.ts';

/** Versions that share the name of another one, and differ from it only by their code. */
const twins: ReadonlySet<string> = new Set(['kjv_strongs']);

/** The name of a version, "Geneva Bible", or its code if the site does not know its name. */
export function formatVersionTitle(code: string): string {
  return twins.has(code) ? formatVersionName(code) : (namedVersions[code]?.name ?? code);
}

/** The name and the code of a version, "Geneva Bible (geneva)", or only the code if the site does not know its name. */
export function formatVersionName(code: string): string {
  const name = namedVersions[code]?.name;
  return name ? `${name} (${code})` : code;
}
