import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Files that a build writes to are copied. Those that it only replaces are linked. */
const copied = [
  '.build/bundle',
  '.build/fonts',
  '.build/pages.txt',
  'astro.config.mjs',
  'data',
  'package-lock.json',
  'package.json',
  'scripts',
  'seeds',
  'site',
  'tsconfig.json',
  'worker',
  'wrangler.toml',
];

/** Copies this tree with its library and pages, but without state, to a folder for another build. */
export function copySourceTree(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const each of copied.filter((name) => existsSync(name)))
    cpSync(each, path.join(folder, each), { recursive: true, preserveTimestamps: true });
  // Packages are linked too, because the name of a script depends on its content and on the paths of its packages.
  for (const each of ['dist', 'node_modules']) link(each, path.join(folder, each));
}

function link(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) link(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}
