import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest, type Manifest } from './script-graph.ts';

/**
 * Pages of people, each with the modules that it draws itself by beside those of its own script. They do nothing without them, and would ask for them
 * one after the other, as each says what it imports: six round trips of the dashboard, 2.4 s of a slow line.
 */
const preloaded: Readonly<Record<string, readonly string[]>> = {
  'admin.html': ['site/admin/Admin.tsx', 'site/admin/Dashboard.tsx', 'site/islands/shared/hydrate.tsx'],
  'account.html': ['site/islands/account/Account.tsx', 'site/islands/shared/hydrate.tsx'],
  'auth.html': ['site/islands/account/Auth.tsx', 'site/islands/shared/hydrate.tsx'],
};

/** Writes into those pages which scripts they need. Throws an error where one of the modules was not built. */
export function preloadScripts(output: string): void {
  const manifest = readManifest(output);
  for (const [page, modules] of Object.entries(preloaded)) {
    const file = join(output, page);
    const html = readFileSync(file, 'utf8');
    const links = filesOf(manifest, [entryOf(manifest, html), ...modules]).map(
      (name) => `<link rel="modulepreload" href="/${name}">`,
    );
    writeFileSync(
      file,
      html.replace('</head>', () => `${links.join('')}</head>`),
    );
  }
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
