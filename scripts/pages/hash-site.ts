import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * SHA-256, in hexadecimal, of each file of a built site, by its path. Excludes the build time of the library, which
 * differs between any two builds.
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

/** Paths of the files that differ between two sites. */
export function differences(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path));
}
