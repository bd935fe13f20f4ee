import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { libraryContents } from '../checks/library-contents.ts';
import { findNewTexts } from './add-texts.ts';
import { buildLibrary } from './build.ts';

// Builds. Each takes most of a minute on a shared machine.
const patience = 20 * 60_000;
let folder = '';
let imports = '';
const stages: string[] = [];
const build = async (name: string): Promise<string> => {
  const target = join(folder, name);
  stages.length = 0;
  await buildLibrary({ target, imports, onProgress: ({ stage }) => stages.push(stage) });
  return target;
};
const verses = (word: string): string =>
  Array.from({ length: 25 }, (_, at) => `Philemon 1:${at + 1} Grace to you, ${word}, ${at + 1}.`).join('\n');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'added-'));
  imports = join(folder, 'imports');
  mkdirSync(imports);
  // The longest texts. Assertions about them apply only if they are present.
  vi.stubEnv('LEXICON_WITHOUT', 'engKJV2006eb,web,wlc,sblgnt');
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test(
  'adding a plain text to the existing library gives the same result as a full build',
  { timeout: patience },
  async () => {
    const added = await build('added.sqlite');
    // Nothing is new, as when files were only touched.
    await build('added.sqlite');
    expect(stages).not.toContain('Writing entries');
    writeFileSync(join(imports, 'peaceable.txt'), verses('peaceable'));
    await build('added.sqlite');
    expect(stages).toContain('Adding peaceable');
    expect(stages).not.toContain('Writing entries');
    const rebuilt = await build('whole.sqlite');
    expect(stages).toContain('Writing entries');
    expect(libraryContents(added)).toEqual(libraryContents(rebuilt));

    // A different text with the same name is not an addition.
    writeFileSync(join(imports, 'peaceable.txt'), verses('otherwise'));
    expect(await findNewTexts(added, imports)).toBeUndefined();
  },
);
