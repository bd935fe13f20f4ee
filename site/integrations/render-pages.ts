import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { recordImports } from './note-imports.ts';
import { waitForRenderSignal } from './render-signal.ts';
import { withSecondThread } from './parallel-prerenderer.ts';

/**
 * Configures how `astro build` renders pages: in two threads. If pages can be reused from the last build
 * (`scripts/pages/astro-build.ts`), rendering waits for a signal, and the URLs of the reused pages are added to
 * `reusedUrls`.
 */
export function renderPagesIntegration(site: string, reusedUrls: string[]): AstroIntegration {
  const { LEXICON_KEPT: reusedPath, LEXICON_IMPORTS: importsPath } = process.env;
  const { plugin, file } = bundleThread();
  return {
    name: 'render-pages',
    hooks: {
      'astro:config:setup': ({ injectRoute, updateConfig }) => {
        updateConfig({
          vite: { plugins: importsPath === undefined ? [plugin] : [plugin, recordImports(importsPath)] },
        });
        // The part of reused pages that is rendered again.
        if (reusedPath !== undefined)
          injectRoute({ pattern: '/chapter-bars.json', entrypoint: './site/integrations/chapter-bars.json.ts' });
      },
      'astro:build:start': ({ setPrerenderer }) => {
        const signal =
          reusedPath === undefined ? undefined : waitForRenderSignal(process.stdin, reusedPath, site, reusedUrls);
        setPrerenderer((usual) => {
          const threads = withSecondThread(usual, file);
          return {
            ...threads,
            setup: async () => {
              await signal;
              await threads.setup?.();
            },
          };
        });
      },
    },
  };
}

/**
 * Bundles `page-thread.ts` together with the pages, because they share modules. The file name is only known after
 * bundling.
 */
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
