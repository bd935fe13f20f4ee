import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** SHA-256, in hexadecimal, of each file, by its path from the root. */
export type FileHashes = Readonly<Record<string, string>>;

export function hashFiles(files: Iterable<string>, root = '.'): FileHashes {
  const names = [...new Set(files)].sort();
  return Object.fromEntries(names.map((name) => [name, hashOf(join(root, name))]));
}

/** Matching files of the project, without test code and downloaded texts. */
export function findFiles(patterns: readonly string[]): string[] {
  return globSync(patterns as string[], {
    exclude: ['**/*.test.{ts,tsx}', '**/e2e/**', 'data/testing/**', 'data/sources/**'],
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
