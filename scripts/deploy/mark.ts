/**
 * What a deployment leaves in its own message at Cloudflare, so that any machine can go back from it: the edition, and
 * the point in the library's history just before it was loaded. Without a bookmark the library was not touched.
 */
export interface Mark {
  edition: string;
  bookmark?: string;
}

/** Kept below 100 characters, which is what Cloudflare's own messages of commits are cut to. */
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
