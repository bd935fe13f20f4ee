/** What one script of the built site asks for, by names of files in `/_astro/`. */
export interface ScriptLinks {
  /** Scripts that it imports at once, and style sheets. */
  now?: string[];
  /** Scripts that it imports on first use. */
  later?: string[];
  /** What it fetches or begins besides: fonts, pictures, the scripts of threads. */
  beside?: string[];
}

/** Every script of the built site by its name, as `/scripts.json` has it. */
export type ScriptGraph = Readonly<Record<string, ScriptLinks>>;

/** A script that no build of this edition made: the page that names it is of another one. */
export class UnknownScript extends Error {
  override name = 'UnknownScript';
}

/** Where the scripts and fonts of the built site stand. */
export const assetFolder = '/_astro/';

/** Where the graph stands. */
export const scriptGraphAddress = '/scripts.json';

/**
 * The files with these names and all that they lead to by the given kinds of links, each once, in the order in which they
 * are reached. A name that is no script leads nowhere; throws {@link UnknownScript} for a script that is not in the graph.
 */
export function followScripts(
  graph: ScriptGraph,
  names: Iterable<string>,
  kinds: readonly (keyof ScriptLinks)[],
): string[] {
  const found = new Set<string>(names);
  // A set goes on with what is added while it is walked.
  for (const name of found) {
    // A name such as "constructor" is none of the graph's own.
    const links = Object.hasOwn(graph, name) ? graph[name] : undefined;
    if (!links && name.endsWith('.js') && !isThread(graph, name))
      throw new UnknownScript(`${name} is not among the scripts of this edition`);
    for (const kind of kinds) for (const next of links?.[kind] ?? []) found.add(next);
  }
  return [...found];
}

/** A thread is bundled by itself, and imports nothing. */
function isThread(graph: ScriptGraph, name: string): boolean {
  return Object.values(graph).some(({ beside }) => beside?.includes(name));
}
