import { expect, it } from 'vitest';
import { graphOf } from './read-script-graph.ts';

/** Vite's documented manifest: https://vite.dev/guide/backend-integration */
const manifest = {
  'views/bar.js': {
    file: '_astro/bar-gkvgaI9m.js',
    name: 'bar',
    src: 'views/bar.js',
    isEntry: true,
    imports: ['_shared-B7PI925R.js'],
    dynamicImports: ['baz.js'],
  },
  'baz.js': { file: '_astro/baz-B2H3sXNv.js', name: 'baz', src: 'baz.js', isDynamicEntry: true },
  'baz.css': { file: '_astro/baz-BRBmoGS9.css', src: 'baz.css' },
  'views/foo.js': {
    file: '_astro/foo-BRBmoGS9.js',
    name: 'foo',
    src: 'views/foo.js',
    isEntry: true,
    imports: ['_shared-B7PI925R.js'],
    css: ['_astro/foo-5UjPuW-k.css', '_astro/inlined.css'],
    assets: ['_astro/face-5UjPuW-k.woff2', '_astro/thread-B7PI925R.js', 'service-worker.js'],
  },
  '_shared-B7PI925R.js': { file: '_astro/shared-B7PI925R.js', name: 'shared', css: [] },
};
const built = new Set([
  'bar-gkvgaI9m.js',
  'baz-B2H3sXNv.js',
  'baz-BRBmoGS9.css',
  'foo-BRBmoGS9.js',
  'foo-5UjPuW-k.css',
  'face-5UjPuW-k.woff2',
  'thread-B7PI925R.js',
  'shared-B7PI925R.js',
]);

it('lists static imports, dynamic imports and other assets of a script, and no file that is not built', () => {
  expect(graphOf(manifest, built)).toEqual({
    'bar-gkvgaI9m.js': { now: ['shared-B7PI925R.js'], later: ['baz-B2H3sXNv.js'] },
    'baz-B2H3sXNv.js': {},
    'foo-BRBmoGS9.js': {
      now: ['foo-5UjPuW-k.css', 'shared-B7PI925R.js'],
      beside: ['face-5UjPuW-k.woff2', 'thread-B7PI925R.js'],
    },
    'shared-B7PI925R.js': {},
  });
});

it('rejects a manifest that imports a missing module', () => {
  expect(() => graphOf({ 'a.js': { file: '_astro/a.js', imports: ['_b.js'] } }, built)).toThrow('imports "_b.js"');
});
