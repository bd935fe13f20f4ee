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
  test('pins every package by its SHA-512, including those of other systems', () => {
    // npm writes no hash of an optional package that it does not install. `npm view NAME@VERSION dist.integrity` prints
    // it.
    const unpinned = Object.entries(packages).filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    expect(unpinned.map(([path]) => path)).toEqual([]);
  });

  test("takes every package from npm's configured registry", () => {
    // It contains no URL, so the same lock file works with a mirror, and the hash verifies the package.
    expect(Object.entries(packages).filter(([, { resolved, link }]) => link || resolved)).toEqual([]);
  });

  test('matches the current package.json', () => {
    expect(root?.dependencies).toEqual(manifest.dependencies);
    expect(root?.devDependencies).toEqual(manifest.devDependencies);
  });

  test('has a version of each dependency that package.json names', () => {
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }))
      expect(packages[`node_modules/${name}`]?.version, name).toMatch(/^\d+\.\d+\.\d+/);
  });

  test('prevents compilation of better-sqlite3', () => {
    expect(packages['node_modules/better-sqlite3']?.gypfile).toBe(false);
  });
});

test('takes dependencies only from the registry', () => {
  const {
    miniflare,
    'typescript-7': secondTypeScript,
    ...others
  } = {
    ...manifest.dependencies,
    ...manifest.devDependencies,
  };
  for (const [name, range] of Object.entries(others)) expect(range, name).toMatch(/^[\^~]?\d+(?:\.\d+){0,2}$/);
  // The site is served by the exact version that wrangler uses, which has no release of its own.
  expect(miniflare).toBe(packages['node_modules/wrangler']?.dependencies?.['miniflare']);
  // Another name, because `astro check` needs TypeScript 6.
  expect(secondTypeScript).toMatch(/^npm:typescript@\^7\.\d+\.\d+$/);
});
