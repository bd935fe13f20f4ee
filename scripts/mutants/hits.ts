declare global {
  var lexiconHits: Set<string> | undefined;
}

/** A statement for the start of a block, which records that the block was entered. */
export function hitStatement(block: string): string {
  return `(globalThis.lexiconHits ??= new Set()).add(${JSON.stringify(block)});`;
}

/** The blocks that were entered in this isolate since the set was last cleared. */
export function recordedHits(): Set<string> {
  return (globalThis.lexiconHits ??= new Set());
}
