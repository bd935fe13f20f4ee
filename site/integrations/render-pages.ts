import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { noteImports } from './note-imports.ts';
import { whenTold } from './render-when-told.ts';
import { inTwoThreads } from './two-threads.ts';

/**
 * How `astro build` renders pages: in two threads; and where pages may be taken over from the last build
 * (scripts/pages/astro-build.ts), when it is told to, with the URLs of those that are not rendered put into `keptPages`.
 */
export function renderPages(site: string, keptPages: string[]): AstroIntegration {
  const { LEXICON_KEPT: keptPath, LEXICON_IMPORTS: importsPath } = process.env;
  const { plugin, file } = bundleThread();
  return {
    name: 'render-pages',
    hooks: {
      'astro:config:setup': ({ injectRoute, updateConfig }) => {
        updateConfig({ vite: { plugins: importsPath === undefined ? [plugin] : [plugin, noteImports(importsPath)] } });
        // What of pages that are taken over is drawn anew all the same.
        if (keptPath !== undefined)
          injectRoute({ pattern: '/chapter-bars.json', entrypoint: './site/integrations/chapter-bars.json.ts' });
      },
      'astro:build:start': ({ setPrerenderer }) => {
        const begin = keptPath === undefined ? undefined : whenTold(process.stdin, keptPath, site, keptPages);
        setPrerenderer((usual) => {
          const threads = inTwoThreads(usual, file);
          return {
            ...threads,
            setup: async () => {
              await begin;
              await threads.setup?.();
            },
          };
        });
      },
    },
  };
}

/** Has page-thread.ts bundled with the pages, whose modules it shares; the file is known when they are. */
function bundleThread(): { plugin: Plugin; file: () => string } {
  const fileName = 'page-thread.mjs';
  let folder = '';
  return {
    plugin: {
      name: 'page-thread',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'prerender',
      buildStart() {
        this.emitFile({ type: 'chunk', id: fileURLToPath(new URL('page-thread.ts', import.meta.url)), fileName });
      },
      generateBundle({ dir }) {
        folder = dir ?? '';
      },
    },
    file: () => join(folder, fileName),
  };
}
