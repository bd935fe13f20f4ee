import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TypeCheck } from './type-check.ts';

let root: string;
let types: TypeCheck;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'type-check-'));
  mkdirSync(join(root, 'src'));
  writeFileSync(
    join(root, 'src/tsconfig.json'),
    JSON.stringify({
      compilerOptions: { strict: true, noUnusedLocals: true, allowUnreachableCode: false, types: [], noEmit: true },
      include: ['.'],
    }),
  );
  writeFileSync(join(root, 'src/book.ts'), 'export const chapters: Record<string, number> = { Genesis: 50 };\n');
  writeFileSync(join(root, 'src/last.ts'), 'export {};\n');
  types = new TypeCheck(root, 'src/tsconfig.json');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const importing = `import { chapters } from './book';\n`;

it.each([
  ['code that is right', `export const last = chapters['Genesis'];`, undefined],
  ['an argument of another type', `export const last: string = chapters['Genesis'];`, /not assignable/],
  ['code that cannot be parsed', 'export const last = chapters[;', /expected/],
  ['code that is never reached', 'export const last = () => { if (false) { chapters; } };', undefined],
])('finds the first error of %s', (_, code, error) => {
  const message = types.firstError('src/last.ts', importing + code);
  if (error) expect(message).toMatch(error);
  else expect(message).toBeUndefined();
});

it('reports an unknown configuration with its path', () => {
  expect(() => new TypeCheck(root, 'src/missing.json')).toThrow(/missing\.json/);
});
