import { readStored, writeStored } from '../../client/local-storage.ts';
import { plainText } from '../copy/messages.ts';
import { csvName } from './messages.ts';

export const exportFormats = [
  { id: 'plain', name: plainText, ending: 'txt', type: 'text/plain' },
  { id: 'markdown', name: 'Markdown', ending: 'md', type: 'text/markdown' },
  { id: 'html', name: 'HTML', ending: 'html', type: 'text/html' },
  { id: 'csv', name: csvName, ending: 'csv', type: 'text/csv' },
] as const;
export type ExportFormat = (typeof exportFormats)[number]['id'];

export interface ExportSetting {
  format: ExportFormat;
  /** Whether each verse begins with its number or reference. */
  numbers: boolean;
}

const [formatName, numbersName] = ['export-format', 'export-numbers'];

/** The choices of the last export on this device. */
export function readExportSetting(): ExportSetting {
  const stored = readStored(formatName);
  const format = exportFormats.find(({ id }) => id === stored)?.id ?? 'plain';
  return { format, numbers: readStored(numbersName) !== 'off' };
}

export function storeExportSetting({ format, numbers }: ExportSetting): void {
  writeStored(formatName, format);
  writeStored(numbersName, numbers ? undefined : 'off');
}
