import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../sources/source-paths.ts';

export const libraryPath = join(root, 'data', 'library.sqlite');
/** Built next to the library in use, and renamed over it when complete. */
export const nextLibraryPath = join(root, 'data', 'library.next.sqlite');
/** The inputs of the library, to check at a start whether it is current. */
export const fingerprintPath = `${libraryPath}.fingerprint`;

const migrationsFolder = join(root, 'worker', 'migrations', 'library');

/** The migrations of the library's tables, in order. */
export function migrationFiles(): string[] {
  return readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => join(migrationsFolder, name));
}
