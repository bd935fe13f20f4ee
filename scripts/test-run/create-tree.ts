import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { isDiskFull } from '../disk-full.ts';

/** Everything that a build derives and a tree can reuse. */
const reusedBuildFiles = ['bundle', 'compile-cache', 'fonts', 'known-passwords', 'pages.txt'];

/** Not source files: packages, builds, state, and settings that belong to the owner's own site. */
const excluded = /^(?:\.git|node_modules|dist(?:\..*)?|\.build|\.wrangler|test-results|\.dev\.vars.*|\.env.*)$/;

/** Texts of the owner's own site, and what is written while a library is built. */
const excludedData = /^data\/(?:sources\/imports|library\.next\.sqlite.*)$/;

/**
 * Copies the checkout `from` into `to`, without its state: no accounts, pages, settings, uploads or imported texts.
 * Source files are copied. Packages and built pages are hard links, because builds replace such files and never write
 * into them.
 *
 * The built library and pages are omitted if they contain the owner's texts, and pages also if they contain the owner's
 * placements. The tree then gets those of `builtTree`, which has the same sources, or builds its own.
 */
export function createTree(from: string, to: string, builtTree?: string): void {
  mkdirSync(to, { recursive: true });
  const hasOwnTexts = existsSync(join(from, 'data/sources/imports'));
  for (const name of readdirSync(from)) {
    if (excluded.test(name)) continue;
    cpSync(join(from, name), join(to, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => {
        const inside = path.slice(from.length + 1).replaceAll('\\', '/');
        return !excludedData.test(inside) && !(hasOwnTexts && inside.startsWith('data/library.sqlite'));
      },
    });
  }
  linkTree(join(from, 'node_modules'), join(to, 'node_modules'));
  if (hasOwnTexts && builtTree) copyLibrary(builtTree, to);
  const pages = join(from, 'dist');
  const isReusable = existsSync(join(pages, 'edition.json')) && !hasOwnTexts && !hasNotices(pages);
  const source = isReusable ? from : builtTree;
  if (source) reuseBuild(source, to);
  mkdirSync(join(to, '.build'), { recursive: true });
}

function copyLibrary(from: string, to: string): void {
  for (const name of readdirSync(join(from, 'data')).filter((each) => each.startsWith('library.sqlite')))
    cpSync(join(from, 'data', name), join(to, 'data', name), { preserveTimestamps: true });
}

/** Copies the built pages and their records. Without them the tree builds its own. */
function reuseBuild(from: string, to: string): void {
  try {
    for (const name of reusedBuildFiles.filter((each) => existsSync(join(from, '.build', each))))
      cpSync(join(from, '.build', name), join(to, '.build', name), {
        recursive: true,
        preserveTimestamps: true,
      });
    linkTree(join(from, 'dist'), join(to, 'dist'));
  } catch (error) {
    if (isDiskFull(error)) throw error;
    // The owner's site is replacing its pages at this moment.
    for (const name of ['.build', 'dist']) rmSync(join(to, name), { recursive: true, force: true });
  }
}

/** Whether the built pages contain advertisements, content boxes or links to custom pages. */
function hasNotices(pages: string): boolean {
  const edition = JSON.parse(readFileSync(join(pages, 'edition.json'), 'utf8')) as { notices?: string };
  return Boolean(edition.notices);
}

/** Hard links if the file system supports them, otherwise copies. */
function linkTree(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    cpSync(source, target, { preserveTimestamps: true });
  }
}
