import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readViteManifest, type Manifest } from './read-script-graph.ts';

/**
 * Account pages, each with the modules that it renders, in addition to those of its own script. The pages need them,
 * and would otherwise request them one after the other, as each declares its imports: six round trips for the
 * dashboard, 2.4 s on a slow connection.
 */
const preloaded: Readonly<Record<string, readonly string[]>> = {
  'admin.html': ['site/admin/Admin.tsx', 'site/client/hydrate.tsx'],
  'account.html': ['site/islands/accounts/Account.tsx', 'site/client/hydrate.tsx'],
  'auth.html': ['site/islands/accounts/Auth.tsx', 'site/client/hydrate.tsx'],
};

/** The first tab, which the dashboard loads automatically. */
const firstTab = 'site/admin/imports/UploadTab.tsx';

/**
 * Writes preload links for the needed scripts into those pages. The sign-in page also gets the scripts of the
 * dashboard, and loads them while the user types. Throws if one of the modules was not built.
 */
export function preloadScripts(output: string): void {
  const manifest = readViteManifest(output);
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

/** Writes the list that site/islands/accounts/fetch-next.ts reads. Throws if the page has no element for it. */
export function withNextScripts(html: string, names: readonly string[]): string {
  const emptyList = /(?<=<script type="application\/json" id="next-scripts">)\[\](?=<\/script>)/;
  if (!emptyList.test(html))
    throw new Error('The sign-in page has no element “next-scripts” for the scripts of the next page');
  return html.replace(emptyList, () => JSON.stringify(names));
}

/**
 * The module of a page's script, which requests the session. It comes first, so that its response arrives while other
 * scripts load.
 */
function entryOf(manifest: Manifest, html: string): string {
  const src = /<script type="module" src="\/([^"]+)"/.exec(html)?.[1];
  const [key] = Object.entries(manifest).find(([, { file }]) => file === src) ?? [];
  if (key === undefined) throw new Error(`Vite's manifest has no module for the script ${src ?? ''} of the page`);
  return key;
}

/** The files of the modules and of their static imports, without duplicates, dependencies first. */
export function filesOf(manifest: Manifest, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`Vite built no module "${key}". Correct its name in preload-scripts.ts`);
    for (const each of chunk.imports) add(each);
    files.add(chunk.file);
  };
  for (const key of modules) add(key);
  return [...files];
}
