import { openLocalState } from '../accounts/local-database.ts';

/** Call it at a start, after everything was built. Pending builds are then complete, and running ones are over. */
export function closeBuilds(): void {
  const state = openLocalState();
  if (!state) return;
  try {
    if (!state.prepare("SELECT 1 FROM sqlite_master WHERE name = 'builds'").get()) return;
    state
      .prepare(
        `UPDATE builds SET state = 'completed', stage = '', message = 'Built when the site was started again.', ended_at = ?
        WHERE state IN ('waiting', 'running')`,
      )
      .run(new Date().toISOString());
  } finally {
    state.close();
  }
}
