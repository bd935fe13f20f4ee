import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { brotliBytes } from './page-weights.ts';

/** Bytes of brotli that a reader's device fetches in the background of a first visit. */
const most = 100_000;

let worker = '';
let listed: { url: string; revision: string | null; bytes: number }[] = [];

beforeAll(() => {
  worker = readFileSync('dist/service-worker.js', 'utf8');
  const [manifest = '[]'] = /\[\{"url":.*?\}\]/.exec(worker) ?? [];
  const entries: { url: string; revision: string | null }[] = JSON.parse(manifest);
  listed = entries.map((entry) => ({ ...entry, bytes: brotliBytes(readFileSync(fileOf(entry.url))) }));
});

function fileOf(url: string): string {
  return join('dist', /\.\w+$/.test(url) ? url : `${url}.html`);
}

it('fits 100 kB with the worker itself, and prints what it keeps', () => {
  const rows = [{ url: '/service-worker.js', bytes: brotliBytes(worker) }, ...listed].sort((a, b) => b.bytes - a.bytes);
  const sum = rows.reduce((bytes, row) => bytes + row.bytes, 0);
  process.stdout.write(`${rows.map(({ url, bytes }) => `${String(bytes).padStart(7)}  ${url}`).join('\n')}\n${String(sum).padStart(7)}  in ${rows.length} files\n`);
  expect(sum).toBeLessThanOrEqual(most);
});

it('has the pages that stand in for others, with every script that they load at once', () => {
  const urls = new Set(listed.map(({ url }) => url));
  for (const page of ['/shells/results', '/shells/not-kept', '/offline']) {
    expect([...urls]).toContain(page);
    const scripts = Array.from(readFileSync(fileOf(page), 'utf8').matchAll(/<script type="module" src="([^"]+)"/g), ([, src]) => src);
    expect(scripts.length, page).toBeGreaterThan(0);
    for (const script of scripts) expect([...urls], page).toContain(script);
  }
});

it('brings the search thread where texts are kept, and not from the first visit on', () => {
  const [path = 'none'] = /\/_astro\/[\w-]+\.js(?=[`"'])/.exec(worker.replace(/\[\{"url":.*?\}\]/, '')) ?? [];
  // Words of its own.
  expect(readFileSync(fileOf(path), 'utf8')).toContain('has the text of');
  expect(listed.map(({ url }) => url)).not.toContain(path);
});

it('is one script that imports nothing, as a browser without module workers needs it', () => {
  expect(worker).not.toMatch(/\b(import|export)\b\s*[{*(\w]/);
});

it('names the build of which every file is served', () => {
  const [, build = ''] = /^ {2}X-Build: (\w+)$/m.exec(readFileSync('dist/_headers', 'utf8')) ?? [];
  expect(build).toMatch(/^[0-9a-f]{16}$/);
  expect(worker).toContain(build);
  expect(JSON.parse(readFileSync('dist/packs/index.json', 'utf8')).build).toBe(build);
  expect(worker).not.toMatch(/__BUILD_ID__|__WB_MANIFEST|__SEARCH_THREAD__/);
});
