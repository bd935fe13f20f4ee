import { unzipSync } from 'fflate';
import { originalFolder } from '#data/imports/container/unzip.ts';

export interface OriginalFile {
  name: string;
  bytes: Uint8Array;
}

/**
 * The file that an administrator chose. The browser converts a workbook or a database to a module before it uploads it,
 * and puts the file itself into the module.
 */
export function originalFileOf(name: string, bytes: Uint8Array): OriginalFile {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip) return { name, bytes };
  try {
    const [original] = Object.entries(
      unzipSync(bytes, { filter: (entry) => entry.name.startsWith(originalFolder) && !entry.name.endsWith('/') }),
    );
    return original ? { name: original[0].slice(originalFolder.length), bytes: original[1] } : { name, bytes };
  } catch {
    return { name, bytes };
  }
}
