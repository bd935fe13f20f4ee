import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PackFile } from '#data/contract/packs.ts';
import { sha256 } from './pieces.ts';

const folder = '_astro';
const fileName = /[\w-]+\.[a-z0-9]+/g;
const assetLink = /\/_astro\/[\w-]+\.[a-z0-9]+/g;

/** Links to scripts and fonts, as they stand in a text. */
export function assetLinks(text: string): string[] {
  // Most parts of pages have none, and this is asked of a third of a gigabyte.
  return text.includes(`/${folder}/`) ? (text.match(assetLink) ?? []) : [];
}

/**
 * The scripts and fonts that pages with these links load, those that a script imports later included, so that whatever
 * a page can do without a network it can do from the device.
 */
export function packAssets(output: string, links: Iterable<string>): PackFile[] {
  const known = new Set(readdirSync(join(output, folder)));
  const found = new Set<string>();
  const lookThrough = (text: string): void => {
    for (const [name] of text.matchAll(fileName)) {
      if (!known.has(name) || found.has(name)) continue;
      found.add(name);
      if (/\.(js|css)$/.test(name)) lookThrough(readFileSync(join(output, folder, name), 'utf8'));
    }
  };
  for (const link of links) lookThrough(link);
  return [...found].sort().map((name) => {
    const bytes = readFileSync(join(output, folder, name));
    return { path: `/${folder}/${name}`, bytes: bytes.length, sha256: sha256(bytes) };
  });
}
