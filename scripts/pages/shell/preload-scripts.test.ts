import { expect, it } from 'vitest';
import { filesOf, withNextScripts } from './preload-scripts.ts';
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

it('writes into the sign-in which scripts come after it, and fails where it has no place for them', () => {
  const place = (text: string): string => `<p></p><script type="application/json" id="next-scripts">${text}</script>`;
  expect(withNextScripts(place('[]'), ['/_astro/a.js'])).toBe(place('["/_astro/a.js"]'));
  expect(() => withNextScripts('<p></p>', [])).toThrow('no place');
});
