import { join } from 'node:path';

/** The root of the checkout. All paths of the pipeline are relative to it. */
export const root = join(import.meta.dirname, '..', '..');

/** Downloaded and imported files. Ignored by git. */
export const sourcesFolder = join(root, 'data', 'sources');
