import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, logHandlers } from 'astro/config';
import { staticVersions } from './data/versions/static-versions.ts';
import { fonts } from './site/integrations/make-fonts.ts';
import { scriptTarget } from './site/polyfills/targets.ts';
import { writePolyfills } from './site/polyfills/write-polyfills.ts';
import { renderPagesIntegration } from './site/integrations/render-pages.ts';

const { LEXICON_OUT, LEXICON_WAIT, SITE_URL = 'https://lexicon.example', PRODUCT_NAME, PRODUCT_SLUG } = process.env;

/** Replaces the globals of data/site/product.ts if the environment names another product. */
const product = {
  ...(PRODUCT_NAME ? { __PRODUCT_NAME__: JSON.stringify(PRODUCT_NAME) } : {}),
  ...(PRODUCT_SLUG ? { __PRODUCT_SLUG__: JSON.stringify(PRODUCT_SLUG) } : {}),
};

/** The service worker always has the same URL, because browsers check that URL for updates. */
const workerFileName = ({ name }) => (name === 'service-worker' ? 'service-worker.js' : '_astro/[hash:7].js');

/**
 * Vite's manifest lists which script imports which, statically or dynamically. Astro turns the manifest off and ignores
 * that setting for an environment, so a plugin turns it on.
 */
const writeManifest = {
  name: 'write-manifest',
  configEnvironment: (name) => (name === 'client' ? { build: { manifest: 'manifest.json' } } : undefined),
};

/**
 * Downshift is one file with four widgets. The properties that it assigns to each widget, and its PropTypes checks,
 * which only a development build runs, prevent tree shaking: 45 kB of script for the one widget in use.
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
 * Modules that are always, or nearly always, loaded together become one file. A browser requests six files at a time,
 * so each six files cost a round trip. Small files also compress less, and each costs browser and server work. A group
 * includes what its modules import, unless an earlier group has it. So what a page needs before React comes before
 * React, and no page loads much more than it needs (site/e2e/weights.spec.ts).
 */
const together = [
  // For every page, most of it before any interaction: no React.
  /\/site\/client\/(mount|early-events|failure-note|reload-once|after-paint|log-client-error|add-style|local-storage|single-keys|read-site-settings|call-api|toasts|plain-click|study-history)\.ts$|\/islands\/study\/is-collected\.ts$|vite\/preload-helper|\/site\/offline\/(reach-site|cache-names)\.ts$|\/dialogs\/open-(dialog|entry)\.ts$|\/data\/(dictionary\/lemma-language|site\/escape-html)\.ts$/,
  // For every page, after it has loaded.
  /\/site\/chrome\/(register|prefetch-links|turn-hint)\.ts$/,
  // For every page of a site in use, unless it was built with the site's current placements.
  /\/site\/chrome\/(name-line|render-placements)\.ts$|\/data\/site\/contract\/placements-html\.ts$/,
  /\/site\/offline\/saved-pages\.ts$/,
  // Also what marks in a chapter need, which would load React from the groups below.
  /\/data\/(bible\/(books|verse-id)|my-study\/study-row|site\/count-text)\.ts$/,
  /\/data\/dictionary\/(entry-number|homographs)\.ts$/,
  /\/data\/versions\/(named-versions|restored-version|version-twins)\.ts$/,
  // For My study too, which needs nothing else of lessons and Study Mode.
  /\/data\/dictionary\/transliteration-key\.ts$/,
  /\/(parse-progress|merge-study|edit-study-days)\.ts$/,
  // For every island.
  /\/node_modules\/(react|react-dom|scheduler)\/|\/query-core\/build\/modern\/query(Client)?\.js$|\/QueryClientProvider\.js$|\/site\/client\/((query-client|react-root|tolerate-translation|server-content|field-edits)\.ts|(LateStyle|ErrorBoundary)\.tsx|use-(on-device|single-keys)\.ts)$|\/islands\/dictionary\/entry-shard\.ts$/,
  /\/react-query\/build\/modern\/use(Base)?Query\.js$/,
  /\/@radix-ui\/react-(primitive|use-controllable-state|presence|id)\//,
  /\/@radix-ui\/react-tabs\//,
  /\/@radix-ui\/react-dialog\/|\/site\/client\/(DialogContent\.tsx|toast-container\.ts)$/,
  // What renders texts, comparisons and lists of entries, and what copies them.
  /\/site\/views\/text\/VerseText\.tsx$/,
  /\/data\/(bible\/(rstne-books|rstne-book-names)|reading\/reading-paths)\.ts$|\/site\/client\/api\.ts$/,
  /\/views\/text\/MarkedWords\.tsx$|\/views\/ui\/(Corrected|EntryCard|Pager)\.tsx$|\/data\/dictionary\/count-rules\.ts$/,
  /\/islands\/copy\/(copy-share|copy-setting|copy-comparison)\.ts$|\/views\/comparison\/(ParallelRows\.tsx|compare-cells\.ts)$/,
  /\/islands\/search\/SearchBox\.tsx$|\/views\/search\/(SearchBar|SearchSyntaxHelp)\.tsx$|\/views\/search\/(search-page|right-sides)\.ts$/,
  // For Study Mode too, without what shows a word.
  /\/islands\/study\/use-collected\.ts$/,
  // What shows a word.
  /\/dialogs\/DefinitionPane\.tsx$|\/islands\/dictionary\/find-entry\.ts$/,
  /\/views\/reading\/(AnalysisTable|WordTable)\.tsx$|\/dialogs\/use-reading\.ts$/,
  // For lessons and Study Mode.
  /\/islands\/hebrew\/(speech|recordings|save-for-offline)\.ts$/,
  /\/data\/(hebrew\/(language\/spelling|english\/same-words))\.ts$|\/islands\/hebrew\/(play-recordings|use-hebrew-voice|use-recordings)\.ts$/,
  // For account pages and the dashboard.
  /\/site\/islands\/accounts\/(no-eval|early-user|stored-user)\.ts$/,
  /\/site\/(islands\/accounts\/(account-api|carried-toast|sign-out|use-session|Checking|Guard)|client\/(api-error|request-with-sign-in|private-queries|LoadBoundary))\.tsx?$|\/admin-api\.ts$/,
  /\/data\/files\/(column-map|upload-rules)\.ts$|\/data\/imports\/formats\.ts$|\/site\/admin\/imports\/Progress\.tsx$/,
  // Entry points to My study.
  /\/my-study\/(entry-messages|open-study-panel|study-flag)\.ts$/,
  // What marks words of a text in My study, without what stores notes.
  /\/my-study\/(locate-words|mark-text|selected-anchor|study-verse-numbers|text-of-verses)\.ts$/,
  /\/react-hook-form\/|\/site\/views\/forms\/Field\.tsx$|\/site\/client\/(lazy-resolver|show-issues)\.ts$/,
];
const codeSplitting = {
  groups: together.map((test, at) => ({ name: `together-${at}`, test, priority: together.length - at })),
};

