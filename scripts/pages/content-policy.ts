import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prefetchRules } from '#data/model/prefetch-rules.ts';
import { productSlug } from '#data/model/product.ts';

/** As it stands in site/public/_headers. */
const place = /__INLINE_SCRIPTS__/g;
const script = /<script\b(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
/** Types that run; any other is data. */
const runs = /\btype="?(?:module|text\/javascript|application\/javascript)\b/;

/** Each takes 53 bytes of every page's header; more of them belong into files. */
const mostScripts = 16;

/**
 * Lets the inline scripts that the built pages have run, and no other: their hashes go into the Content-Security-Policy
 * of `_headers`. The pages that the worker fills have theirs from there too. Throws an error when there are too many.
 */
export function nameInlineScripts(output: string): void {
  // Put into the page by a script, so that no page has them when it is built.
  const hashes = new Set([hashOf(prefetchRules(process.env['PRODUCT_SLUG'] || productSlug))]);
  for (const file of globSync('**/*.html', { cwd: output }))
    for (const code of inlineScripts(readFileSync(join(output, file), 'utf8'))) hashes.add(hashOf(code));
  if (hashes.size > mostScripts)
    throw new Error(
      `The pages have ${hashes.size} different inline scripts: put what differs from page to page into files.`,
    );
  const headers = join(output, '_headers');
  const text = readFileSync(headers, 'utf8');
  const named = text.replace(place, [...hashes].sort().join(' '));
  if (named === text) throw new Error(`${headers} has no ${String(place)}, which the build fills`);
  writeFileSync(headers, named);
}

/** The code of a page's scripts that stand in the page itself. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(script)].flatMap(({ groups: { attributes = '', code = '' } = {} }) => {
    const isInline = !/\bsrc=/.test(attributes) && (!/\btype=/.test(attributes) || runs.test(attributes));
    return isInline && code !== '' ? [code] : [];
  });
}

/** As a policy names a script: "'sha256-…'". */
export function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
