import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { reach } from './reach.ts';
import { readImports } from './read-imports.ts';

const folder = mkdtempSync(join(tmpdir(), 'imports-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
write('package.json', JSON.stringify({ type: 'module', imports: { '#data/*': './data/*' } }));

test('follows imports and threads, but not types', () => {
  write(
    'node_modules/reader/package.json',
    JSON.stringify({ name: 'reader', version: '1.0.0', exports: './index.js' }),
  );
  write('node_modules/reader/index.js', '');
  write(
    'scripts/begin.ts',
    `import { readFileSync } from 'node:fs';
    import type { Row } from './types.ts';
    import { type Line, join } from './join.ts';
    import { type Other } from './types.ts';
    import rows from '#data/rows.json' with { type: 'json' };
    import 'reader';
    export { all } from './again.ts';
    export * from './star.ts';
    export type { More } from './types.ts';
    const thread = new Worker(new URL('./thread.ts', import.meta.url));
    const late = () => import('./late.ts');
    // import './said.ts';
    const told = "import './told.ts'";`,
  );
  for (const name of ['join', 'again', 'star', 'late']) write(`scripts/${name}.ts`, '');
  write('scripts/thread.ts', `import './in-thread.ts';`);
  write('scripts/in-thread.ts', '');
  write('data/rows.json', '[]');
  const imports = readImports(folder, ['scripts/begin.ts']);
  expect(reach(['scripts/begin.ts'], imports)).toEqual([
    'data/rows.json',
    'node_modules/reader/package.json',
    ...['again', 'begin', 'in-thread', 'join', 'late', 'star', 'thread'].map((name) => `scripts/${name}.ts`),
  ]);
  expect(reach(['scripts/begin.ts'], imports, ['scripts/thread.ts'])).not.toContain('scripts/in-thread.ts');
});

test('rejects imports that are known only at run time, and missing files', () => {
  write('scripts/unknown.ts', 'export const read = (name: string) => import(`./${name}.ts`);');
  expect(() => readImports(folder, ['scripts/unknown.ts'])).toThrow('imports a computed path');
  write('scripts/lost.ts', `import './nowhere.ts';`);
  expect(() => readImports(folder, ['scripts/lost.ts'])).toThrow('nowhere.ts');
  write('scripts/broken.ts', `import {`);
  expect(() => readImports(folder, ['scripts/broken.ts'])).toThrow('broken.ts cannot be read');
});
