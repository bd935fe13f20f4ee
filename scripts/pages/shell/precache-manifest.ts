import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetFolder, followScripts, scriptGraphUrl, type ScriptGraph } from '#data/site/script-graph.ts';
import { readScriptGraph } from './read-script-graph.ts';

/** What the service worker caches from the first visit on, in Workbox's format. */
export interface PrecacheEntry {
  url: string;
  /** `null` if the name contains a hash. */
  revision: string | null;
}

/** Pages that the service worker serves as fallbacks. */
const pages = ['/shells/results', '/shells/not-kept', '/offline'];
/** Files of every page, and the list of the parts of visited pages. */
const others = ['/logo.svg', '/favicon.svg', scriptGraphUrl];

const ownScript = /<script type="module" src="\/_astro\/([^"]+)"/g;

/**
 * The pages of the shell with every script that they may request, immediately or on first use. Excludes fonts, and
 * dialogs and toasts (`overPages`), which every visited page and every download include. Also excludes the search
 * thread, which is included with the texts that it searches. `output` is the folder of the built site.
 */
export function precacheManifest(output: string, overPages: readonly string[]): PrecacheEntry[] {
  const own = [...pages.map((page) => `${page}.html`), ...others];
  const missing = own.find((file) => !existsSync(join(output, file)));
  if (missing)
    throw new Error(
      `The shell needs ${missing}, which is not in ${output}: a page of site/pages/shells was renamed or removed`,
    );
  const reached = shellScripts(output, overPages);
  return [
    ...pages.map((page) => ({ url: page, revision: revisionOf(join(output, `${page}.html`)) })),
    ...others.map((file) => ({ url: file, revision: revisionOf(join(output, file)) })),
    ...reached.map((name) => ({ url: assetFolder + name, revision: null })),
  ];
}

/** The scripts that the pages of the shell may request. */
function shellScripts(output: string, overPages: readonly string[] = []): string[] {
  const begun = pages.flatMap((page) => {
    const html = readFileSync(join(output, `${page}.html`), 'utf8');
    return Array.from(html.matchAll(ownScript), ([, name = '']) => name);
  });
  return followScripts(withoutLater(readScriptGraph(output), overPages), begun, ['now', 'later']).sort();
}

/** The graph without the dynamic imports of these scripts. */
function withoutLater(graph: ScriptGraph, excluded: readonly string[]): ScriptGraph {
  return Object.fromEntries(
    Object.entries(graph).map(([name, links]) => [
      name,
      { ...links, later: links.later?.filter((later) => !excluded.includes(later)) ?? [] },
    ]),
  );
}

/** The script that searches downloaded texts, the only thread that a page of the shell starts. */
export function searchThread(output: string): string {
  const graph: ScriptGraph = readScriptGraph(output);
  const threads = new Set(
    shellScripts(output).flatMap((script) => graph[script]?.beside?.filter((name) => name.endsWith('.js')) ?? []),
  );
  const [name] = threads;
  if (name === undefined || threads.size > 1)
    throw new Error(`The shell's scripts start ${threads.size} threads instead of one, the offline search`);
  return assetFolder + name;
}

function revisionOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}
