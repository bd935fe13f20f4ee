import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** What a build writes to is copied, what it only replaces is linked, packages are read alone. */
const copied = [
  '.build/fonts',
  '.build/kept.json',
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

/** This tree with its library and pages, and without any state, in a folder where the site may be built anew. */
export function copyTree(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const each of copied.filter((name) => existsSync(name)))
    cpSync(each, path.join(folder, each), { recursive: true, preserveTimestamps: true });
  link('dist', path.join(folder, 'dist'));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
}

function link(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) link(source, target);
    else linkSync(source, target);
  }
}
