import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { productSlug } from '#data/site/product.ts';
import { afterEach, expect, test } from 'vitest';
import { copySourceTree } from '../rebuild/copy-source-tree.ts';
import { differences, hashSite } from './hash-site.ts';
import { reusablePagesPath, type ReusablePages } from './reuse-pages.ts';

const folder = '.build/taken-over';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Two builds of 20 s on an idle machine, and one from scratch, which takes three times as long. */
const patience = 1_800_000;

interface Change {
  file: string;
  from: string;
  to: string;
}

/** One renders verbs and lessons, the other renders only on the device. Both change the script names in all pages. */
const components: Change[] = [
  { file: 'site/views/hebrew/ConjugationTables.tsx', from: 'Past and future<', to: 'Past, and what is to come<' },
  { file: 'site/islands/dialogs/VerseDialog.tsx', from: 'Loading cross-references', to: 'Asking for them' },
];
const forWorker: Change = { file: 'data/schema/bot.ts', from: 'import ', to: '// Of the worker alone.\nimport ' };
/** What pages of verbs and lessons are made from, and what devices and the worker read. */
const data: Change[] = [
  { file: 'data/hebrew/language/transliterate.ts', from: "צ: 'ts'", to: "צ: 'tz'" },
  { file: 'data/bible/typed-reference.ts', from: String.raw`(?<chapter>\d{1,3})`, to: String.raw`(?<chapter>\d{1,4})` },
];

const entry = join(folder, 'dist', productSlug, 'H1.html');
const allKinds = [productSlug, 'hebrew-roots', 'hebrew-verbs', 'bible'];
const allButVerbs = allKinds.filter((kind) => kind !== 'hebrew-verbs');

test(
  'an incremental build equals a full build byte for byte, and renders only the affected pages',
  { timeout: patience },
  () => {
    copySourceTree(folder);
    const before = readFileSync(entry, 'utf8');
    const scripts = scriptNames();
    const ofLibrary = libraryCode();

    const { ino } = statSync(entry);
    make(forWorker);
    build();
    expect(reusedKinds(), 'it affects no page').toEqual(new Set(allKinds));
    expect(statSync(entry).ino, 'the file was not opened').toBe(ino);

    for (const change of [...components, ...data]) make(change);
    expect(libraryCode(), 'the library imports none of it').toBe(ofLibrary);
    build();
    expect(reusedKinds()).toEqual(new Set(allButVerbs));
    expect(reusedPages().length, 'except for a sample of every 250').toBeGreaterThan(17_500);
    const verbs = verbPages();
    expect(verbs.filter((page) => page.includes('Past, and what is to come<'))).toHaveLength(verbs.length);
    expect(verbs.filter((page) => page.includes('tz')).length).toBeGreaterThan(5);
    expect(scriptNames(), 'devices have another script').not.toEqual(scripts);
    expectOtherScripts(before);

    const reused = hashSite(join(folder, 'dist'));
    for (const path of ['dist', '.build/build-record.json']) rmSync(join(folder, path), { recursive: true });
    build();
    expect(reusedPages()).toEqual([]);
    expect(differences(reused, hashSite(join(folder, 'dist')))).toEqual([]);
  },
);

function reusedPages(): string[] {
  return (JSON.parse(readFileSync(join(folder, reusablePagesPath), 'utf8')) as ReusablePages).addresses;
}

function reusedKinds(): Set<string | undefined> {
  return new Set(reusedPages().map((urlPath) => urlPath.split('/')[1]));
}

function scriptNames(): string[] {
  return readdirSync(join(folder, 'dist/_astro')).sort();
}

function verbPages(): string[] {
  const verbs = join(folder, 'dist/hebrew-verbs');
  return readdirSync(verbs).map((name) => readFileSync(join(verbs, name), 'utf8'));
}

function expectOtherScripts(before: string): void {
  const scripts = /\/_astro\/[\w-]+\.js/g;
  const now = readFileSync(entry, 'utf8');
  expect(now === before, 'it names other scripts').toBe(false);
  expect(now.replace(scripts, '') === before.replace(scripts, ''), 'it has no other changes').toBe(true);
  for (const [name] of now.matchAll(scripts)) expect(statSync(join(folder, 'dist', name)).size).toBeGreaterThan(0);
}

function make({ file, from, to }: Change): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

function build(): void {
  runInCopy(['scripts/pages/main.ts']);
}

function libraryCode(): string {
  return runInCopy([
    '-e',
    "import('./scripts/library/library-fingerprint.ts').then((all) => console.log(all.pipelineHash()))",
  ]);
}

/** Runs without Vitest's environment variables for Vite. */
function runInCopy(script: readonly string[]): string {
  const { PATH, HOME, PRODUCT_NAME, PRODUCT_SLUG, SITE_URL } = process.env;
  const env = { PATH, HOME, PRODUCT_NAME, PRODUCT_SLUG, SITE_URL };
  return execFileSync(process.execPath, [...script], { cwd: folder, stdio: 'pipe', env, encoding: 'utf8' }).trim();
}
