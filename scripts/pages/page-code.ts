import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { productSlug } from '#data/model/product.ts';

/** Where a build writes which file imports which to draw pages (site/kept/note-imports.ts). */
export const importsPath = '.build/imports.json';

/** Pages that may be taken over, by their kind: the folder that they stand in. */
const pageFiles = {
  [productSlug]: 'site/pages/[product]/[number].astro',
  'hebrew-roots': 'site/pages/hebrew-roots/[root].astro',
  'hebrew-verbs': 'site/pages/hebrew-verbs/[verb].astro',
  bible: 'site/pages/bible/[version]/[book]/[chapter].astro',
};

/** SHA-256, hexadecimal, of each file of the site, by its path from the root. */
export type SiteFiles = Readonly<Record<string, string>>;

export const pageCode = z.object({
  files: z.record(z.string(), z.string()),
  /** What draws a kind of page. Not its scripts and styles, whose names and words are taken from pages rendered anew. */
  kinds: z.record(z.string(), z.array(z.string())),
});

/** Of what code the pages of a site were made, by their kind. */
export type PageCode = z.output<typeof pageCode>;

/** To be read before a build begins: a file that changes during it counts as changed at the next one. */
export function readSiteFiles(): SiteFiles {
  const names = globSync('site/**/*.*', { exclude: ['**/*.test.{ts,tsx}', '**/e2e/**'], withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  return Object.fromEntries(names.sort().map((name) => [name, hashOf(name)]));
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** After the bundles of a build were made; knows no kind of page where it has not noted what it imports. */
export function readPageCode(files: SiteFiles): PageCode {
  const noted = existsSync(importsPath) ? (JSON.parse(readFileSync(importsPath, 'utf8')) as Imports) : {};
  return pageCodeOf(files, noted);
}

/** Paths from the root, by the path of whoever imports them. */
export type Imports = Readonly<Record<string, readonly string[]>>;

export function pageCodeOf(files: SiteFiles, imports: Imports): PageCode {
  const kinds = Object.entries(pageFiles)
    .filter(([, page]) => page in imports)
    .map(([kind, page]) => [kind, reach(page, imports).filter((file) => file in files)]);
  return { files: { ...files }, kinds: Object.fromEntries(kinds) as PageCode['kinds'] };
}

/** With whoever begins, in the order of the alphabet. */
function reach(from: string, imports: Imports): string[] {
  const reached = new Set([from]);
  // A set goes on with what is added while it is walked.
  for (const file of reached) for (const imported of imports[file] ?? []) reached.add(imported);
  return [...reached].sort();
}

/** Whether pages of a kind, or folder, would be drawn by the code that drew them. */
export function isSameCode(kind: string, before: PageCode, now: SiteFiles): boolean {
  return before.kinds[kind]?.every((file) => before.files[file] === now[file]) ?? false;
}

export function isSameSite(before: SiteFiles, now: SiteFiles): boolean {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names].every((name) => before[name] === now[name]);
}
