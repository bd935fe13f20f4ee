import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  gypfile?: boolean;
  os?: string[];
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  lockfileVersion: number;
  packages: Record<
    string,
    Locked & { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }
  >;
};
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
const { '': root, ...packages } = lock.packages;

describe('package-lock.json', () => {
  test('pins every package by its SHA-512, those of other systems too', () => {
    // npm writes no hash of an optional package that it does not install: `npm view NAME@VERSION dist.integrity` says it.
    const unpinned = Object.entries(packages).filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    expect(unpinned.map(([path]) => path)).toEqual([]);
  });

  test('takes every package from the registry that npm is set to', () => {
    // It names no address: the same lock serves a mirror, and the hash says whether that gave the same.
    expect(Object.entries(packages).filter(([, { resolved, link }]) => link || resolved)).toEqual([]);
  });

  test('is of package.json as it stands', () => {
    expect(root?.dependencies).toEqual(manifest.dependencies);
    expect(root?.devDependencies).toEqual(manifest.devDependencies);
  });

  test('has a version of each dependency that package.json names', () => {
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }))
      expect(packages[`node_modules/${name}`]?.version, name).toMatch(/^\d+\.\d+\.\d+/);
  });

  test('keeps better-sqlite3 from being compiled', () => {
    expect(packages['node_modules/better-sqlite3']?.gypfile).toBe(false);
  });
});

test('no dependency is taken from anywhere but the registry', () => {
  const { miniflare, ...others } = { ...manifest.dependencies, ...manifest.devDependencies };
  for (const [name, range] of Object.entries(others)) expect(range, name).toMatch(/^[\^~]?\d+(?:\.\d+){0,2}$/);
  // A site is served by the very one that wrangler brings, which is of no release of its own.
  expect(miniflare).toBe(packages['node_modules/wrangler']?.dependencies?.['miniflare']);
});
