import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { fonts } from './site/integrations/make-fonts.ts';
import { scriptTarget } from './site/polyfills/targets.ts';
import { writePolyfills } from './site/polyfills/write-polyfills.ts';
import { renderPages } from './site/integrations/render-pages.ts';

const { LEXICON_OUT, SITE_URL = 'https://lexicon.example', PRODUCT_NAME, PRODUCT_SLUG } = process.env;

/** Replaces the globals of data/site/product.ts where the environment names another product. */
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
 * Modules that come together, or nearly always, come as one file: where a browser asks for six files at a time, each six
 * cost a round trip; small files compress less, and each costs browser and server work of its own. A group takes along
 * what its modules import, unless one before it has it: so what a page needs before React stands before React, and no page
 * comes to load much more than it needs (site/e2e/weights.spec.ts).
 */
const together = [
  // Of every page, most of it before anything is touched: no React.
  /\/site\/client\/(mount|early-events|failure-note|reload-once|after-paint|log-fault|add-style|stored|single-keys|site-settings|call|toasts|plain-click)\.ts$|vite\/preload-helper|\/site\/offline\/(reach-site|cache-names)\.ts$|\/dialogs\/open-(dialog|entry)\.ts$|\/data\/(dictionary\/lemma-language|site\/escape-html)\.ts$/,
  // Of every page, once it has loaded.
  /\/site\/chrome\/(register|prefetch|turn-hint)\.ts$/,
  // Of every page of a site in use, unless it was built with the notices that the site has now.
  /\/site\/chrome\/(name-line|placements)\.ts$|\/data\/site\/contract\/placements-html\.ts$/,
  /\/site\/offline\/kept-pages\.ts$/,
  /\/data\/bible\/(books|verse-id)\.ts$/,
  /\/data\/dictionary\/(entry-number|homographs)\.ts$/,
  /\/data\/versions\/(named-versions|restored-version|version-twins)\.ts$/,
  // Of every island.
  /\/node_modules\/(react|react-dom|scheduler)\/|\/query-core\/build\/modern\/query(Client)?\.js$|\/QueryClientProvider\.js$|\/site\/client\/((query-client|react-root|tolerate-translation|server-content|field-edits)\.ts|(LateStyle|FaultBoundary)\.tsx|use-(on-device|single-keys)\.ts)$|\/islands\/dictionary\/entry-shard\.ts$/,
  /\/react-query\/build\/modern\/use(Base)?Query\.js$/,
  /\/@radix-ui\/react-(primitive|use-controllable-state|presence|id)\//,
  /\/@radix-ui\/react-tabs\//,
  /\/@radix-ui\/react-dialog\/|\/site\/client\/(DialogContent\.tsx|toast-place\.ts)$/,
  // What texts, comparisons and lists of entries are drawn with, and what is copied of them.
  /\/site\/views\/text\/VerseText\.tsx$/,
  /\/data\/(bible\/(rstne-books|rstne-book-names)|reading\/reading-address)\.ts$|\/site\/client\/api\.ts$/,
  /\/views\/text\/MarkedWords\.tsx$|\/views\/ui\/(EntryCard|Pager)\.tsx$|\/data\/dictionary\/count-rules\.ts$/,
  /\/islands\/copy\/(copy-share|copy-setting|comparison-actions)\.ts$|\/views\/comparison\/(ParallelRows\.tsx|compare-cells\.ts)$/,
  /\/islands\/search\/SearchBox\.tsx$|\/views\/search\/(SearchBar|SearchSyntaxHelp)\.tsx$|\/views\/search\/(search-page|right-sides)\.ts$/,
  // What a word is shown with.
  /\/dialogs\/DefinitionPane\.tsx$|\/islands\/dictionary\/find-entry\.ts$/,
  /\/views\/reading\/(AnalysisTable|WordTable)\.tsx$|\/dialogs\/use-reading\.ts$/,
  // Of lessons and Study Mode.
  /\/islands\/hebrew\/(speech|recordings|save-for-offline)\.ts$/,
  /\/data\/(hebrew\/(language\/spelling|english\/same-words)|dictionary\/transliteration-key)\.ts$|\/islands\/hebrew\/(play-recordings|use-hebrew-voice|use-recordings)\.ts$/,
  // Of the pages of people and of the dashboard.
  /\/site\/islands\/accounts\/(no-eval|early-user|stored-user)\.ts$/,
  /\/site\/(islands\/accounts\/(account-api|carried-toast|sign-out|use-session|Checking|Guard)|client\/(api-fault|guarded|private-queries|LoadBoundary))\.tsx?$|\/admin-api\.ts$/,
  /\/data\/files\/(column-map|upload-rules)\.ts$|\/data\/imports\/formats\.ts$|\/site\/admin\/imports\/Progress\.tsx$/,
  /\/react-hook-form\/|\/site\/views\/forms\/Field\.tsx$|\/site\/client\/(late-resolver|show-issues)\.ts$/,
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
    writePolyfills(),
    renderPages(SITE_URL, keptPages),
    sitemap({
      customPages: keptPages,
      filter: (page) => !/\/(shells|404|sample|strongs-test|auth|account|admin)(\/|$)/.test(new URL(page).pathname),
    }),
  ],
  vite: {
    define: product,
    resolve: {
      alias: {
        'react-style-singleton': fileURLToPath(new URL('site/client/style-singleton.ts', import.meta.url)),
      },
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
      // Threads are classic scripts. As 'es' their top-level names would be names of the global scope.
      format: 'iife',
      rollupOptions: {
        output: { entryFileNames: workerFileName, chunkFileNames: '_astro/[hash:7].js', strict: true },
      },
    },
    build: {
      // Syntax, and styles where they can be written otherwise. Functions come from site/polyfills.
      target: scriptTarget,
      cssTarget: scriptTarget,
      // Fonts and scripts stay files: inlined they would be paid for on each of 14,197 pages.
      assetsInlineLimit: 0,
      // Short names: each page repeats those of its fonts and scripts.
      rollupOptions: { output: { assetFileNames: '_astro/[hash:6][extname]' } },
    },
    // What only the worker answers, while pages are worked on.
    server: {
      proxy: {
        '^/(api/.*|results|strongs-results|parallel-bible|strongs/.*|[^/]+/search|[^/]+/[^/]+/verses|(?:pages|word-of-day|recordings|\\.well-known)/.*)(\\?.*)?$':
          'http://localhost:8787',
      },
    },
  },
});
