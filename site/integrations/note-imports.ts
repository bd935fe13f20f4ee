import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes the import graph of the page renderer as JSON: from a file to the files that it imports, as paths from the
 * root. The build uses it to find the pages that a change affects (`scripts/pages/page-code.ts`). Scripts and styles of
 * the client are omitted, because pages reference them as shared files.
 */
export function recordImports(path: string): Plugin {
  const imports = new Map<string, Set<string>>();
  return {
    name: 'note-imports',
    buildEnd() {
      if (this.environment.name === 'client') return;
      for (const id of this.getModuleIds()) {
        const file = fileOf(id);
        if (file === undefined) continue;
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        const files = imports.get(file) ?? new Set();
        for (const imported of [...importedIds, ...dynamicallyImportedIds]) {
          const other = fileOf(imported);
          if (other !== undefined && other !== file) files.add(other);
        }
        imports.set(file, files);
      }
      const named = [...imports].map(([file, imported]) => [file, [...imported].sort()]);
      writeFileSync(path, JSON.stringify(Object.fromEntries(named)));
    },
  };
}

/**
 * Returns `undefined` for modules that are not files of the project (packages, virtual modules of Vite or Astro), and
 * for styles.
 */
function fileOf(id: string): string | undefined {
  const [path = '', query = ''] = id.split('?');
  if (path.endsWith('.css') && query !== 'inline') return undefined;
  if (!path.startsWith('/') || path.includes('/node_modules/')) return undefined;
  const file = relative(process.cwd(), path);
  return file.startsWith('..') ? undefined : file;
}
