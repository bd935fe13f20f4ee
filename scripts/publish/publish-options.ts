/** Options of `npm run publish`. The reference is generated from them. */
export const publishOptions = {
  local: { type: 'boolean', about: 'Loads into the local database. This is the default.' },
  remote: { type: 'boolean', about: 'Loads into the deployed database.' },
  'rows-a-day': {
    type: 'string',
    value: 'NUMBER',
    about:
      "Writes at most this many rows per run, at least 10,000. Use it on D1's free plan: one run a day, until the output lists no further days.",
  },
  force: { type: 'boolean', about: 'Loads everything again, even if the edition is already there.' },
} as const;
