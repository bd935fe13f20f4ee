import { readFileSync } from 'node:fs';

/** The format that `scripts/pages/reuse-pages.ts` writes. */
interface ReusedPages {
  addresses: string[];
  samples: Record<string, string[]>;
  files: { reused: string[] };
}

/**
 * Pages and files that this build reuses from the last one instead of rendering them. LEXICON_KEPT names the file with
 * the list, which only exists once rendering begins. Without it, everything is rendered.
 */
const listPath = process.env.LEXICON_KEPT;
const { addresses, samples, files }: ReusedPages = listPath
  ? (JSON.parse(readFileSync(listPath, 'utf8')) as ReusedPages)
  : { addresses: [], samples: {}, files: { reused: [] } };
const reused = new Set([...addresses, ...files.reused]);

/** URLs of the reused pages, and of a few rendered sample pages that are compared with what would be reused. */
export const comparedUrls: readonly string[] = [...addresses, ...Object.values(samples).flat()];

export function isReusedPage(path: string): boolean {
  return reused.has(path);
}
