import { activeStates } from '#data/schema/import-states.ts';
import { openLocalState } from '../accounts/local-database.ts';

/** Whether an import is currently writing. One that waits for consent has written nothing. */
export function isImporting(): boolean {
  const state = openLocalState();
  if (!state) return false;
  try {
    const writing = activeStates.filter((each) => each !== 'awaiting_consent');
    const query = `SELECT 1 FROM imports WHERE state IN (${writing.map(() => '?').join(', ')})`;
    return state.prepare(query).get(...writing) !== undefined;
  } finally {
    state.close();
  }
}
