import type { Catalog } from '../versions/catalog.ts';

/**
 * The code of the first version whose words have Strong's numbers. Empty if there is none, which means the default
 * version.
 */
export function findTaggedVersion({ versions }: Catalog): string[] {
  return versions
    .filter(({ taggedWords }) => taggedWords > 0)
    .slice(0, 1)
    .map(({ code }) => code);
}
