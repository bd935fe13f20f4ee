import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copySourceTree } from './copy-source-tree.ts';

mkdirSync('.build', { recursive: true });
const folder = resolve(mkdtempSync('.build/next-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Command lines of processes that run in the copied tree. */
function runningThere(): string[] {
  return readdirSync('/proc').flatMap((id) => {
    try {
      return readlinkSync(`/proc/${id}/cwd`) === folder ? [readFileSync(`/proc/${id}/cmdline`, 'utf8')] : [];
    } catch {
      return [];
    }
  });
}

const texts = 'kjv-master, engKJV2006eb, web, engWEB2015eb, spaRV1909eb, wlc, sblgnt';

test.runIf(existsSync('/proc/self/cwd'))(
  'stops the bundling that was started in parallel if the library cannot be made',
  async () => {
    copySourceTree(folder);
    // Otherwise the copied library would count as current.
    rmSync(join(folder, 'data/library.sqlite.fingerprint'));
    // A folder in the path of the new library makes the build fail.
    mkdirSync(join(folder, 'data/library.next.sqlite'));
    const child = spawn(process.execPath, ['scripts/rebuild/build-next.ts'], {
      cwd: folder,
      // Without the texts, the failure comes after a second instead of ten.
      env: { ...process.env, LEXICON_STATE: '.wrangler/state', LEXICON_WITHOUT: texts },
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
    // Killed processes disappear a moment later on a busy machine.
    await expect.poll(runningThere).toEqual([]);
    expect(existsSync(join(folder, 'dist.next'))).toBe(false);
  },
  300_000,
);
