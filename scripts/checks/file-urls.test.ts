import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * The path of a file URL is percent-encoded: "/Bibel%20f%C3%BCr%20alle". `fileURLToPath` decodes it, `pathToFileURL`
 * encodes, and `import.meta.dirname` is already a path.
 */
const mistakes = [
  /import\.meta\.url\s*,?\s*\)\s*\.(?:pathname|href\.(?:replace|slice|split))/,
  /import\.meta\.url\s*\.(?:replace|slice|split|substring)/,
  /pathToFileURL\([^()]*\)\s*\.pathname/,
  /['"`]file:\/\/['"]?\s*\+|`file:\/\/\/?\$\{/,
];

function hasMistake(code: string): boolean {
  return mistakes.some((mistake) => mistake.test(code));
}

test.each([
  `const file = new URL('./a.ts', import.meta.url).pathname;`,
  `const file = new URL(\n  './a.ts',\n  import.meta.url,\n).pathname;`,
  `const folder = import.meta.url.replace('file://', '');`,
  `const path = pathToFileURL(file).pathname;`,
  'const url = `file://${folder}/a.ts`;',
  `const url = 'file://' + folder;`,
])('finds the mistake in %s', (code) => {
  expect(hasMistake(code)).toBe(true);
});

test('no source uses the encoded path of a file URL as a path', () => {
  const files = globSync(['*.{mjs,ts}', '{data,scripts,seeds,site,worker}/**/*.{ts,tsx,astro,mjs,cjs}'], {
    exclude: ['scripts/checks/file-urls.test.ts'],
  });
  expect(files).toContain('astro.config.mjs');
  expect(files.filter((file) => hasMistake(readFileSync(file, 'utf8')))).toEqual([]);
});
