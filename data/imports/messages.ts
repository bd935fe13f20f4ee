/** Follows a verse reference. `character` is for example "U+0007 at position 12". */
export function unexpectedCharacterMessage(character: string | undefined): string {
  return `contains an unexpected character${character ? ` (${character})` : ''}`;
}
