/** Paths from the root, by the path of whoever imports them. */
export type Imports = Readonly<Record<string, readonly string[]>>;

/**
 * Whatever is imported from some files on, with themselves, in the order of the alphabet. What is `apart` is left out, with
 * what is imported by it alone.
 */
export function reach(from: readonly string[], imports: Imports, apart: readonly string[] = []): string[] {
  const reached = new Set(from);
  // A set goes on with what is added while it is walked.
  for (const file of reached)
    for (const imported of imports[file] ?? []) if (!apart.includes(imported)) reached.add(imported);
  return [...reached].sort();
}
