import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';

const folder = mkdtempSync(join(tmpdir(), 'fingerprint-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('changes only with a file’s content, a new file or the additional text', () => {
  const pattern = [join(folder, '**')];
  writeFileSync(join(folder, 'a.ts'), '1');
  const first = fingerprint(pattern, 'x');
  writeFileSync(join(folder, 'a.ts'), '1');
  expect(fingerprint(pattern, 'x')).toBe(first);
  expect(fingerprint(pattern, 'y')).not.toBe(first);
  writeFileSync(join(folder, 'a.ts'), '2');
  const second = fingerprint(pattern, 'x');
  expect(second).not.toBe(first);
  writeFileSync(join(folder, 'b.ts'), '');
  expect(fingerprint(pattern, 'x')).not.toBe(second);
});
