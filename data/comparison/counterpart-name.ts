/** "RSTNE" and "Restored Names": the short name for messages. */
export function counterpartName(version: string): string {
  return version === 'rstne' ? 'RSTNE' : 'Restored Names';
}
