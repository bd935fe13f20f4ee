import { unescapeHtml } from '#data/site/escape-html.ts';
import { formatBase64 } from '../encoding.ts';

const styleAttribute = /\sstyle="([^"]*)"/g;

/**
 * Content-Security-Policy of a picture. A message has inline styles, and only these are allowed, by hash. `svg` must be
 * React's output, which escapes attributes in only one way.
 */
export async function picturePolicy(svg: string): Promise<string> {
  const styles = new Set([...svg.matchAll(styleAttribute)].map(([, value = '']) => unescapeHtml(value)));
  const hashes = await Promise.all([...styles].map(hashSource));
  return `default-src 'none'; style-src 'unsafe-hashes' ${hashes.join(' ')}; sandbox`;
}

async function hashSource(style: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  return `'sha256-${formatBase64(new Uint8Array(digest))}'`;
}
