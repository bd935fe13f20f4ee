import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest, type Manifest } from './script-graph.ts';

/**
 * Pages of people, each with the modules that it draws itself by beside those of its own script. They do nothing without
 * them, and would ask for them one after the other, as each says what it imports: six round trips of the dashboard, 2.4 s
 * of a slow line.
 */
const preloaded: Readonly<Record<string, readonly string[]>> = {
  'admin.html': ['site/admin/Admin.tsx', 'site/client/hydrate.tsx'],
  'account.html': ['site/islands/accounts/Account.tsx', 'site/client/hydrate.tsx'],
  'auth.html': ['site/islands/accounts/Auth.tsx', 'site/client/hydrate.tsx'],
};

/** The first tab, which the dashboard asks for by itself. */
const firstTab = 'site/admin/imports/UploadTab.tsx';

/**
 * Writes into those pages which scripts they need, and into the sign-in besides which the dashboard will: it fetches them
 * while somebody types. Throws an error where one of the modules was not built.
 */
export function preloadScripts(output: string): void {
  const manifest = readManifest(output);
  const needed = new Map<string, string[]>();
  for (const [page, modules] of Object.entries(preloaded)) {
    const html = readFileSync(join(output, page), 'utf8');
    needed.set(page, filesOf(manifest, [entryOf(manifest, html), ...modules]));
  }
  const own = needed.get('auth.html') ?? [];
  const next = [...(needed.get('admin.html') ?? []), ...filesOf(manifest, [firstTab])];
  const later = [...new Set(next)].filter((name) => !own.includes(name)).map((name) => `/${name}`);
  for (const [page, names] of needed) {
    const file = join(output, page);
    const links = names.map((name) => `<link rel="modulepreload" href="/${name}">`).join('');
    const html = readFileSync(file, 'utf8').replace('</head>', () => `${links}</head>`);
    writeFileSync(file, page === 'auth.html' ? withNextScripts(html, later) : html);
  }
}

/** As site/islands/accounts/fetch-next.ts looks for it. Throws an error where the page has no place for it. */
export function withNextScripts(html: string, names: readonly string[]): string {
  const place = /(?<=<script type="application\/json" id="next-scripts">)\[\](?=<\/script>)/;
  if (!place.test(html)) throw new Error('The sign-in has no place for the scripts that come after it');
  return html.replace(place, () => JSON.stringify(names));
}

/** The module of a page's script, which asks who is there: first of all, so that the answer comes while others do. */
function entryOf(manifest: Manifest, html: string): string {
  const src = /<script type="module" src="\/([^"]+)"/.exec(html)?.[1];
  const [key] = Object.entries(manifest).find(([, { file }]) => file === src) ?? [];
  if (key === undefined) throw new Error(`Vite's manifest has no module of the page's script ${src ?? ''}`);
  return key;
}

/** The modules' files and those of all that they import at once, each once, those that others need first. */
export function filesOf(manifest: Manifest, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const found = manifest[key];
    if (!found) throw new Error(`Vite built no module "${key}": name another in preload-scripts.ts`);
    for (const each of found.imports) add(each);
    files.add(found.file);
  };
  for (const key of modules) add(key);
  return [...files];
}
