import type { Bindings } from '../env.ts';
import type { ImportRow } from './import-rows.ts';
import type { ImportStore } from './import-store.ts';

/** Input of an import step. */
export interface Job {
  env: Bindings;
  row: ImportRow;
  store: ImportStore;
}

/** An import that cannot continue. Its rows are deleted. The message says what to do. */
export class JobError extends Error {
  override name = 'JobError';
}
