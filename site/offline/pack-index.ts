import type { PackIndex } from '#data/offline/contract/packs.ts';

const url = '/packs/index.json';
/** Timeout for 18 kB, in ms. */
const timeoutMs = 20_000;

/** The response is not from the site. */
export class InvalidIndexError extends Error {
  override name = 'InvalidIndexError';
}

/** Fetches the list of available downloads. Throws without a network, or if a network returns its own page. */
export async function fetchPackIndex(): Promise<PackIndex> {
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout?.(timeoutMs) ?? null });
  if (!response.ok) throw new InvalidIndexError(`${url} answered ${response.status}`);
  const index: unknown = await response.json();
  if (!isPackIndex(index)) throw new InvalidIndexError(`${url} is no list of packs`);
  return index;
}

/** Distinguishes the site's own file, which its build has validated, from others. */
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
