import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { assetFolder, scriptGraphUrl, type ScriptGraph, type ScriptLinks } from '#data/site/script-graph.ts';

/** The name of Vite's manifest in astro.config.mjs. */
const manifestFile = 'manifest.json';

/**
 * Modules that render over every page, all dialogs and toasts, with their names in Vite's manifest. Each is loaded on
 * first use.
 */
const overEveryPage = ['site/islands/dialogs/DialogHost.tsx', 'site/client/Toaster.tsx'];

/**
 * Reads the texts of a device, and imports the search thread (273 kB). It is included with the pages that are made from
 * the device's texts, which every download contains, and not with other pages that might request it.
 */
const broughtByTexts = 'site/islands/offline/read-offline.ts';

/** Checks an imported file of notes, with the schema library (100 kB). An import needs a connection. */
const onlyOnline = 'data/my-study/contract/my-study-export.ts';

/**
 * Parts of "My study" that pages to read import. Only readers who use the feature load them. Downloads and saved pages
 * include them, so that the first note can be written offline. Visited pages do not.
 */
const loadedOnFirstUse = [
  'StudyPanelHost.tsx',
  'follow-note-count.ts',
  'page/StudyModeMemory.tsx',
  'show-interlinear-marks.ts',
  'show-study-marks.ts',
  'show-verse-marks.ts',
  'todays-reading.ts',
  'verse-study-rows.ts',
].map((name) => `site/islands/my-study/${name}`);

/** The used part of Vite's format: a key names a module, `file` is its built file in the output folder. */
const viteManifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    /** Keys of modules. */
    imports: z.array(z.string()).default([]),
    /** Keys of modules. */
    dynamicImports: z.array(z.string()).default([]),
    /** Paths of files. */
    css: z.array(z.string()).default([]),
    /** Paths of files. */
    assets: z.array(z.string()).default([]),
  }),
);

export type Manifest = z.output<typeof viteManifest>;

/**
 * Converts Vite's manifest into the list that devices and checks read, and removes the manifest: it names every source
 * file, is five times as long, and is not needed at run time. `overPages` are the scripts that render over any page.
 */
export function writeScriptGraph(output: string): { graph: ScriptGraph; overPages: string[] } {
  const manifest = readViteManifest(output);
  const graph = graphOf(manifest, new Set(builtFiles(output)));
  const overPages = overEveryPage.map((source) => {
    const name = nameOf(manifest[source]?.file ?? '');
    if (!name) throw new Error(`Vite's manifest has no ${source}. Correct the list overEveryPage`);
    return name;
  });
  writeFileSync(join(output, scriptGraphUrl), JSON.stringify(graph));
  rmSync(join(output, manifestFile));
  return { graph, overPages };
}

/** Vite's manifest, until {@link writeScriptGraph} removes it. Throws if it does not exist. */
export function readViteManifest(output: string): Manifest {
  const path = join(output, manifestFile);
  if (!existsSync(path))
    throw new Error(`${path} does not exist. Vite writes it if astro.config.mjs has the integration "write-manifest"`);
  return viteManifest.parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** The script graph of a built site. Throws if the site was built without one. */
export function readScriptGraph(output: string): ScriptGraph {
  return JSON.parse(readFileSync(join(output, scriptGraphUrl), 'utf8')) as ScriptGraph;
}

/** `built`: names in the assets folder. Style sheets that were inlined are not files, and are omitted. */
export function graphOf(manifest: z.input<typeof viteManifest>, built: ReadonlySet<string>): ScriptGraph {
  const modules = viteManifest.parse(manifest);
  const fileOf = (key: string): string => {
    const module = modules[key];
    if (!module) throw new Error(`Vite's manifest imports "${key}", but has no file for it`);
    return module.file;
  };
  const named = (files: readonly string[]): string[] =>
    [...new Set(files.flatMap((file) => nameOf(file) ?? []))].filter((name) => built.has(name)).sort();
  const graph: Record<string, ScriptLinks> = {};
  for (const { file, imports, dynamicImports, css, assets } of Object.values(modules)) {
    const name = nameOf(file);
    if (!name?.endsWith('.js')) continue;
    const links: Required<ScriptLinks> = {
      now: named([...imports.map(fileOf), ...css]),
      later: named(
        dynamicImports
          .filter((key) => key !== broughtByTexts && key !== onlyOnline && !loadedOnFirstUse.includes(key))
          .map(fileOf),
      ),
      seldom: named(dynamicImports.filter((key) => loadedOnFirstUse.includes(key)).map(fileOf)),
      beside: named(assets),
    };
    graph[name] = Object.fromEntries(Object.entries(links).filter(([, names]) => names.length > 0));
  }
  return graph;
}

/** `undefined` for files elsewhere, such as the service worker, which is not an asset of a page. */
function nameOf(file: string): string | undefined {
  const path = `/${file}`;
  return path.startsWith(assetFolder) ? path.slice(assetFolder.length) : undefined;
}

function builtFiles(output: string): string[] {
  return readdirSync(join(output, assetFolder));
}
