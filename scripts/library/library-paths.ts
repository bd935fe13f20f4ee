import { join } from 'node:path';
import { root } from '../sources/source-paths.ts';

export const libraryPath = join(root, 'data', 'library.sqlite');
/** Built next to the library in use, and renamed over it when complete. */
export const nextLibraryPath = join(root, 'data', 'library.next.sqlite');
/** The inputs of the library, to check at a start whether it is current. */
export const fingerprintPath = `${libraryPath}.fingerprint`;
