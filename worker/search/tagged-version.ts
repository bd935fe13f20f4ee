import type { Catalogue } from '../versions/catalogue.ts';

/** The version whose words carry Strong's numbers; the default where none does. */
export function taggedOf({ versions }: Catalogue): string[] {
  return versions
    .filter(({ taggedWords }) => taggedWords > 0)
    .slice(0, 1)
    .map(({ code }) => code);
}
