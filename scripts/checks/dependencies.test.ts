import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  optional?: boolean;
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
  test('pins every package by its SHA-512, but optional ones of systems that this was not locked on', () => {
    const unpinned = Object.entries(packages).filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    // npm takes those by their exact version; none of them is installed on Linux with an x64 processor.
    expect(unpinned.filter(([, { optional }]) => !optional)).toEqual([]);
    expect(unpinned.filter(([, { version }]) => !/^\d+\.\d+\.\d+/.test(version ?? ''))).toEqual([]);
    if (process.platform === 'linux' && process.arch === 'x64')
      expect(unpinned.filter(([path]) => existsSync(path)).map(([path]) => path)).toEqual([]);
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
  for (const [name, range] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }))
    expect(range, name).toMatch(/^[\^~]?\d+(?:\.\d+){0,2}$/);
});
