import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'imports-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Folders of `data` that have rules of their own. */
const otherFolders = new Set(['endpoints', 'imports', 'schema', 'sources', 'testing']);
const nouns = readdirSync('data', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !otherFolders.has(entry.name))
  .map(({ name }) => name);

const refused: [file: string, specifier: string][] = [
  ...nouns.flatMap((noun): [string, string][] => [
    [`data/${noun}/a.ts`, 'zod'],
    [`data/${noun}/part/a.ts`, 'zod'],
    ['data/imports/a.ts', `../${noun}/a.ts`],
  ]),
  ['data/bible/a.ts', 'node:fs'],
  ['data/bible/a.ts', '../schema/library.ts'],
  ['data/bible/a.ts', '../search/contract/search.ts'],
  ['data/search/language/a.ts', '../../schema/library.ts'],
  ['data/search/language/a.ts', '../contract/search.ts'],
  ['data/search/engine/a.ts', 'zod'],
  ['data/search/engine/a.ts', '../../../worker/index.ts'],
  ['data/bible/a.ts', '../../site/client/api.ts'],
  ['data/bible/a.ts', '../hebrew/content/recordables.ts'],
  ['data/dictionary/contract/a.ts', 'drizzle-orm'],
  ['data/dictionary/contract/a.ts', '../../schema/library.ts'],
  ['data/schema/a.ts', 'better-sqlite3'],
  ['data/schema/a.ts', '../dictionary/contract/entry.ts'],
  ['data/imports/a.ts', 'node:fs'],
  ['data/imports/a.ts', 'better-sqlite3'],
  ['data/imports/formats/a.ts', '#data/dictionary/contract/entry.ts'],
  ['data/imports/formats/a.ts', '../../schema/library.ts'],
  ['seeds/a.ts', '#data/schema/library.ts'],
  ['seeds/a.ts', 'drizzle-orm'],
  ['scripts/library/a.ts', '../../site/library/query-library.ts'],
  ['scripts/library/a.ts', '../../worker/index.ts'],
  ['worker/routes/a.ts', '../../site/library/query-library.ts'],
  ['worker/routes/a.ts', '../../scripts/progress.ts'],
  ['worker/routes/a.ts', '../../data/bible/books.ts'],
  ['worker/database/a.ts', '../http/http-error.ts'],
  ['worker/database/a.ts', '../reading/read-verses.ts'],
  ['worker/database/a.ts', 'hono'],
  ['worker/database/a.ts', '../../data/bible/books.ts'],
  ['worker/http/a.ts', '../routes/api.ts'],
  ['worker/http/a.ts', '../reading/read-verses.ts'],
  ['worker/reading/a.ts', '../pages/render-page.tsx'],
  ['worker/search/a.ts', '../routes/api.ts'],
  ['site/islands/A.tsx', '../../worker/index.ts'],
  ['site/components/A.astro', '../../scripts/progress.ts'],
  ['site/components/A.astro', 'better-sqlite3'],
  ['site/pages/a.astro', '#data/schema/library.ts'],
  ['site/library/a.ts', '../islands/a.ts'],
  ['site/views/search/A.tsx', '../../client/api.ts'],
  ['site/views/search/A.tsx', '../../library/database.ts'],
  ['site/views/search/A.tsx', './A.css'],
  ['site/views/search/A.tsx', 'node:fs'],
  ['site/chrome/a.ts', 'react'],
  ['site/chrome/a.ts', '../views/ui/Pager.tsx'],
  ['site/islands/A.tsx', '#views/ui/Pager.tsx'],
  ['scripts/library/a.ts', '#views/ui/Pager.tsx'],
];

const allowed: [file: string, specifier: string][] = [
  ['data/bible/a.ts', './books.ts'],
  ['data/text/a.ts', '../bible/books.ts'],
  ['data/interlinear/a.ts', '../bible/books.ts'],
  ['data/search/engine/a.ts', '../../bible/books.ts'],
  ['data/search/language/a.ts', 'bible-passage-reference-parser'],
  ['data/dictionary/contract/a.ts', 'zod'],
  ['data/dictionary/contract/a.ts', '../../bible/books.ts'],
  ['data/search/contract/a.ts', '../../reading/contract/reading.ts'],
  ['data/schema/a.ts', 'drizzle-orm/sqlite-core'],
  ['seeds/a.ts', 'zod'],
  ['data/imports/a.ts', 'fflate'],
  ['data/imports/formats/a.ts', '#data/bible/books.ts'],
  ['data/imports/formats/a.ts', '../record.ts'],
  ['scripts/library/a.ts', '#data/schema/library.ts'],
  ['worker/routes/a.ts', '#data/schema/library.ts'],
  ['worker/database/a.ts', '#data/bible/books.ts'],
  ['worker/database/a.ts', './batch.ts'],
  ['worker/http/a.ts', '../database/library.ts'],
  ['worker/reading/a.ts', '../http/http-error.ts'],
  ['site/library/a.ts', 'better-sqlite3'],
  ['site/library/a.ts', '#data/schema/library.ts'],
  ['site/components/A.astro', '#data/bible/books.ts'],
  ['site/views/search/A.tsx', '../ui/Pager.tsx'],
  ['site/views/search/A.tsx', 'radix-ui'],
  ['site/views/search/A.tsx', '#data/search/contract/search.ts'],
  ['site/chrome/a.ts', '../client/local-storage.ts'],
  ['worker/pages/A.tsx', '#views/ui/Pager.tsx'],
];
/** Lints one file for each import, all in one run, with the project's own rules. Returns the rejected ones. */
function lint(imports: readonly [file: string, specifier: string][]): Set<string> {
  const byPath = new Map<string, string>();
  for (const [index, [file, specifier]] of imports.entries()) {
    const path = join(folder, file.replace(/\.(?=\w+$)/, `${index}.`));
    mkdirSync(dirname(path), { recursive: true });
    const code = `import { thing } from '${specifier}';\nexport const same = thing;\n`;
    writeFileSync(path, path.endsWith('.astro') ? `---\n${code.replace('export ', '')}---\n<p>{same}</p>\n` : code);
    byPath.set(path, `${file} ${specifier}`);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [resolve('node_modules/oxlint/bin/oxlint'), '-c', resolve('.oxlintrc.json'), '--format', 'unix', folder],
    { encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  const lines = stdout.split('\n').filter((line) => line.includes('no-restricted-imports'));
  return new Set(lines.map((line) => byPath.get(resolve(line.slice(0, line.indexOf(':')))) ?? line));
}

const rejected = lint([...refused, ...allowed]);
it.each(refused)('%s may not import %s', (file, specifier) => {
  expect(rejected).toContain(`${file} ${specifier}`);
});
it.each(allowed)('%s may import %s', (file, specifier) => {
  expect(rejected).not.toContain(`${file} ${specifier}`);
});
