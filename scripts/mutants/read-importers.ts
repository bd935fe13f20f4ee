import { dirname, join } from 'node:path';
import ts from 'typescript';

/**
 * Finds which of these files import each other, from their texts. `scripts/code` does not know the modules of workerd.
 */
export function readImporters(texts: ReadonlyMap<string, string>): ReadonlyMap<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [from, text] of texts) {
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      const to = fileName.startsWith('#') ? fileName.slice(1) : join(dirname(from), fileName).replaceAll('\\', '/');
      if (texts.has(to)) importers.set(to, [...(importers.get(to) ?? []), from]);
    }
  }
  return importers;
}
