import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackFile } from '#data/offline/contract/packs.ts';
import { assetFolder, followScripts, type ScriptGraph } from '#data/site/script-graph.ts';
import { sha256 } from './pieces.ts';

const assetLink = /\/_astro\/[\w-]+\.[a-z0-9]+/g;

/** Links to scripts, style sheets and fonts in a text. */
export function assetLinks(text: string): string[] {
  // Most parts of pages have none, and this runs over a third of a gigabyte.
  return text.includes(assetFolder) ? (text.match(assetLink) ?? []) : [];
}

const greekFace = /@font-face ?\{[^}]*url\((\/_astro\/[\w-]+\.woff2)\)[^}]*unicode-range:U\+(?:370|1F)[^}]*\}/g;

/** Fonts with only Greek letters, which the frames of all pages name. */
export function greekFaces(text: string): string[] {
  return Array.from(text.matchAll(greekFace), ([, link = '']) => link);
}

/**
 * The scripts and fonts that pages with these links load, including dynamic imports, so that everything a page can do
 * offline works from the device.
 */
export function packAssets(output: string, graph: ScriptGraph, links: Iterable<string>): PackFile[] {
  const read = (name: string): Buffer => readFileSync(join(output, assetFolder, name));
  const reached = followScripts(graph, [...links].map(nameOf), ['now', 'later', 'seldom', 'beside']);
  const fonts = reached.filter((name) => name.endsWith('.css')).flatMap((name) => assetLinks(read(name).toString()));
  return [...new Set([...reached, ...fonts.map(nameOf)])].sort().map((name) => {
    const bytes = read(name);
    return { path: assetFolder + name, bytes: bytes.length, sha256: sha256(bytes) };
  });
}

function nameOf(link: string): string {
  return link.slice(assetFolder.length);
}
