/** What the worker has beside its databases and pages, as Miniflare takes it; wrangler.toml says the same to wrangler. */
export const workerBindings = {
  r2Buckets: { FILES: 'files' },
  durableObjects: {
    IMPORT_JOBS: { className: 'ImportJob', useSQLite: true },
    WATCHER: { className: 'Watcher', useSQLite: true },
    OUTBOX: { className: 'Outbox', useSQLite: true },
  },
};
