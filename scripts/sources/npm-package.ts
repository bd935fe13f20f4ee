import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source-paths.ts';
import { SourceMissingError, type LocatedSource } from './source.ts';

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
export function findInPackage(name: string, files: readonly string[]): LocatedSource {
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

/** Only the manifest, because the lock file pins the contents. */
export function watchPackage(name: string): string[] {
  return [join(packageFolder(name), 'package.json')];
}
