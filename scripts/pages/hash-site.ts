import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * SHA-256, hexadecimal, of each file of a built site, by its path; without the moment at which the library was built,
 * which two builds never share.
 */
export function hashSite(output: string): Map<string, string> {
  return new Map(
    readdirSync(output, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        const bytes = readFileSync(path);
        const same = entry.name === 'edition.json' ? String(bytes).replace(/"builtAt":"[^"]*"/, '') : bytes;
        return [relative(output, path), createHash('sha256').update(same).digest('hex')];
      }),
  );
}

/** Paths of the files that two sites do not share. */
export function differences(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path));
}
