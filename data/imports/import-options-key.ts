import type { ColumnRole } from '#data/files/column-map.ts';
import type { MetadataOverrides } from './about-version.ts';

interface Options extends MetadataOverrides {
  encoding?: string | undefined;
  columns?: { [Role in ColumnRole]?: number | undefined } | undefined;
  table?: string | undefined;
}

/**
 * Serializes everything except the file that the rows of a text depend on: its id and the options of the import. The
 * build and the import in the dashboard add it to the checksum, so that the same file with other options is another
 * source.
 */
export function importOptionsKey(
  id: number,
  { name, shortName, language, licence, encoding, columns, table }: Options,
): string {
  const entries = Object.entries(columns ?? {})
    .filter(([, at]) => at !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([id, [name, shortName, language, licence, encoding, table].map((each) => each ?? ''), entries]);
}

/** The name under which it is added to the checksum, after the file itself. */
export const importName = 'said of it';
