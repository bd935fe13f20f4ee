/**
 * The worker's bindings in addition to its databases and pages, for Miniflare. wrangler.toml has the same for wrangler.
 */
export const workerBindings = {
  r2Buckets: { FILES: 'files' },
  durableObjects: {
    IMPORT_JOBS: { className: 'ImportJob', useSQLite: true },
    HEALTH_MONITOR: { className: 'HealthMonitor', useSQLite: true },
    OUTBOX: { className: 'Outbox', useSQLite: true },
    STUDY_NOTES: { className: 'StudyNotes', useSQLite: true },
  },
};
