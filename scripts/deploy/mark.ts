/**
 * What a deployment writes into its message at Cloudflare, so that any machine can roll back: the edition, and the
 * point in the library's history just before it was loaded. Without a bookmark, the library was not changed.
 */
export interface Mark {
  edition: string;
  bookmark?: string;
}

/** Shorter than 100 characters, the length to which Cloudflare truncates messages of commits. */
export function formatMark({ edition, bookmark }: Mark): string {
  return `edition=${edition}${bookmark ? ` before=${bookmark}` : ''}`;
}

/** `undefined` for a deployment that was made in another way. */
export function parseMark(message: string): Mark | undefined {
  const { edition, bookmark } =
    /^edition=(?<edition>\w+)(?: before=(?<bookmark>[0-9a-f-]+))?$/.exec(message)?.groups ?? {};
  if (!edition) return undefined;
  return { edition, ...(bookmark && { bookmark }) };
}
