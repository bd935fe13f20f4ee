import * as z from 'zod';

const pagesEdition = z.object({
  id: z.string(),
  counts: z.object({ verses: z.number(), versions: z.number() }).optional(),
});
/** The edition of the built pages, with the counts of its texts if the build wrote them. */
export type PagesEdition = z.infer<typeof pagesEdition>;

/** Reads `/edition.json`, which the build writes with the pages. Returns `null` if it is missing. */
export async function readPagesEdition(assets: Fetcher): Promise<PagesEdition | null> {
  // Assets are found by path. The host is ignored.
  const response = await assets.fetch('https://assets.local/edition.json');
  return response.ok ? (pagesEdition.safeParse(await response.json()).data ?? null) : null;
}
