import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { formatPageCount, formatRenderedCount } from '#data/site/page-count-line.ts';
import { waitForRenderSignal } from './render-signal.ts';
import { withSecondThread } from './parallel-prerenderer.ts';

/** How often the build prints the number of rendered pages. It renders about 300 a second. */
const pagesPerLine = 100;

/**
 * Configures how `astro build` renders pages: in two threads, and with LEXICON_WAIT only after a signal
 * (`scripts/pages/astro-build.ts`).
 */
export function renderPagesIntegration(): AstroIntegration {
  const { plugin, file } = bundleThread();
  return {
    name: 'render-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:build:start': ({ setPrerenderer }) => {
        const signal = process.env['LEXICON_WAIT'] ? waitForRenderSignal(process.stdin) : undefined;
        // It is only awaited when pages are rendered. This avoids an unhandled rejection before that.
        signal?.catch(() => undefined);
        setPrerenderer((usual) => {
          const threads = withSecondThread(usual, file);
          let rendered = 0;
          return {
            ...threads,
            render: async (...page) => {
              const response = await threads.render(...page);
              rendered += 1;
              if (rendered === 1 || rendered % pagesPerLine === 0) process.stdout.write(formatRenderedCount(rendered));
              return response;
            },
            setup: async () => {
              await signal;
              await threads.setup?.();
            },
            getStaticPaths: async () => {
              const pages = await threads.getStaticPaths();
              process.stdout.write(formatPageCount(pages.length));
              return pages;
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
