import type { Bindings } from '../env.ts';
import type { ImportRow } from './import-rows.ts';
import type { ImportStore } from './import-store.ts';

/** What a step of an import has at hand. */
export interface Job {
  env: Bindings;
  row: ImportRow;
  store: ImportStore;
}

/** An import that cannot go on. What it has written is taken away; the sentence tells what to do. */
export class JobFailed extends Error {
  override name = 'JobFailed';
}
