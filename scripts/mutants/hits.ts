const key = 'lexiconHits';

/** Put at the start of a block, it notes that the block was entered. */
export function hitStatement(block: string): string {
  return `(globalThis.${key} ??= new Set()).add(${JSON.stringify(block)});`;
}

/** What was entered since the set was last cleared, in this isolate. */
export function recordedHits(): Set<string> {
  const scope: { [key]?: Set<string> } = globalThis;
  return (scope[key] ??= new Set());
}
