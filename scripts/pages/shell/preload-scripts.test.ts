import { expect, it } from 'vitest';
import { filesOf, withNextScripts } from './preload-scripts.ts';
import type { Manifest } from './read-script-graph.ts';

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

it('lists the static imports of a page once, dependencies first, without dynamic imports', () => {
  expect(filesOf(manifest, ['page', 'part'])).toEqual([
    '_astro/react.js',
    '_astro/shared.js',
    '_astro/page.js',
    '_astro/part.js',
  ]);
});

it('fails if a module does not exist', () => {
  expect(() => filesOf(manifest, ['gone'])).toThrow('preload-scripts.ts');
});

it('writes the next scripts into the sign-in page, and fails if the page has no element for them', () => {
  const nextScripts = (text: string): string =>
    `<p></p><script type="application/json" id="next-scripts">${text}</script>`;
  expect(withNextScripts(nextScripts('[]'), ['/_astro/a.js'])).toBe(nextScripts('["/_astro/a.js"]'));
  expect(() => withNextScripts('<p></p>', [])).toThrow('no element “next-scripts”');
});
