import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { productSlug } from '#data/site/product.ts';
import { findFiles, hashFiles, type FileHashes } from '../code/hash-files.ts';
import { reach, type Imports } from '../code/reach.ts';
import { readImports } from '../code/read-imports.ts';

/** Where a build writes which file imports which to draw pages (site/integrations/note-imports.ts). */
export const importsPath = '.build/imports.json';

/** Pages and data that may be taken over, by their kind: the folder that they stand in. */
const pageFiles = {
  [productSlug]: 'site/pages/[product]/[number].astro',
  'hebrew-roots': 'site/pages/hebrew-roots/[root].astro',
  'hebrew-verbs': 'site/pages/hebrew-verbs/[verb].astro',
  bible: 'site/pages/bible/[version]/[book]/[chapter].astro',
  'static-strongs': 'site/pages/static-strongs/[shard].json.ts',
  'hebrew-learning/decks': 'site/pages/hebrew-learning/decks/[deck].json.ts',
  'hebrew-learning/lessons': 'site/pages/hebrew-learning/lessons/[name].json.ts',
};

/** What may be taken over beside pages, by the scripts that make it. */
const scriptFiles = {
  packs: ['scripts/pages/packs/build-packs.ts', 'scripts/pages/packs/text-packs.ts'],
  pagefind: ['scripts/pages/static-search/build-static-search.ts'],
};
const makers = Object.values(scriptFiles).flat();

/** What makes the site out of all that. */
const begins = ['scripts/pages/build-pages.ts', 'astro.config.mjs'];

/** Of packages, whose versions are all in it. */
const lock = 'package-lock.json';

/** What pages are drawn and scripts are made from, by whom ever: which of them by what, Astro's bundles tell. */
const drawnFrom = ['site/**', 'data/**/*.{ts,json}', 'seeds/**'];

export const pageCode = z.object({
  files: z.record(z.string(), z.string()),
  /** What draws a kind of page. Not its scripts and styles, whose names and words are taken from pages rendered anew. */
  kinds: z.record(z.string(), z.array(z.string())),
});

/** Of what code the parts of a site were made, by their kind. */
export type PageCode = z.output<typeof pageCode>;

/** To be read before a build begins: a file that changes during it counts as changed at the next one. */
export function readCodeFiles(): FileHashes {
  return hashFiles([...findFiles(drawnFrom), ...Object.keys(importsOfScripts()), lock]);
}

/** Code that all of a site is made with: where it is another, nothing is taken over. */
export function sharedFiles(): string[] {
  return [...reach(begins, importsOfScripts(), makers), lock];
}

/** After the bundles of a build were made; knows no kind of page where it has not noted what it imports. */
export function readPageCode(files: FileHashes): PageCode {
  const noted = existsSync(importsPath) ? (JSON.parse(readFileSync(importsPath, 'utf8')) as Imports) : {};
  return pageCodeOf(files, noted, importsOfScripts());
}

export function pageCodeOf(files: FileHashes, noted: Imports, ofScripts: Imports): PageCode {
  const pages = Object.entries(pageFiles)
    .filter(([, page]) => page in noted)
    .map(([kind, page]) => [kind, reach([page], noted).filter((file) => !isMade(file))] as const);
  const others = Object.entries(scriptFiles).map(([kind, scripts]) => [kind, reach(scripts, ofScripts)] as const);
  // Of what was not read before the build nobody knows whether it is the same at the next one.
  const known = [...pages, ...others].filter(([, reached]) => reached.every((file) => file in files));
  return { files: { ...files }, kinds: Object.fromEntries(known) };
}

/** Faces, which a build cuts; pages name them by what is in them, as they do scripts. */
function isMade(file: string): boolean {
  return file.startsWith('.build/');
}

/** Whether parts of a kind, or the pages of a folder, would be made by the code that made them. */
export function isSameCode(kind: string, before: PageCode, now: FileHashes): boolean {
  return before.kinds[kind]?.every((file) => before.files[file] === now[file]) ?? false;
}

/** Whether nothing has changed that pages bring in them without importing it, as styles. */
export function isSameSite(before: FileHashes, now: FileHashes): boolean {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names].filter((name) => name.startsWith('site/')).every((name) => before[name] === now[name]);
}

/** Read once: code that runs does not change. */
function importsOfScripts(): Imports {
  return (known ??= readImports('.', begins));
}
let known: Imports | undefined;
