import { defaultCopyFormat, tryParseCopyFormat, type CopyFormat } from './copy-format.ts';
import { readStored, writeStored } from '../stored.ts';

const setting = 'copy-format';

/** The format in which this device copies verses. */
export function readCopyFormat(): CopyFormat {
  return tryParseCopyFormat(readStored(setting)) ?? defaultCopyFormat;
}

/** The menu of formats shows the one that this device used last, and remembers the next. */
export function keepCopyFormat(menu: HTMLSelectElement): void {
  menu.value = readCopyFormat();
  menu.addEventListener('change', () => writeStored(setting, menu.value));
}
