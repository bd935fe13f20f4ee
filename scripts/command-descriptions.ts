/** What each command of `package.json` does, in Markdown for the reference. */
export const commandDescriptions: Readonly<Record<string, string>> = {
  start:
    'Builds what is missing, out of date or damaged, then serves the site at `http://localhost:8787`. It takes no arguments; [environment variables](environment-variables.md) configure it.',
  test: 'Runs the complete gate: format, types, lint, spelling, unit, worker and browser tests, and byte budgets. See [CONTRIBUTING.md](../../CONTRIBUTING.md#npm-test).',
  dev: 'Serves pages that reload when a file changes. See [below](#npm-run-dev).',
  check:
    'Runs the quick gate, without a built library, in one or two minutes, on a busy machine in up to seven. See [CONTRIBUTING.md](../../CONTRIBUTING.md#npm-run-check).',
  format: 'Formats all sources.',
  library: 'Builds `data/library.sqlite`. `-- --fingerprint` only prints the hash of its inputs.',
  pages: 'Renders `dist`, even if it is current.',
  publish: 'Loads the library into D1. See [below](#npm-run-publish).',
  admin: 'Prints a sign-in link for a new administrator. See [below](#npm-run-admin).',
  mutants: 'Runs mutation tests. See [below](#npm-run-mutants).',
  bench: 'Runs benchmarks. See [below](#npm-run-bench).',
  migration: 'Writes the next migration after a change of `data/schema/library.ts`.',
  'migration:app': 'Writes the next migration after a change of `data/schema/app.ts` or of what it exports.',
  docs: 'Writes the generated tables of this reference.',
  deploy: 'Deploys the site to Cloudflare. See [below](#npm-run-deploy).',
};
