import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { productSlug } from '#data/site/product.ts';
import { findFiles, hashFiles, type FileHashes } from '../code/hash-files.ts';
import { reach, type Imports } from '../code/reach.ts';
import { readImports } from '../code/read-imports.ts';

/** Where a build records the imports of the pages (site/integrations/note-imports.ts). */
export const importsPath = '.build/imports.json';

/** Reusable pages and data, by kind: the folder that contains them. */
const pageFiles = {
  [productSlug]: 'site/pages/[product]/[number].astro',
  'hebrew-roots': 'site/pages/hebrew-roots/[root].astro',
  'hebrew-verbs': 'site/pages/hebrew-verbs/[verb].astro',
  bible: 'site/pages/bible/[version]/[book]/[chapter].astro',
  'static-strongs': 'site/pages/static-strongs/[shard].json.ts',
  'hebrew-learning/decks': 'site/pages/hebrew-learning/decks/[deck].json.ts',
  'hebrew-learning/lessons': 'site/pages/hebrew-learning/lessons/[name].json.ts',
};

/** What can be reused in addition to pages, with the scripts that make it. */
const scriptFiles = {
  packs: ['scripts/pages/packs/build-packs.ts', 'scripts/pages/packs/text-packs.ts'],
  pagefind: ['scripts/pages/static-search/build-static-search.ts'],
};
const makers = Object.values(scriptFiles).flat();

/** The scripts that build the site from all of these. */
const begins = ['scripts/pages/build-pages.ts', 'astro.config.mjs'];

/** The lock file contains the versions of all packages. */
const lock = 'package-lock.json';

/** Everything that pages and scripts can be made from. Astro's bundles show which file uses which. */
const pageInputs = ['site/**', 'data/**/*.{ts,json}', 'seeds/**'];

export const pageCode = z.object({
  files: z.record(z.string(), z.string()),
  /**
   * The files that render a kind of page. Excludes its scripts and styles, whose names and contents come from freshly
   * rendered pages.
   */
  kinds: z.record(z.string(), z.array(z.string())),
});

/** The code that made the parts of a site, by kind. */
export type PageCode = z.output<typeof pageCode>;

/** Call it before a build starts. A file that changes during the build then counts as changed in the next one. */
export function readCodeFiles(): FileHashes {
  return hashFiles([...findFiles(pageInputs), ...Object.keys(importsOfScripts()), lock]);
}

/** Code that affects the complete site. If it changes, nothing is reused. */
export function sharedFiles(): string[] {
  return [...reach(begins, importsOfScripts(), makers), lock];
}

/** Call it after the bundles of a build were made. Omits kinds of page whose imports were not recorded. */
export function readPageCode(files: FileHashes): PageCode {
  const noted = existsSync(importsPath) ? (JSON.parse(readFileSync(importsPath, 'utf8')) as Imports) : {};
  return pageCodeOf(files, noted, importsOfScripts());
}

export function pageCodeOf(files: FileHashes, noted: Imports, ofScripts: Imports): PageCode {
  const pages = Object.entries(pageFiles)
    .filter(([, page]) => page in noted)
    .map(([kind, page]) => [kind, reach([page], noted).filter((file) => !isMade(file))] as const);
  const others = Object.entries(scriptFiles).map(([kind, scripts]) => [kind, reach(scripts, ofScripts)] as const);
  // If a file was not read before the build, it is unknown whether it is the same in the next one.
  const known = [...pages, ...others].filter(([, reached]) => reached.every((file) => file in files));
  return { files: { ...files }, kinds: Object.fromEntries(known) };
}

/** Fonts, which a build generates. Pages name them by their hash, like scripts. */
function isMade(file: string): boolean {
  return file.startsWith('.build/');
}

/** Whether the parts of a kind, or the pages of a folder, would be made by the same code. */
export function isSameCode(kind: string, before: PageCode, now: FileHashes): boolean {
  return before.kinds[kind]?.every((file) => before.files[file] === now[file]) ?? false;
}

/** Whether nothing has changed that pages contain without importing it, such as styles. */
export function isSameSite(before: FileHashes, now: FileHashes): boolean {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names].filter((name) => name.startsWith('site/')).every((name) => before[name] === now[name]);
}

/** Read once, because running code does not change. */
function importsOfScripts(): Imports {
  return (known ??= readImports('.', begins));
}
let known: Imports | undefined;
