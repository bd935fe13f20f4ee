import { defaultCopyFormat, tryParseCopyFormat, type CopyFormat } from './copy-format.ts';
import { readStored, writeStored } from '../../client/local-storage.ts';

const setting = 'copy-format';

/** The format in which this device copies verses. */
export function readCopyFormat(): CopyFormat {
  return tryParseCopyFormat(readStored(setting)) ?? defaultCopyFormat;
}

export function storeCopyFormat(format: CopyFormat): void {
  writeStored(setting, format);
}
