import { expect, it } from 'vitest';
import { filesOf } from './preload-scripts.ts';
import type { Manifest } from './script-graph.ts';

const node = (file: string, imports: string[] = [], dynamicImports: string[] = []): Manifest[string] => ({
  file: `_astro/${file}.js`,
  imports,
  dynamicImports,
  css: [],
  assets: [],
});
const manifest: Manifest = {
  page: node('page', ['react', 'shared'], ['dialog']),
  part: node('part', ['shared', 'react']),
  shared: node('shared', ['react', 'page']),
  react: node('react'),
  dialog: node('dialog'),
};

it('names what a page imports at once, each once, what others need first, and nothing of what comes later', () => {
  expect(filesOf(manifest, ['page', 'part'])).toEqual([
    '_astro/react.js',
    '_astro/shared.js',
    '_astro/page.js',
    '_astro/part.js',
  ]);
});

it('fails where a module has gone', () => {
  expect(() => filesOf(manifest, ['gone'])).toThrow('preload-scripts.ts');
});
