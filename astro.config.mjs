import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';

const { LEXICON_OUT, SITE_URL, PRODUCT_NAME, PRODUCT_SLUG } = process.env;

/** Replaces the globals of data/model/product.ts where the environment names another product. */
const product = {
  ...(PRODUCT_NAME ? { __PRODUCT_NAME__: JSON.stringify(PRODUCT_NAME) } : {}),
  ...(PRODUCT_SLUG ? { __PRODUCT_SLUG__: JSON.stringify(PRODUCT_SLUG) } : {}),
};

/** The service worker has one address for good, since a browser asks for it there again. */
const workerFileName = ({ name }) => (name === 'service-worker' ? 'service-worker.js' : '_astro/[hash:8].js');

export default defineConfig({
  site: SITE_URL ?? 'https://lexicon.example',
  srcDir: './site',
  publicDir: './site/public',
  outDir: LEXICON_OUT ?? './dist',
  output: 'static',
  trailingSlash: 'never',
  compressHTML: true,
  build: {
    format: 'file',
    // A stylesheet of its own costs a round trip: 400 ms on a slow line.
    inlineStylesheets: 'always',
    concurrency: 8,
  },
  devToolbar: { enabled: false },
  integrations: [react(), sitemap({ filter: (page) => !/\/(shells|404|sample|strongs-test)(\/|$)/.test(new URL(page).pathname) })],
  vite: {
    define: product,
    environments: { client: { build: { rollupOptions: { output: { entryFileNames: '_astro/[hash:8].js', chunkFileNames: '_astro/[hash:8].js' } } } } },
    // Neither the service worker nor the search thread imports anything while it runs.
    worker: { format: 'es', rollupOptions: { output: { entryFileNames: workerFileName, chunkFileNames: '_astro/[hash:8].js' } } },
    build: {
      // Fonts and scripts stay files: inlined they would be paid for on each of 14,197 pages.
      assetsInlineLimit: 0,
      // Short names: each page repeats those of its fonts and scripts.
      rollupOptions: { output: { assetFileNames: '_astro/[hash:8][extname]' } },
    },
    // What only the worker answers, while pages are worked on.
    server: { proxy: { '^/(api/.*|results|strongs-results|parallel-bible|strongs/.*|[^/]+/search|[^/]+/[^/]+/verses)(\\?.*)?$': 'http://localhost:8787' } },
  },
});
