import type { ColumnRole } from '#data/files/column-map.ts';
import type { GivenAbout } from './about-version.ts';

interface Said extends GivenAbout {
  encoding?: string | undefined;
  columns?: { [Role in ColumnRole]?: number | undefined } | undefined;
  table?: string | undefined;
}

/**
 * What the rows of a text depend on beside its file: its number, and what was said of it. The build and the dashboard's
 * import sum it with the file, so that the same file that is read otherwise is another source.
 */
export function saidOfFile(id: number, { name, shortName, language, licence, encoding, columns, table }: Said): string {
  const places = Object.entries(columns ?? {})
    .filter(([, at]) => at !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([id, [name, shortName, language, licence, encoding, table].map((each) => each ?? ''), places]);
}

/** Under which name it is summed, behind the file itself. */
export const saidName = 'said of it';
