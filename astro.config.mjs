import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { fonts } from './site/fonts/make-fonts.ts';
import { renderWhenTold } from './site/kept/render-when-told.ts';

const { LEXICON_OUT, SITE_URL = 'https://lexicon.example', PRODUCT_NAME, PRODUCT_SLUG } = process.env;

/** Replaces the globals of data/model/product.ts where the environment names another product. */
const product = {
  ...(PRODUCT_NAME ? { __PRODUCT_NAME__: JSON.stringify(PRODUCT_NAME) } : {}),
  ...(PRODUCT_SLUG ? { __PRODUCT_SLUG__: JSON.stringify(PRODUCT_SLUG) } : {}),
};

/** URLs of pages that are taken over from the last build; known when pages are rendered. */
const keptPages = [];

/** The service worker has one address for good, since a browser asks for it there again. */
const workerFileName = ({ name }) => (name === 'service-worker' ? 'service-worker.js' : '_astro/[hash:7].js');

/**
 * Vite tells which script imports which, at once or on first use. Astro turns its manifest off and keeps no such setting
 * of an environment, so a plugin turns it on.
 */
const writeManifest = {
  name: 'write-manifest',
  configEnvironment: (name) => (name === 'client' ? { build: { manifest: 'manifest.json' } } : undefined),
};

/**
 * Downshift is one file of four widgets. What it writes onto each of them, and its checks of properties, which only a
 * development build runs, keep all four in every build: 45 kB of script for the one that is used.
 */
const slimDownshift = {
  name: 'slim-downshift',
  apply: 'build',
  transform: {
    filter: { id: /downshift\.esm\.mjs$/ },
    handler(code) {
      const slim = code
        .replace("import PropTypes from 'prop-types';", 'const PropTypes = {};')
        .replaceAll(/^(?:useSelect|useMultipleSelection|_?useTagGroup)\.stateChangeTypes = .*$/gm, '')
        .replaceAll(/^var (\w*[pP]ropTypes(?:\$\d)?) = (?:_extends\()?\{[^]*?^\}\)?;$/gm, 'var $1 = {};');
      if (!slim.includes('const PropTypes') || /PropTypes\.array|useSelect\.state/.test(slim))
        throw new Error('Downshift is built otherwise than "slim-downshift" in astro.config.mjs expects');
      return { code: slim, map: null };
    },
  },
};

/**
 * Modules that always come together come as one file: where a browser asks for six files at a time, each six cost a round
 * trip, and small files compress less. A group takes along what its modules import, unless one before it has it: so what
 * public pages share stands first, as it would stand by itself, and no public page comes to load more than it needs.
 */
const together = [
  /\/site\/islands\/shared\/(mount|after-paint|log-fault|add-style)\.ts$|vite\/preload-helper/,
  /\/site\/islands\/shared\/call\.ts$/,
  /\/site\/islands\/shared\/stored\.ts$/,
  /\/data\/model\/(books|verse-id)\.ts$/,
  /\/site\/islands\/shared\/toasts\.ts$/,
  /\/node_modules\/(react|react-dom|scheduler)\//,
  // Of every island.
  /\/query-core\/build\/modern\/query(Client)?\.js$|\/QueryClientProvider\.js$|\/shared\/query-client\.ts$/,
  /\/react-query\/build\/modern\/use(Base)?Query\.js$/,
  // Of the pages of people and of the dashboard.
  /\/site\/islands\/account\/(no-eval|early-user|stored-user)\.ts$/,
  /\/site\/islands\/account\/(account-api|api-fault|guarded|carried-toast|private-queries|sign-out|use-session|Checking|Guard|LoadBoundary)\.tsx?$|\/admin-api\.ts$/,
  /\/data\/model\/(column-map|upload-rules)\.ts$|\/data\/imports\/formats\.ts$|\/site\/admin\/imports\/Progress\.tsx$/,
  /\/react-hook-form\/|\/site\/views\/forms\/Field\.tsx$|\/shared\/late-resolver\.ts$|\/account\/show-issues\.ts$/,
];
const codeSplitting = {
  groups: together.map((test, at) => ({ name: `together-${at}`, test, priority: together.length - at })),
};

export default defineConfig({
  site: SITE_URL,
  srcDir: './site',
  publicDir: './site/public',
  outDir: LEXICON_OUT ?? './dist',
  output: 'static',
  trailingSlash: 'never',
  build: {
    format: 'file',
    // A stylesheet of its own costs a round trip: 400 ms on a slow line.
    inlineStylesheets: 'always',
    concurrency: 8,
  },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    fonts(),
    renderWhenTold(SITE_URL, keptPages),
    sitemap({
      customPages: keptPages,
      filter: (page) => !/\/(shells|404|sample|strongs-test|auth|account|admin)(\/|$)/.test(new URL(page).pathname),
    }),
  ],
  vite: {
    define: product,
    resolve: {
      alias: { 'react-style-singleton': new URL('site/islands/shared/style-singleton.ts', import.meta.url).pathname },
    },
    plugins: [writeManifest, slimDownshift],
    environments: {
      client: {
        build: {
          rollupOptions: {
            output: { entryFileNames: '_astro/[hash:7].js', chunkFileNames: '_astro/[hash:7].js', codeSplitting },
          },
        },
      },
    },
    // Neither the service worker nor the search thread imports anything while it runs.
    worker: {
      format: 'es',
      rollupOptions: { output: { entryFileNames: workerFileName, chunkFileNames: '_astro/[hash:7].js' } },
    },
    build: {
      // Fonts and scripts stay files: inlined they would be paid for on each of 14,197 pages.
      assetsInlineLimit: 0,
      // Short names: each page repeats those of its fonts and scripts.
      rollupOptions: { output: { assetFileNames: '_astro/[hash:6][extname]' } },
    },
    // What only the worker answers, while pages are worked on.
    server: {
      proxy: {
        '^/(api/.*|results|strongs-results|parallel-bible|strongs/.*|[^/]+/search|[^/]+/[^/]+/verses)(\\?.*)?$':
          'http://localhost:8787',
      },
    },
  },
});
