declare global {
  var lexiconHits: Set<string> | undefined;
}

/** Put at the start of a block, it notes that the block was entered. */
export function hitStatement(block: string): string {
  return `(globalThis.lexiconHits ??= new Set()).add(${JSON.stringify(block)});`;
}

/** What was entered since the set was last cleared, in this isolate. */
export function recordedHits(): Set<string> {
  return (globalThis.lexiconHits ??= new Set());
}
