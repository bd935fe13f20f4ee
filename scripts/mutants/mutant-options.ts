/** Options of `npm run mutants`. The reference is generated from them. */
export const mutantOptions = {
  count: { type: 'string', default: '200', about: 'Number of mutants' },
  seed: { type: 'string', default: '1', about: 'Seed of the random choice' },
  only: {
    type: 'string',
    default: '**',
    about: "Glob pattern of the files to change, for example `'worker/mail/**'`",
  },
  workers: { type: 'string', default: '2', about: 'Number of copies that run in parallel' },
  again: { type: 'boolean', default: false, about: 'Tries only the survivors of the last run.' },
} as const;

export const mutantUsage =
  'npm run mutants -- [--count NUMBER] [--seed NUMBER] [--only PATTERN] [--workers NUMBER] [--again]';
