import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

/** Brotli bytes of one page. */
export interface PageWeight {
  file: string;
  /** The HTML without its inlined style and scripts. */
  html: number;
  /** All that must arrive before the page can be read: the HTML with its inlined style and scripts. */
  whole: number;
}

/** The level at which Cloudflare compresses what it serves. */
const quality = 4;

/** A style sheet or script that stands in the page itself. */
const inlined = /<(style|script)\b[^>]*>[\s\S]*?<\/\1>/g;

export function brotliBytes(content: string | Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

export function pageWeight(file: string): PageWeight {
  const page = readFileSync(file, 'utf8');
  return { file, html: brotliBytes(page.replace(inlined, '')), whole: brotliBytes(page) };
}

/** Weights of all pages that match the pattern, e.g. `dist/lexicon/*.html`. */
export function pageWeights(pattern: string): PageWeight[] {
  return globSync(pattern).map(pageWeight);
}

/** The value below which `share` (0 to 1) of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Brotli bytes of all scripts of the deployment together; no page loads them all. */
export function scriptBytes(pattern = 'dist/_astro/*.js'): number {
  return globSync(pattern).reduce((sum, file) => sum + brotliBytes(readFileSync(file)), 0);
}
