import { besideName } from '#data/markup/beside-results.ts';
import { restoredVersion } from '#data/model/restored-names.ts';
import { loadVersions } from './reading-source.ts';
import { versionName } from '../version-choice.ts';

export interface RightSide {
  /** Within sentences: "Verse not available in RSTNE". */
  short: string;
  label: string;
}

const rstne: RightSide = { short: besideName('rstne'), label: versionName('rstne') };
const restored: RightSide = { short: besideName(restoredVersion.version), label: restoredVersion.label };

/** What stands on the right of every comparison. Only a text that is known to be the RSTNE is ever called so. */
export function rightSide(): Promise<RightSide> {
  return loadVersions().then(
    (loaded) => (loaded.includes('rstne') ? rstne : restored),
    () => restored,
  );
}
