import { expect, test } from 'vitest';
import { reach } from './code/reach.ts';
import { readImports } from './code/read-imports.ts';

/** Imported only when something is missing. */
const late = ['scripts/make-missing.ts', 'scripts/publish/make-tables.ts'];
/** They take most of a second to load. */
const slow = [
  'node_modules/drizzle-orm/package.json',
  'scripts/library/build.ts',
  'scripts/pages/build-pages.ts',
  'scripts/sources/registry.ts',
];

test('a start that makes nothing loads neither the code that builds nor drizzle', () => {
  const start = ['scripts/start-site.ts'];
  const imports = readImports('.', start);
  expect(reach(start, imports)).toEqual(expect.arrayContaining(slow));
  const loaded = reach(start, imports, late);
  expect(loaded).toContain('scripts/rebuild/builder.ts');
  expect(loaded.filter((file) => slow.includes(file))).toEqual([]);
});
