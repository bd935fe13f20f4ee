import { join } from 'node:path';

/** The checkout's root, from which every path of the pipeline is told. */
export const root = join(import.meta.dirname, '..', '..');

/** Fetched and imported files; git-ignored. */
export const sourcesFolder = join(root, 'data', 'sources');
