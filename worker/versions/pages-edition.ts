/** The build writes `/edition.json`, `{ "id": … }`, beside the pages; `null` where it has not. */
export async function readPagesEdition(assets: Fetcher): Promise<string | null> {
  // Files are found by their path; the host is of no account.
  const response = await assets.fetch('https://assets.local/edition.json');
  const edition: unknown = response.ok ? await response.json() : null;
  return typeof edition === 'object' && edition !== null && 'id' in edition && typeof edition.id === 'string'
    ? edition.id
    : null;
}
