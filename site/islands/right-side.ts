import { loadVersions } from './reading-source.ts';
import { versionName } from './version-names.ts';

export interface RightSide {
  /** Within sentences: "Verse not available in RSTNE". */
  short: string;
  label: string;
}

const rstne: RightSide = { short: 'RSTNE', label: versionName('rstne').name };
const restored: RightSide = { short: 'Restored Names', label: 'Restored Names (from the KJV)' };

/** What stands on the right of every comparison. Only a text that is known to be the RSTNE is ever called so. */
export function rightSide(): Promise<RightSide> {
  return loadVersions().then(
    (loaded) => (loaded.includes('rstne') ? rstne : restored),
    () => restored,
  );
}
