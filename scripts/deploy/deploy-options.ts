/** Options of `npm run deploy`. The reference is generated from them. */
export const deployOptions = {
  'dry-run': {
    type: 'boolean',
    about: 'Runs the checks that need no account and prints what a deployment would do. It changes nothing.',
  },
  back: { type: 'boolean', about: 'Rolls back one edition.' },
  plan: { type: 'string', value: 'free|paid', default: 'free', about: 'The Cloudflare plan.' },
  yes: { type: 'boolean', about: 'Does not ask for confirmation.' },
} as const;
