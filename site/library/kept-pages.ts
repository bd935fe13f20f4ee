import { readFileSync } from 'node:fs';

/** As scripts/pages/take-over.ts writes them. */
interface KeptPages {
  addresses: string[];
  samples: Record<string, string[]>;
  files: { kept: string[] };
}

/**
 * What this build takes over from the last one and does not render; LEXICON_KEPT names a file of it, which is there when
 * pages are rendered, and not before. Without it everything is rendered.
 */
const path = process.env.LEXICON_KEPT;
const { addresses, samples, files }: KeptPages = path
  ? (JSON.parse(readFileSync(path, 'utf8')) as KeptPages)
  : { addresses: [], samples: {}, files: { kept: [] } };
const kept = new Set([...addresses, ...files.kept]);

/** Addresses of pages that are not rendered, and of the few that are, to be compared with what would be taken over. */
export const comparedAddresses: readonly string[] = [...addresses, ...Object.values(samples).flat()];

export function isKept(address: string): boolean {
  return kept.has(address);
}
