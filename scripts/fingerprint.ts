import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { findFiles } from './code/hash-files.ts';

/**
 * SHA-256 in hexadecimal over the names and contents of all matching files. Equal files give an equal fingerprint on
 * every machine.
 */
export function fingerprint(patterns: readonly string[], ...also: string[]): string {
  const hash = createHash('sha256');
  for (const file of findFiles(patterns)) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  for (const text of also) hash.update(text).update('\0');
  return hash.digest('hex');
}
