/** Reads `/edition.json`, `{ "id": … }`, which the build writes with the pages. Returns `null` if it is missing. */
export async function readPagesEdition(assets: Fetcher): Promise<string | null> {
  // Assets are found by path. The host is ignored.
  const response = await assets.fetch('https://assets.local/edition.json');
  const edition: unknown = response.ok ? await response.json() : null;
  return typeof edition === 'object' && edition !== null && 'id' in edition && typeof edition.id === 'string'
    ? edition.id
    : null;
}
