import type { PackIndex } from '#data/offline/contract/packs.ts';

const address = '/packs/index.json';
/** For 18 kB, in ms: after that the line is as good as none. */
const patience = 20_000;

/** Something answered, but not the site. */
export class NotTheIndex extends Error {
  override name = 'NotTheIndex';
}

/** What can be downloaded now. Throws where that cannot be had: no network, or one that answers with a page of its own. */
export async function fetchPackIndex(): Promise<PackIndex> {
  const response = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout?.(patience) ?? null });
  if (!response.ok) throw new NotTheIndex(`${address} answered ${response.status}`);
  const index: unknown = await response.json();
  if (!isPackIndex(index)) throw new NotTheIndex(`${address} is no list of packs`);
  return index;
}

/** Enough to tell the site's own file, which its build has checked, from anyone else's. */
function isPackIndex(value: unknown): value is PackIndex {
  const { build, packs } = (value ?? {}) as Partial<PackIndex>;
  return (
    typeof build === 'string' &&
    Array.isArray(packs) &&
    packs.every(
      ({ name, version, bytes, pieces }) =>
        typeof name === 'string' && typeof version === 'string' && bytes > 0 && Array.isArray(pieces),
    )
  );
}
