import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/**
 * SHA-256, hexadecimal, over the names and contents of all files that match, so that equal files make an equal
 * fingerprint on every machine.
 */
export function fingerprint(patterns: readonly string[], ...also: string[]): string {
  const hash = createHash('sha256');
  const files = globSync(patterns as string[], { exclude: ['**/*.test.{ts,tsx}', '**/e2e/**'], withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  for (const text of also) hash.update(text).update('\0');
  return hash.digest('hex');
}
