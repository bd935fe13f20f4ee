import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { assetFolder, scriptGraphAddress, type ScriptGraph, type ScriptLinks } from '#data/site/script-graph.ts';

/** Under which name astro.config.mjs has Vite write its manifest. */
const manifestFile = 'manifest.json';

/** What is drawn over every page, all dialogs and toasts, as Vite names it; each is fetched on first use. */
const overEveryPage = ['site/islands/dialogs/DialogHost.tsx', 'site/client/Toaster.tsx'];

/**
 * What reads the texts of a device, and with it the search thread, 273 kB: it comes with the pages that are made of
 * them, which every text brings, and with nothing else that might come to ask for it.
 */
const broughtByTexts = 'site/islands/offline/read-offline.ts';

/** Vite's own format, as far as it is read: a key names a module, `file` is its built file in the output folder. */
const viteManifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    /** Keys. */
    imports: z.array(z.string()).default([]),
    /** Keys. */
    dynamicImports: z.array(z.string()).default([]),
    /** Files. */
    css: z.array(z.string()).default([]),
    /** Files. */
    assets: z.array(z.string()).default([]),
  }),
);

export type Manifest = z.output<typeof viteManifest>;

/**
 * Turns the manifest that Vite wrote into the list that devices and checks read, and removes it: it names every source
 * file, is five times as long, and nothing that is served reads it. `overPages` are the scripts that draw over any page.
 */
export function writeScriptGraph(output: string): { graph: ScriptGraph; overPages: string[] } {
  const manifest = readManifest(output);
  const graph = graphOf(manifest, new Set(builtFiles(output)));
  const overPages = overEveryPage.map((source) => {
    const name = nameOf(manifest[source]?.file ?? '');
    if (!name) throw new Error(`Vite's manifest has no ${source}: say here which module draws over every page`);
    return name;
  });
  writeFileSync(join(output, scriptGraphAddress), JSON.stringify(graph));
  rmSync(join(output, manifestFile));
  return { graph, overPages };
}

/** What Vite wrote, until {@link writeScriptGraph} removes it. Throws an error where it is not there. */
export function readManifest(output: string): Manifest {
  const path = join(output, manifestFile);
  if (!existsSync(path))
    throw new Error(
      `${path} is not there: Vite writes it where astro.config.mjs asks for it, as "write-manifest" does`,
    );
  return viteManifest.parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** Of a built site. Throws where it was built without. */
export function readScriptGraph(output: string): ScriptGraph {
  return JSON.parse(readFileSync(join(output, scriptGraphAddress), 'utf8')) as ScriptGraph;
}

/** `built`: names in the folder of assets. Style sheets that were put into the pages are no files, and are left out. */
export function graphOf(manifest: z.input<typeof viteManifest>, built: ReadonlySet<string>): ScriptGraph {
  const modules = viteManifest.parse(manifest);
  const fileOf = (key: string): string => {
    const found = modules[key];
    if (!found) throw new Error(`Vite's manifest imports "${key}" and does not say which file that is`);
    return found.file;
  };
  const named = (files: readonly string[]): string[] =>
    [...new Set(files.flatMap((file) => nameOf(file) ?? []))].filter((name) => built.has(name)).sort();
  const graph: Record<string, ScriptLinks> = {};
  for (const { file, imports, dynamicImports, css, assets } of Object.values(modules)) {
    const name = nameOf(file);
    if (!name?.endsWith('.js')) continue;
    const links: Required<ScriptLinks> = {
      now: named([...imports.map(fileOf), ...css]),
      later: named(dynamicImports.filter((key) => key !== broughtByTexts).map(fileOf)),
      beside: named(assets),
    };
    graph[name] = Object.fromEntries(Object.entries(links).filter(([, names]) => names.length > 0));
  }
  return graph;
}

/** `undefined` for what stands elsewhere, as the service worker does, which no page needs from its own copy. */
function nameOf(file: string): string | undefined {
  const path = `/${file}`;
  return path.startsWith(assetFolder) ? path.slice(assetFolder.length) : undefined;
}

function builtFiles(output: string): string[] {
  return readdirSync(join(output, assetFolder));
}
