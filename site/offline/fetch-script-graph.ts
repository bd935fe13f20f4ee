import { scriptGraphAddress, type ScriptGraph } from '#data/site/script-graph.ts';

/** For 2 kB, in ms: after that the line is as good as none. */
const patience = 20_000;

/**
 * Which script of the site's present edition leads to which others, from the network alone: a copy could be of another
 * edition. Throws where it cannot be had.
 */
export async function fetchScriptGraph(): Promise<ScriptGraph> {
  const response = await fetch(scriptGraphAddress, {
    cache: 'no-cache',
    signal: AbortSignal.timeout?.(patience) ?? null,
  });
  if (!response.ok) throw new Error(`${scriptGraphAddress} answered ${response.status}`);
  const graph: unknown = await response.json();
  if (!isScriptGraph(graph)) throw new Error(`${scriptGraphAddress} is no list of scripts`);
  return graph;
}

/** Enough to tell the site's own file from a page that a network sends in its place. */
function isScriptGraph(value: unknown): value is ScriptGraph {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).every(([name, links]) => name.endsWith('.js') && typeof links === 'object');
}
