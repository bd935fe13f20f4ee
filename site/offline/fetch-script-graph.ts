import { scriptGraphUrl, type ScriptGraph } from '#data/site/script-graph.ts';

/** Timeout for 2 kB, in ms. */
const timeoutMs = 20_000;

/**
 * Fetches the script graph of the site's current edition from the network only: a cached copy could be of another
 * edition. Throws if it is not available.
 */
export async function fetchScriptGraph(): Promise<ScriptGraph> {
  const response = await fetch(scriptGraphUrl, {
    cache: 'no-cache',
    signal: AbortSignal.timeout?.(timeoutMs) ?? null,
  });
  if (!response.ok) throw new Error(`${scriptGraphUrl} answered ${response.status}`);
  const graph: unknown = await response.json();
  if (!isScriptGraph(graph)) throw new Error(`${scriptGraphUrl} is no list of scripts`);
  return graph;
}

/** Distinguishes the site's own file from a page that a network returns instead. */
function isScriptGraph(value: unknown): value is ScriptGraph {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).every(([name, links]) => name.endsWith('.js') && typeof links === 'object');
}
