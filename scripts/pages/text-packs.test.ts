import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeTextPacks } from './text-packs.ts';

const file = process.env.LEXICON_LIBRARY ?? 'data/library.sqlite';
const folder = mkdtempSync(join(tmpdir(), 'packs-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('writes each pack under a name that tells its content, the same a second time', () => {
  if (!existsSync(file)) throw new Error(`${file} is not there: build it with "npm run library", or name another in LEXICON_LIBRARY`);
  const written = writeTextPacks(file, folder);
  expect(written.map(({ name }) => name)).toEqual(['kjv_strongs', 'wlc', 'web', 'dictionary']);
  for (const { name, file: pack, bytes, sha256 } of written) {
    const content = readFileSync(join(folder, pack));
    expect(content).toHaveLength(bytes);
    expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
    expect(pack).toBe(`${name}.${sha256.slice(0, 12)}.pack`);
  }
  expect(writeTextPacks(file, folder)).toEqual(written);
  expect(readdirSync(folder)).toHaveLength(written.length);
});
