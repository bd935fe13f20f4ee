import { assetFolder, followScripts, type ScriptGraph } from '#data/site/script-graph.ts';
import { readScriptGraph } from '../pages/shell/read-script-graph.ts';

const moduleScript = /<script type="?module"? src="?([^">\s]+)/g;
/** A script that blocks the page until it is loaded. */
const blockingScript = /<script\b(?![^>]*\b(?:type="?module"?|async|defer)\b)[^>]*\bsrc=[^>]*>/g;

const graphs = new Map<string, ScriptGraph>();

/** Files that a page's own scripts load automatically, before any interaction. Unique paths below `folder`. */
export function scriptsOf(html: string, folder = 'dist'): string[] {
  const graph = graphs.get(folder) ?? readScriptGraph(folder);
  graphs.set(folder, graph);
  const own = Array.from(html.matchAll(moduleScript), ([, path = '']) => path);
  const elsewhere = own.filter((path) => !path.startsWith(assetFolder));
  const built = own.filter((path) => path.startsWith(assetFolder)).map((path) => path.slice(assetFolder.length));
  return [...elsewhere, ...followScripts(graph, built, ['now']).map((name) => assetFolder + name)];
}

/** Tags of scripts that block reading. */
export function blockingScripts(html: string): string[] {
  return [...html.matchAll(blockingScript)].map(([tag]) => tag);
}
