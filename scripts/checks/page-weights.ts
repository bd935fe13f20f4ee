import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { noticesPattern } from '#data/site/contract/placements-html.ts';
import { scriptsOf } from './page-scripts.ts';

/** Brotli bytes of one page. */
export interface PageWeight {
  /** "/lexicon/H430". */
  path: string;
  /** The HTML without its inlined style and scripts. */
  html: number;
  /**
   * Everything that must arrive before the page can be read: the HTML with its inlined style and scripts, without the
   * data of its islands.
   */
  whole: number;
  /**
   * What is loaded after the page can be read and before any interaction: what its scripts load automatically, the data
   * of its islands, and the placements at the end of its HTML.
   */
  script: number;
}

/** The level at which Cloudflare compresses what it serves. */
const quality = 4;

/** An inline style sheet or script. */
const inlined = /<(style|script)\b[^>]*>[\s\S]*?<\/\1>/g;

/** The data for hydration, which is after all readable content and used only by scripts. */
const islandData = /<script type="application\/json"[^>]*>([\s\S]*?)<\/script>/g;

export function brotliBytes(content: string | Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

/** `html` is the page as served at `path`. */
export function pageWeight(path: string, html: string): PageWeight {
  const loaded = scriptsOf(html).reduce((sum, file) => sum + fileBytes(`dist${file}`), 0);
  const readable = html.replace(noticesPattern, '');
  const beforeReading = readable.replace(islandData, '');
  const whole = brotliBytes(beforeReading);
  // Measured as the growth of the page, because much of the data repeats its content. Most pages have none.
  const after = beforeReading === html ? 0 : brotliBytes(html) - whole;
  return { path, html: brotliBytes(readable.replace(inlined, '')), whole, script: loaded + after };
}

/**
 * Weights of the built pages that match the patterns, e.g. `dist/lexicon/*.html`: of all, or of every tenth if there are
 * more than ten thousand and `isSample` is set.
 */
export function pageWeights(patterns: string | string[], { isSample = false } = {}): PageWeight[] {
  const files = globSync(patterns).sort();
  const step = isSample && files.length > 10_000 ? 10 : 1;
  return files
    .filter((_, index) => index % step === 0)
    .map((file) =>
      pageWeight(file.replace(/^dist/, '').replace(/(\/index)?\.html$/, '') || '/', readFileSync(file, 'utf8')),
    );
}

/** Weights of the results pages that the worker at `url` renders for these searches. */
export async function resultsWeights(url: string, searches: readonly string[]): Promise<PageWeight[]> {
  const weights: PageWeight[] = [];
  for (const text of searches) {
    const path = `/results?q=${encodeURIComponent(text)}`;
    const response = await fetch(url + path);
    if (!response.ok) throw new Error(`${path} answered ${response.status}: is the library published?`);
    weights.push(pageWeight(path, await response.text()));
  }
  return weights;
}

/** The value below which `share` (0 to 1) of the values are. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Total brotli bytes of all scripts of the deployment. No page loads them all. */
export function scriptBytes(pattern = 'dist/_astro/*.js'): number {
  return globSync(pattern).reduce((sum, file) => sum + fileBytes(file), 0);
}

const bytesOf = new Map<string, number>();

function fileBytes(file: string): number {
  const bytes = bytesOf.get(file) ?? brotliBytes(readFileSync(file));
  bytesOf.set(file, bytes);
  return bytes;
}
