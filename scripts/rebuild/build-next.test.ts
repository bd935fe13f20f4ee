import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyTree } from './copy-tree.ts';

mkdirSync('.build', { recursive: true });
const folder = resolve(mkdtempSync('.build/next-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Of processes that run in the copied tree. */
function runningThere(): string[] {
  return readdirSync('/proc').flatMap((id) => {
    try {
      return readlinkSync(`/proc/${id}/cwd`) === folder ? [readFileSync(`/proc/${id}/cmdline`, 'utf8')] : [];
    } catch {
      return [];
    }
  });
}

test.runIf(existsSync('/proc/self/cwd'))(
  'a library that cannot be made ends the bundles that were begun beside it',
  async () => {
    copyTree(folder);
    // The copied library would count as current, and none would be made.
    rmSync(join(folder, 'data/library.sqlite.fingerprint'));
    // In the place of the library that would be written.
    mkdirSync(join(folder, 'data/library.next.sqlite'));
    const child = spawn(process.execPath, ['scripts/rebuild/build-next.ts'], {
      cwd: folder,
      env: { ...process.env, LEXICON_STATE: '.wrangler/state' },
      stdio: ['pipe', 'pipe', 'inherit'],
      detached: true,
    });
    let printed = '';
    let sawAstro = false;
    const looking = setInterval(() => (sawAstro ||= runningThere().some((line) => line.includes('astro'))), 50);
    child.stdout.on('data', (data) => (printed += String(data)));
    const status = await new Promise((end) => child.on('close', end));
    clearInterval(looking);
    expect(printed).toContain('library.next.sqlite');
    expect(status).toBe(1);
    expect(sawAstro).toBe(true);
    expect(runningThere()).toEqual([]);
    expect(existsSync(join(folder, 'dist.next'))).toBe(false);
  },
  120_000,
);
