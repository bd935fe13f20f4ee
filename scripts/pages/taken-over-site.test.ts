import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { productSlug } from '#data/model/product.ts';
import { afterEach, expect, test } from 'vitest';
import { copyTree } from '../rebuild/copy-tree.ts';
import { differences, hashSite } from './hash-site.ts';
import { keptPath, type KeptPages } from './take-over.ts';

const folder = '.build/taken-over';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Two builds, of 20 s each where nothing else is done. */
const patience = 600_000;

test(
  'a component changed and changed back ends in the same site, byte for byte; only pages that it draws are drawn anew',
  { timeout: patience },
  () => {
    copyTree(folder);
    const built = hashSite(join(folder, 'dist'));
    const entry = join(folder, 'dist', productSlug, 'H1.html');
    const before = readFileSync(entry, 'utf8');
    // One that draws verbs and lessons, one that the device alone draws: all pages name other scripts.
    const changes = [
      { file: 'site/views/learning/ConjugationTables.tsx', from: 'Past and future<', to: 'Past, and what is to come<' },
      { file: 'site/islands/dialogs/VerseDialog.tsx', from: 'Loading cross-references', to: 'Asking for them' },
    ];
    for (const { file, from, to } of changes) write(file, from, to);
    build();
    const { addresses } = JSON.parse(readFileSync(join(folder, keptPath), 'utf8')) as KeptPages;
    const kinds = new Set(addresses.map((address) => address.split('/')[1]));
    expect(kinds).toEqual(new Set([productSlug, 'hebrew-roots', 'bible']));
    expect(addresses.length, 'but for a sample of every 250').toBeGreaterThan(17_500);
    const verbs = readdirSync(join(folder, 'dist/hebrew-verbs')).map((name) =>
      readFileSync(join(folder, 'dist/hebrew-verbs', name), 'utf8'),
    );
    expect(verbs.filter((page) => page.includes('Past, and what is to come<'))).toHaveLength(verbs.length);
    const scripts = /\/_astro\/[\w-]+\.js/g;
    const now = readFileSync(entry, 'utf8');
    expect(now === before, 'it names other scripts').toBe(false);
    expect(now.replace(scripts, '') === before.replace(scripts, ''), 'and says nothing else').toBe(true);
    for (const [name] of now.matchAll(scripts)) expect(statSync(join(folder, 'dist', name)).size).toBeGreaterThan(0);

    for (const { file, from, to } of changes) write(file, to, from);
    build();
    expect(differences(built, hashSite(join(folder, 'dist')))).toEqual([]);
  },
);

function write(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

/** Without what tests tell Vite. */
function build(): void {
  const { PATH, HOME, PRODUCT_NAME, PRODUCT_SLUG, SITE_URL } = process.env;
  const env = { PATH, HOME, PRODUCT_NAME, PRODUCT_SLUG, SITE_URL };
  execFileSync(process.execPath, ['scripts/pages/main.ts'], { cwd: folder, stdio: 'pipe', env });
}
