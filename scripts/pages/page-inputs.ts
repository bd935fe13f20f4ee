import { findFiles, hashFiles, type FileHashes } from '../code/hash-files.ts';
import { reach } from '../code/reach.ts';
import { readImports } from '../code/read-imports.ts';

/** The scripts that build the site. */
const entryPoints = ['scripts/pages/build-pages.ts', 'astro.config.mjs'];

/** The lock file contains the versions of all packages. */
const lockFile = 'package-lock.json';

/** All files that can affect the content of pages. */
const pageInputs = ['site/**', 'data/**/*.{ts,json}', 'seeds/**'];

/**
 * Hashes of the code that makes the pages. Call it before a build starts. A file that changes during the build then
 * counts as changed in the next one.
 */
export function readCodeFiles(): FileHashes {
  scripts ??= reach(entryPoints, readImports('.', entryPoints));
  return hashFiles([...findFiles(pageInputs), ...scripts, lockFile]);
}
/** Read once, because running code does not change. */
let scripts: string[] | undefined;
