import { join } from 'node:path';
import { sourcesFolder } from './paths.ts';
import type { Source } from './source.ts';

export const importsFolder = join(sourcesFolder, 'imports');

export function importFiles(): string[] {
  return [];
}

export function importedSources(): Source[] {
  return [];
}
