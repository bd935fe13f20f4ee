/**
 * What a deployment writes into its message at Cloudflare, so that any machine can roll back: the edition, the
 * number of the last APP migration, and the point in the library's history just before it was loaded. Without a
 * bookmark, the library was not changed.
 */
export interface Mark {
  edition: string;
  /** Absent in deployments of versions before 0.2.0. */
  app?: number;
  bookmark?: string;
}

/** Shorter than 100 characters, the length to which Cloudflare truncates messages of commits. */
export function formatMark({ edition, app, bookmark }: Mark): string {
  return `edition=${edition}${app === undefined ? '' : ` app=${app}`}${bookmark ? ` before=${bookmark}` : ''}`;
}

/** `undefined` for a deployment that was made in another way. */
export function parseMark(message: string): Mark | undefined {
  const { edition, app, bookmark } =
    /^edition=(?<edition>\w+)(?: app=(?<app>\d+))?(?: before=(?<bookmark>[0-9a-f-]+))?$/.exec(message)?.groups ?? {};
  if (!edition) return undefined;
  return { edition, ...(app && { app: Number(app) }), ...(bookmark && { bookmark }) };
}
