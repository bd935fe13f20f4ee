import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'imports-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Lints one file that imports one thing, by the project's own rules. */
function isRefused(file: string, specifier: string): boolean {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  const code = `import { thing } from '${specifier}';\nexport const same = thing;\n`;
  writeFileSync(path, file.endsWith('.astro') ? `---\n${code.replace('export ', '')}---\n<p>{same}</p>\n` : code);
  const { stdout } = spawnSync(process.execPath, [resolve('node_modules/oxlint/bin/oxlint'), '-c', resolve('scripts/checks/oxlint.json'), path], {
    encoding: 'utf8',
  });
  return stdout.includes('no-restricted-imports');
}

const refused: [file: string, specifier: string][] = [
  ['data/model/a.ts', 'zod'],
  ['data/model/a.ts', 'node:fs'],
  ['data/model/a.ts', '../schema/library.ts'],
  ['data/model/search/a.ts', '../../schema/library.ts'],
  ['data/model/search/a.ts', 'zod'],
  ['data/model/search/memory/a.ts', '../../../schema/library.ts'],
  ['data/contract/a.ts', 'drizzle-orm'],
  ['data/contract/a.ts', '../schema/library.ts'],
  ['data/schema/a.ts', 'better-sqlite3'],
  ['data/schema/a.ts', '../contract/entry.ts'],
  ['data/markup/a.ts', 'zod'],
  ['data/markup/a.ts', '../contract/entry.ts'],
  ['seeds/a.ts', '#data/schema/library.ts'],
  ['scripts/library/a.ts', '../../site/library/database.ts'],
  ['scripts/library/a.ts', '../../worker/index.ts'],
  ['worker/routes/a.ts', '../../site/library/database.ts'],
  ['worker/routes/a.ts', '../../scripts/progress.ts'],
  ['worker/routes/a.ts', '../../data/model/books.ts'],
  ['site/islands/A.tsx', '../../worker/index.ts'],
  ['site/components/A.astro', '../../scripts/progress.ts'],
  ['site/components/A.astro', 'better-sqlite3'],
  ['site/pages/a.astro', '#data/schema/library.ts'],
  ['site/library/a.ts', '../islands/a.ts'],
];
it.each(refused)('%s may not import %s', (file, specifier) => {
  expect(isRefused(file, specifier)).toBe(true);
});

const allowed: [file: string, specifier: string][] = [
  ['data/model/a.ts', './books.ts'],
  ['data/model/search/a.ts', '../books.ts'],
  ['data/model/search/memory/a.ts', '../../books.ts'],
  ['data/model/search/a.ts', 'bible-passage-reference-parser'],
  ['data/contract/a.ts', 'zod'],
  ['data/contract/a.ts', '../model/books.ts'],
  ['data/schema/a.ts', 'drizzle-orm/sqlite-core'],
  ['data/markup/a.ts', '../model/books.ts'],
  ['scripts/library/a.ts', '#data/schema/library.ts'],
  ['worker/routes/a.ts', '#data/schema/library.ts'],
  ['site/library/a.ts', 'better-sqlite3'],
  ['site/library/a.ts', '#data/schema/library.ts'],
  ['site/components/A.astro', '#data/model/books.ts'],
];
it.each(allowed)('%s may import %s', (file, specifier) => {
  expect(isRefused(file, specifier)).toBe(false);
});
