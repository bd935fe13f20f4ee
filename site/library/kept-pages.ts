import { readFileSync } from 'node:fs';

/** The format that `scripts/pages/take-over.ts` writes. */
interface KeptPages {
  addresses: string[];
  samples: Record<string, string[]>;
  files: { kept: string[] };
}

/**
 * Pages and files that this build reuses from the last one instead of rendering them. LEXICON_KEPT names the file with
 * the list, which only exists once rendering begins. Without it, everything is rendered.
 */
const path = process.env.LEXICON_KEPT;
const { addresses, samples, files }: KeptPages = path
  ? (JSON.parse(readFileSync(path, 'utf8')) as KeptPages)
  : { addresses: [], samples: {}, files: { kept: [] } };
const kept = new Set([...addresses, ...files.kept]);

/** URLs of the reused pages, and of a few rendered sample pages that are compared with what would be reused. */
export const comparedAddresses: readonly string[] = [...addresses, ...Object.values(samples).flat()];

export function isKept(address: string): boolean {
  return kept.has(address);
}
