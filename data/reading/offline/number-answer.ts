import { findByCode } from '../../versions/version-twins.ts';
import { taggedVersion } from '../readable-version.ts';
import type { DeviceRead } from './device-read.ts';
import { findPackedEntry, type MemoryLibrary } from './memory-library.ts';
import { versesWithNumber, type NumberVerses } from './number-verses.ts';

/** The entry, the chosen version, and the verses. What is absent is not on the device. */
export function readExamplesOffline(library: MemoryLibrary, read: DeviceRead & { what: 'examples' }) {
  const { number } = read;
  const { found, index } = chooseVersion(library, read);
  const version = index?.pack.head.version;
  return {
    entry: findPackedEntry(library.dictionary, number),
    version: version && {
      code: version.code,
      name: version.name,
      language: version.language,
      direction: version.direction,
    },
    ...(found ?? { total: undefined, rows: [] }),
  };
}

/** The requested version; by default the tagged version, or the first text that has the number. */
function chooseVersion(
  library: MemoryLibrary,
  read: DeviceRead & { what: 'examples' },
): { found?: NumberVerses; index?: MemoryLibrary['indexes'][number] } {
  const indexOfCode = (code: string) => {
    const stored = findByCode(library.versions, code);
    return library.indexes.find(({ pack }) => pack.head.version.id === stored?.id);
  };
  const requested = read.version ?? (read.rendering === undefined ? undefined : taggedVersion);
  const codes = library.versions.map(({ code }) => code);
  const inOrder = codes.toSorted(
    (a, b) => Number(b === taggedVersion) - Number(a === taggedVersion) || (a < b ? -1 : 1),
  );
  for (const code of requested ? [requested] : inOrder) {
    const index = indexOfCode(code);
    const found = index && versesWithNumber(index, read);
    if (index && (found?.total || requested)) return { index, ...(found && { found }) };
  }
  return {};
}
