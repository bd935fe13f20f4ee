/** Paths of imported files from the root, by the path of the importing file. */
export type Imports = Readonly<Record<string, readonly string[]>>;

/**
 * Everything that is reachable from some files, including these, sorted. Excludes the files in `apart`, and what only
 * they import.
 */
export function reach(from: readonly string[], imports: Imports, apart: readonly string[] = []): string[] {
  const reached = new Set(from);
  // Iteration over a set includes items that are added during it.
  for (const file of reached)
    for (const imported of imports[file] ?? []) if (!apart.includes(imported)) reached.add(imported);
  return [...reached].sort();
}
