import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { followScripts } from '#data/site/script-graph.ts';
import { readScriptGraph } from '../pages/shell/read-script-graph.ts';
import { brotliBytes } from './page-weights.ts';
import { shellKind } from './shell-weight.ts';

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

/** Bytes of brotli that a reader's device downloads in the background of a first visit. */
it(`fits ${shellKind.atMost / 1000} kB with the worker itself, and prints what it keeps`, () => {
  const rows = [{ url: '/service-worker.js', bytes: brotliBytes(worker) }, ...listed].sort((a, b) => b.bytes - a.bytes);
  const sum = rows.reduce((bytes, row) => bytes + row.bytes, 0);
  process.stdout.write(
    `${rows.map(({ url, bytes }) => `${String(bytes).padStart(7)}  ${url}`).join('\n')}\n${String(sum).padStart(7)}  in ${rows.length} files\n`,
  );
  expect(sum).toBeLessThanOrEqual(shellKind.atMost);
});

it('has the fallback pages, with every script that they load immediately', () => {
  const urls = new Set(listed.map(({ url }) => url));
  for (const page of ['/shells/results', '/shells/not-kept', '/offline']) {
    expect([...urls]).toContain(page);
    const scripts = Array.from(
      readFileSync(fileOf(page), 'utf8').matchAll(/<script type="module" src="([^"]+)"/g),
      ([, src]) => src,
    );
    expect(scripts.length, page).toBeGreaterThan(0);
    for (const script of scripts) expect([...urls], page).toContain(script);
  }
});

/** Includes dynamic imports. */
function broughtBy(page: string): string[] {
  const html = readFileSync(`dist/${page}.html`, 'utf8');
  const own = Array.from(html.matchAll(/src="\/_astro\/([^"]+\.js)"/g), ([, name = '']) => name);
  return followScripts(readScriptGraph('dist'), own, ['now', 'later']);
}

it('omits only those scripts that every visited page loads', () => {
  const urls = new Set(listed.map(({ url }) => url));
  const names = readdirSync('dist/_astro').filter(
    (name) => name.endsWith('.js') && `/_astro/${name}` !== searchThread() && !readsTexts(name),
  );
  const scripts = [...urls].filter((url) => url.endsWith('.js'));
  const omitted = new Set<string>();
  for (const url of scripts) {
    const text = readFileSync(fileOf(url), 'utf8');
    for (const name of names) if (text.includes(name) && !urls.has(`/_astro/${name}`)) omitted.add(name);
  }
  // Parts of "My study" load with their first use, so no page brings them in advance.
  const graph = readScriptGraph('dist');
  const seldom = Object.values(graph).flatMap((links) => links.seldom ?? []);
  expect(seldom).not.toEqual([]);
  const onFirstUse = new Set(followScripts(graph, seldom, ['now', 'later']));
  expect(omitted.size).toBeGreaterThan(0);
  for (const page of ['index', 'lexicon/H430', 'bible/kjv_strongs/john/3', 'about/texts', 'hebrew-verbs', 'offline'])
    expect([page, [...omitted].filter((name) => !broughtBy(page).includes(name) && !onFirstUse.has(name))]).toEqual([
      page,
      [],
    ]);
  // React reports errors by a number and this URL.
  expect(scripts.some((url) => readFileSync(fileOf(url), 'utf8').includes('https://react.dev/errors/'))).toBe(true);
});

/** This script is included with the texts of a device, which only it reads. */
function readsTexts(name: string): boolean {
  return readFileSync(`dist/_astro/${name}`, 'utf8').includes('offline-reading');
}

/** The URL of the search thread in the worker, outside its list. */
function searchThread(): string {
  const [path = 'none'] = /\/_astro\/[\w-]+\.js(?=[`"'])/.exec(worker.replace(/\[\{"url":.*?\}\]/, '')) ?? [];
  return path;
}

it('includes the search thread with downloaded texts, but not from the first visit on', () => {
  // Text that only the search thread contains.
  expect(readFileSync(fileOf(searchThread()), 'utf8')).toContain('has the text of');
  expect(listed.map(({ url }) => url)).not.toContain(searchThread());
});

it('is one script without imports, for browsers without module workers', () => {
  expect(worker).not.toMatch(/\b(import|export)\b\s*[{*(\w]/);
});

it('contains the build id of every served file', () => {
  const [, build = ''] = /^ {2}X-Build: (\w+)$/m.exec(readFileSync('dist/_headers', 'utf8')) ?? [];
  expect(build).toMatch(/^[0-9a-f]{16}$/);
  expect(worker).toContain(build);
  expect(JSON.parse(readFileSync('dist/packs/index.json', 'utf8')).build).toBe(build);
  expect(worker).not.toMatch(/__BUILD_ID__|__WB_MANIFEST|__SEARCH_THREAD__/);
});
