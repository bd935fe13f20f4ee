import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { manifestName } from './import-manifest.ts';
import { sourcesFolder } from './source-paths.ts';

export const importsFolder = join(sourcesFolder, 'imports');

/** Names of the administrators' files in any format, sorted. */
export function importFiles(folder = importsFolder): string[] {
  return existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.startsWith(manifestName))
        .map(({ name }) => name)
        .sort()
    : [];
}
