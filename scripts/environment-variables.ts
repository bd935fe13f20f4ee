/** Environment variables by use, and what they mean. The reference is generated from this list. */
export const environmentVariables = {
  site: {
    PORT: 'The port of `npm start`. Default: 8787.',
    LEXICON_STATE:
      'A folder for the local databases and files. Default: `.wrangler/state`. Use another one to test a new site or a restore.',
    SITE_URL: 'The URL of the site in pages, links and mail. For a deployment, the URL of the deployed site.',
    PRODUCT_NAME: "Replaces the product's name in `data/site/product.ts`. A deployment needs the same value each time.",
    PRODUCT_SLUG:
      "Replaces the product's path segment there. It has lowercase letters, digits and hyphens, and begins with a letter. A deployment needs the same value each time.",
    LOG: '`requests` writes a [log line](log-format.md) for every request. Any other value writes one only for failed requests.',
    DEPLOY_HOOK_URL:
      'The URL that requests a rebuild. Empty: no rebuilds. Not set: `npm start` listens for rebuilds itself.',
    BUILD_TOKEN:
      'The secret with which a build signs its requests to the site. `npm start` creates one if it is not set.',
    LEXICON_SOURCES:
      'Folders, separated by `:`, with the files of Debian packages that the build reads: unpacked by `dpkg -x`, or laid out as `/usr/share`. They are searched before the installed packages.',
    SWORD_PATH: 'Folders, separated by `:`, to search for SWORD modules before the usual ones.',
  },
  secrets: {
    SETTINGS_KEY:
      '32 bytes as base64. Encrypts protected settings and the secrets of authenticator apps. Without it they are stored unencrypted.',
    SETTINGS_KEY_BEFORE: 'The previous key, while values are still encrypted with it.',
    SMTP_PASSWORD: 'Overrides the setting of the same meaning.',
    AI_PROVIDER_KEY: 'Overrides the setting of the same meaning.',
    DEPLOY_HOOK_URL: 'As above, for a deployment.',
    BUILD_TOKEN: 'As above, for a deployment.',
  },
  deployment: {
    CLOUDFLARE_API_TOKEN: 'Signs in to Cloudflare without a browser.',
    CLOUDFLARE_ACCOUNT_ID: 'The account, if the sign-in can use several.',
  },
  tests: {
    CHROMIUM_PATH: 'The browser of the browser tests.',
    KILL_MOMENTS:
      'How many times the tests in `scripts/checks/import-kill.test.ts`, `mail-kill.test.ts`, `health-monitor-kill.test.ts` and `study-kill.test.ts` kill the worker.',
    IMPORT_FILES:
      'A folder with whole texts for `scripts/checks/live-equals-built.test.ts`. Without it, the test uses the fixtures of thirty verses.',
    STUDY_SEQUENCES: 'The number of random sequences of edits in `worker/routes/my-study.test.ts`. Default: 200.',
    LEXICON_LIBRARY: 'Another library file than `data/library.sqlite`, for tests, benchmarks and the build of pages.',
    LEXICON_SEED: 'The seed of the random queries in the tests that compare search on the device with SQL.',
    LEXICON_ROUNDS: 'The number of these queries.',
    LEXICON_WITHOUT: 'Codes of sources, separated by commas, that the library is built without.',
    DEBUG_MUTANTS: 'Set it to see the output of Vitest in `npm run mutants`.',
    SOAK_MINUTES: 'The duration of the load benchmark. Default: 10.',
  },
} as const;
