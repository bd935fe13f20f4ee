import { join } from 'node:path';
import { root } from '../sources/paths.ts';

export const libraryPath = join(root, 'data', 'library.sqlite');
/** Built beside the one in use, and renamed over it when it is whole. */
export const nextLibraryPath = join(root, 'data', 'library.next.sqlite');
/** What the library was made from, to tell at a start whether it is still current. */
export const fingerprintPath = `${libraryPath}.fingerprint`;
/** Of which inputs its longest stages were made, to take them over. */
export const stagesPath = `${libraryPath}.stages`;
