import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';

/** Astro builds and Vitest runs start in the root of the repository. This file itself is moved when pages are built. */
const root = `${process.cwd()}/`;

/**
 * Folders whose code is sent to readers' devices or runs in the worker. Other code only runs while the site is built.
 */
const shippedFolders = ['site/{islands,chrome,admin,offline,views}', 'site/styles', 'worker', 'data', 'seeds'];
const code = '**/*.{ts,tsx,css}';
const notShipped = /\.test\.tsx?$|^worker\/(?:test|vitest\.config)|^data\/(?:sources|fixtures|schema\/drizzle)/;

/** Packages that reach `dist` without an import in those folders: subset fonts, and the search on the device. */
const broughtByTheBuild = ['@fontsource-variable/literata', '@fontsource-variable/noto-serif-hebrew', 'pagefind'];
/** Packages with which wrangler polyfills Node's modules in the worker. */
const broughtByWrangler = ['unenv', '@cloudflare/unenv-preset'];

const specifier = /(?:\bfrom|\bimport|url)\s*\(?\s*['"]?(?<name>@[\w.-]+\/[\w.-]+|[a-z][\w.-]*)(?=['"/)])/g;
/** Nothing of it reaches `dist`. */
const typeImport = /^import type [^;]+;$/gm;

export interface ShippedPackage {
  name: string;
  version: string;
  /** As declared in its package.json: "MIT". */
  licence: string;
  homepage: string | undefined;
  /** The license text in the package; absent if the package only declares a license. */
  text: string | undefined;
}

/**
 * Every package of which some part may be on a reader's device or in the worker, sorted by name: the imported packages
 * and all their dependencies. A few contain only types or are removed by the bundlers; none is missing.
 */
export function shippedPackages(): ShippedPackage[] {
  const packages = new Map<string, ShippedPackage>();
  const waiting: [name: string, from: string][] = [
    ...[...importedPackages(), ...broughtByTheBuild].map((name): [string, string] => [name, root]),
    ...broughtByWrangler.map((name): [string, string] => [name, `${root}node_modules/wrangler/`]),
  ];
  for (const [name, from] of waiting) {
    const folder = findPackage(name, from);
    if (!folder || packages.has(folder)) continue;
    const { version, license, homepage, dependencies = {} }: Manifest = readJson(`${folder}package.json`);
    packages.set(folder, { name, version, licence: licenseName(license), homepage, text: readLicense(folder) });
    for (const dependency of Object.keys(dependencies)) waiting.push([dependency, folder]);
  }
  return [...packages.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

interface Manifest {
  version: string;
  license?: string | { type: string };
  homepage?: string;
  dependencies?: Record<string, string>;
}

function licenseName(license: Manifest['license']): string {
  return (typeof license === 'object' ? license.type : license) ?? 'not said';
}

/** Compares by code unit, so that the order is the same on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function importedPackages(): string[] {
  const names = new Set<string>();
  for (const file of globSync(
    shippedFolders.map((folder) => `${folder}/${code}`),
    { cwd: root },
  )) {
    if (notShipped.test(file)) continue;
    const text = readFileSync(root + file, 'utf8').replaceAll(typeImport, '');
    for (const { groups } of text.matchAll(specifier))
      if (groups?.['name'] && existsSync(`${root}node_modules/${groups['name']}/package.json`))
        names.add(groups['name']);
  }
  return [...names].filter((name) => name !== 'vitest');
}

/** Resolves a package as Node does: in the importer's own `node_modules`, then in those of its parent folders. */
function findPackage(name: string, from: string): string | undefined {
  for (let folder = from; folder.startsWith(root); folder = folder.replace(/[^/]+\/$/, '')) {
    const path = `${folder}node_modules/${name}/`;
    if (existsSync(`${path}package.json`)) return path;
  }
  return undefined;
}

function readLicense(folder: string): string | undefined {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i.test(entry.name))
    .map(({ name }) => name);
  const texts = names.sort(compare).map((name) => readFileSync(folder + name, 'utf8'));
  return texts.length > 0 ? texts.join('\n').replaceAll('\r\n', '\n').trim() : undefined;
}

function readJson(path: string): Manifest {
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}
