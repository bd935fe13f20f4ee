import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes which file imports which to draw pages at build, as JSON: paths from the root by the path of whoever imports
 * them. By it a build knows which pages say something else after a change (scripts/pages/page-code.ts). Scripts and styles
 * are left out: they stand in what pages share.
 */
export function noteImports(path: string): Plugin {
  const imports = new Map<string, Set<string>>();
  return {
    name: 'note-imports',
    buildEnd() {
      if (this.environment.name === 'client') return;
      for (const id of this.getModuleIds()) {
        const file = fileOf(id);
        if (file === undefined) continue;
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        const known = imports.get(file) ?? new Set();
        for (const imported of [...importedIds, ...dynamicallyImportedIds]) {
          const other = fileOf(imported);
          if (other !== undefined && other !== file) known.add(other);
        }
        imports.set(file, known);
      }
      const named = [...imports].map(([file, imported]) => [file, [...imported].sort()]);
      writeFileSync(path, JSON.stringify(Object.fromEntries(named)));
    },
  };
}

/** `undefined` of what is no file of the project (packages, modules that Vite or Astro make up), and of styles. */
function fileOf(id: string): string | undefined {
  const [path = '', query = ''] = id.split('?');
  if (path.endsWith('.css') && query !== 'inline') return undefined;
  if (!path.startsWith('/') || path.includes('/node_modules/')) return undefined;
  const file = relative(process.cwd(), path);
  return file.startsWith('..') ? undefined : file;
}