/** Paths that only the worker serves, as regular expressions. `npm run dev` passes requests for them to the worker. */
const workerRoutes = [
  'api/.*',
  'results',
  'strongs-results',
  'parallel-bible',
  'interlinear(?:/.*)?',
  'strongs/.*',
  '[^/]+/search',
  '[^/]+/[^/]+/(?:verses|study)',
  // Chapters that are not files, and the form that opens a chapter.
  `bible/(?!(?:${staticVersions.join('|')})(?:[/?]|$)).*`,
  '(?:pages|word-of-day|recordings|\\.well-known)/.*',
  'sitemap-pages\\.xml',
];

export default defineConfig({
  site: SITE_URL,
  srcDir: './site',
  publicDir: './site/public',
  outDir: LEXICON_OUT ?? './dist',
  output: 'static',
  trailingSlash: 'never',
  build: {
    format: 'file',
    // A separate stylesheet costs a round trip: 400 ms on a slow connection.
    inlineStylesheets: 'always',
    concurrency: 8,
  },
  // A build that reports its own progress (site/integrations/render-pages.ts) needs no line for each page.
  ...(LEXICON_WAIT && { logger: logHandlers.node({ level: 'warn' }) }),
  devToolbar: { enabled: false },
  integrations: [
    react(),
    fonts(),
    writePolyfills(),
    renderPagesIntegration(),
    sitemap({
      filter: (page) => !/\/(shells|404|sample|strongs-test|auth|account|admin|my)(\/|$)/.test(new URL(page).pathname),
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
    // Neither the service worker nor the search thread imports anything at run time.
    worker: {
      // Threads are classic scripts. With 'es', their top-level names would become globals.
      format: 'iife',
      rollupOptions: {
        output: { entryFileNames: workerFileName, chunkFileNames: '_astro/[hash:7].js', strict: true },
      },
    },
    build: {
      // Applies to syntax, and to styles that can be written differently. Polyfills for functions come from
      // site/polyfills.
      target: scriptTarget,
      cssTarget: scriptTarget,
      // Fonts and scripts stay files: inlined, they would add to each of 14,197 pages.
      assetsInlineLimit: 0,
      // Short names, because each page repeats those of its fonts and scripts.
      rollupOptions: { output: { assetFileNames: '_astro/[hash:6][extname]' } },
    },
    server: {
      proxy: {
        [`^/(?:${workerRoutes.join('|')})(?:\\?.*)?$`]: 'http://localhost:8787',
      },
    },
  },
});
