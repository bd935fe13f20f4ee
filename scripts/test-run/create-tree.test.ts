import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTree } from './create-tree.ts';

let folder: string;
const from = (): string => join(folder, 'checkout');
const to = (): string => join(folder, 'tree');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tree-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(from(), name)), { recursive: true });
    writeFileSync(join(from(), name), text);
  }
}

const built = {
  'package.json': '{}',
  'site/pages/index.astro': '<h1>',
  'node_modules/react/index.js': 'react',
  'data/library.sqlite': 'rows',
  'data/books.ts': 'books',
  'dist/edition.json': '{"id":"1"}',
  'dist/index.html': '<h1>',
  '.build/pages.txt': 'fingerprint',
};
const has = (name: string): boolean => existsSync(join(to(), name));

it.each([
  '.git/HEAD',
  '.wrangler/state/v3/d1/app.sqlite',
  '.wrangler/next/v3/d1/app.sqlite',
  '.dev.vars',
  '.dev.vars.production',
  '.env',
  'data/library.next.sqlite',
  'data/sources/imports/geneva.upload',
  'dist.next/index.html',
  'dist.previous/index.html',
  '.build/test-runs/1-a/empty/package.json',
  '.build/deployed-library.json',
])('a tree has no %s of the checkout', (name) => {
  write({ ...built, [name]: 'of the owner' });
  createTree(from(), to());
  expect(has(name)).toBe(false);
});

it('a tree has the sources, the packages, and builds without data of the owner', () => {
  write(built);
  createTree(from(), to());
  expect(Object.keys(built).filter((name) => !has(name))).toEqual([]);
});

it('a change of a source file in the tree does not change the checkout', () => {
  write(built);
  createTree(from(), to());
  for (const name of ['data/books.ts', 'data/library.sqlite', '.build/pages.txt'])
    writeFileSync(join(to(), name), 'changed');
  expect(readFileSync(join(from(), 'data/books.ts'), 'utf8')).toBe('books');
  expect(readFileSync(join(from(), 'data/library.sqlite'), 'utf8')).toBe('rows');
  expect(readFileSync(join(from(), '.build/pages.txt'), 'utf8')).toBe('fingerprint');
});

it('preserves modification times, so that a library counts as current', () => {
  write(built);
  createTree(from(), to());
  const changed = (root: string): number => Math.round(statSync(join(root, 'data/library.sqlite')).mtimeMs);
  expect(changed(to())).toBe(changed(from()));
});

it('omits pages with placements of the owner', () => {
  write({ ...built, 'dist/edition.json': '{"id":"1","notices":"3537fcb2"}' });
  createTree(from(), to());
  expect([has('dist/index.html'), has('data/library.sqlite')]).toEqual([false, true]);
});

it('omits the library and the pages if they contain texts of the owner', () => {
  write({
    ...built,
    'data/sources/imports/manifest.json': '[]',
  });
  createTree(from(), to());
  expect([has('dist/index.html'), has('data/library.sqlite')]).toEqual([false, false]);
});

it('takes the library and the pages of a built tree instead of those with texts or placements of the owner', () => {
  const other = join(folder, 'built-tree');
  write(built);
  createTree(from(), other);
  // The trees share the files of pages, and a build replaces them.
  rmSync(join(from(), 'dist'), { recursive: true });
  write({
    'data/library.sqlite': 'rows of the owner',
    'data/sources/imports/manifest.json': '[]',
    'dist/edition.json': '{"id":"2","notices":"3537fcb2"}',
    'dist/index.html': '<h1>Olive oil',
    '.build/pages.txt': 'fingerprint of the owner',
  });
  createTree(from(), to(), other);
  const read = (name: string): string => readFileSync(join(to(), name), 'utf8');
  for (const name of ['data/library.sqlite', 'dist/edition.json', 'dist/index.html', '.build/pages.txt'] as const)
    expect(read(name), name).toBe(built[name]);
  expect(has('data/sources/imports')).toBe(false);
});
