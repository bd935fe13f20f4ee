/** The files that a script of the built site loads, by their names in `/_astro/`. */
export interface ScriptLinks {
  /** Static imports and style sheets. */
  now?: string[];
  /** Dynamic imports. */
  later?: string[];
  /** Dynamic imports of features that most readers never use. Downloads and saved pages have them, visited pages not. */
  seldom?: string[];
  /** Other files that it fetches or starts: fonts, pictures, web worker scripts. */
  beside?: string[];
}

/** All scripts of the built site by name, as in `/scripts.json`. */
export type ScriptGraph = Readonly<Record<string, ScriptLinks>>;

/** A script that is not part of this edition. The page that names it belongs to another edition. */
export class UnknownScriptError extends Error {
  override name = 'UnknownScriptError';
}

/** Path of the scripts and fonts of the built site. */
export const assetFolder = '/_astro/';

/** Path of the script graph. */
export const scriptGraphUrl = '/scripts.json';

/**
 * Returns these files and all files that they reach by these kinds of links, without duplicates, in the order in which
 * they are found. Names that are not scripts have no links. Throws {@link UnknownScriptError} for a script that is not in the
 * graph.
 */
export function followScripts(
  graph: ScriptGraph,
  names: Iterable<string>,
  kinds: readonly (keyof ScriptLinks)[],
): string[] {
  const reached = new Set<string>(names);
  // Iterating a Set includes values that are added during the iteration.
  for (const name of reached) {
    // A name such as "constructor" is not an own property of the graph.
    const links = Object.hasOwn(graph, name) ? graph[name] : undefined;
    if (!links && name.endsWith('.js') && !isWebWorker(graph, name))
      throw new UnknownScriptError(`${name} is not among the scripts of this edition`);
    for (const kind of kinds) for (const next of links?.[kind] ?? []) reached.add(next);
  }
  return [...reached];
}

/** Web workers are bundled separately and import nothing. */
function isWebWorker(graph: ScriptGraph, name: string): boolean {
  return Object.values(graph).some(({ beside }) => beside?.includes(name));
}
