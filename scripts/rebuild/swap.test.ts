import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { finishSwap, prepareSwap, removeReplaced, swapSite } from './swap.ts';

const databases = 'v3/d1/miniflare-D1DatabaseObject';
const served = `.wrangler/state/${databases}`;
const [root, swap] = [process.cwd(), resolve('scripts/rebuild/swap.ts')];

/** An old site that is served and a new one that is ready. */
const both = mkdtempSync(join(tmpdir(), 'swap-both-'));
let folder = '';
beforeAll(() => {
  for (const [site, state, text] of [
    ['dist', served, 'old'],
    ['dist.next', `.wrangler/next/${databases}`, 'new'],
  ] as const) {
    mkdirSync(join(both, site));
    writeFileSync(join(both, site, 'edition.json'), text);
    mkdirSync(join(both, state), { recursive: true });
    writeLibrary(join(both, state, 'one.sqlite'), text);
    new Database(join(both, state, 'metadata.sqlite')).exec('CREATE TABLE other (x)').close();
  }
});
beforeEach(begin);
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => rmSync(both, { recursive: true, force: true }));

function begin(): void {
  folder = mkdtempSync(join(tmpdir(), 'swap-'));
  cpSync(both, folder, { recursive: true });
}

const ready = { pages: 'pages of new', library: 'new' };

/** Leaves the database as a killed runtime does, with the last write only in its log. */
function writeLibrary(path: string, text: string): void {
  const script = `const Database = (await import(${JSON.stringify(import.meta.resolve('better-sqlite3'))})).default;
    const database = new Database(${JSON.stringify(path)});
    database.pragma('journal_mode = WAL');
    database.exec("CREATE TABLE verses_fts (text); INSERT INTO verses_fts VALUES ('${text}')");
    process.kill(process.pid, 'SIGKILL');`;
  spawnSync(process.execPath, ['--input-type=module', '-e', script]);
  expect(existsSync(`${path}-wal`)).toBe(true);
}

/** Runs the swap in the folder, in a process that is killed before disk change number `cut`, like a power failure. */
function swapUntil(cut: number): NodeJS.Signals | null {
  const script = `const fs = (await import('node:fs')).default;
    let left = ${cut};
    for (const name of ['renameSync', 'rmSync', 'writeFileSync']) {
      const change = fs[name];
      fs[name] = (...args) => {
        if (left-- <= 0) process.kill(process.pid, 'SIGKILL');
        return change(...args);
      };
    }
    (await import('node:module')).syncBuiltinESMExports();
    const { prepareSwap, removeReplaced, swapSite } = await import(${JSON.stringify(swap)});
    await prepareSwap(${JSON.stringify(ready)});
    swapSite(${JSON.stringify(ready)});
    await removeReplaced();`;
  const { status, signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0 && signal !== 'SIGKILL') throw new Error(stderr);
  return signal;
}

/** Runs `work` in the folder, because the code uses relative paths. */
async function inFolder(work: () => Promise<void> | void): Promise<void> {
  process.chdir(folder);
  try {
    await work();
  } finally {
    process.chdir(root);
  }
}

function pages(): string | undefined {
  const path = join(folder, 'dist/edition.json');
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function library(): unknown {
  const database = new Database(join(folder, served, 'one.sqlite'));
  try {
    return database.prepare('SELECT text FROM verses_fts').pluck().get();
  } finally {
    database.close();
  }
}

/** The whole exchange. */
async function exchange(parts: typeof ready | { pages: string }): Promise<void> {
  await prepareSwap(parts);
  swapSite(parts);
  await removeReplaced();
}

test('replaces pages and library with the new ones, and leaves nothing behind', async () => {
  await inFolder(() => exchange(ready));
  expect([pages(), library()]).toEqual(['new', 'new']);
  expect(readdirSync(folder).toSorted()).toEqual(['.build', '.wrangler', 'dist']);
  expect(readdirSync(join(folder, '.wrangler'))).toEqual(['state']);
  expect(existsSync(join(folder, '.build/swap.json'))).toBe(false);
});

test('after an interruption at any step, the next start leaves everything old or everything new', async () => {
  const ends: string[] = [];
  for (let cut = 0; ends.at(-1) !== 'not cut'; cut += 1) {
    const signal = swapUntil(cut);
    await inFolder(finishSwap);
    const [one, other] = [pages(), library()];
    expect(one, `cut before change ${cut}`).toBe(other);
    ends.push(signal ? String(one) : 'not cut');
    // Starts again from the beginning.
    rmSync(folder, { recursive: true, force: true });
    begin();
  }
  expect(ends.slice(0, 2)).toEqual(['old', 'old']);
  expect(ends.filter((end) => end === 'new').length).toBeGreaterThan(8);
});

test('leaves the library unchanged if only pages are ready', async () => {
  await inFolder(() => exchange({ pages: ready.pages }));
  expect([pages(), library()]).toEqual(['new', 'old']);
});

test('changes nothing if no swap was started', async () => {
  await inFolder(finishSwap);
  expect([pages(), library()]).toEqual(['old', 'old']);
});

test('deletes and measures nothing while the site is not served', async () => {
  await inFolder(() => {
    swapSite({ ...ready, measured: 'one file' });
    expect(readFileSync('.build/pages.txt', 'utf8')).toBe('pages of new\none file\n');
  });
  expect(readdirSync(folder)).toContain('dist.previous');
  await inFolder(removeReplaced);
  expect(readdirSync(folder)).not.toContain('dist.previous');
});

test('stops before anything is moved if the finished build was removed', async () => {
  rmSync(join(folder, 'dist.next'), { recursive: true });
  await expect(inFolder(() => exchange(ready))).rejects.toThrow('deleted before it was used');
  expect([pages(), library()]).toEqual(['old', 'old']);
});
