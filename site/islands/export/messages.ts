import { formatCount, formatCountOf } from '#data/site/count-text.ts';

export const formatLabel = 'Format';
export const csvName = 'CSV (spreadsheet)';
export const referenceColumn = 'Reference';
export const versionColumn = 'Version';
export const textColumn = 'Text';
export const linkColumn = 'Link';

export const verseNumbers = 'Verse numbers';
export const references = 'References';
export const fromVerse = 'From verse';
export const toVerse = 'To verse';

/** Title of an export. */
export function listTitleMessage(list: string, verses: number): string {
  return `${list}: ${formatCountOf(verses, 'verse')}`;
}
export function collectingMessage(done: number, total: number): string {
  return total === 0 ? 'Loading verses…' : `Loading verses: ${formatCount(done)} of ${formatCount(total)}`;
}
export function exportStoppedMessage(done: number, total: number): string {
  return `Stopped at ${formatCount(done)} of ${formatCountOf(total, 'verse')}.`;
}
export function exportReadyMessage(title: string, versions: readonly string[]): string {
  return `${title}, ${versions.join(', ')}`;
}
export const exportFailed = 'The verses could not be loaded. Try again.';
export const listChanged = 'The results changed while they were loading. Try again.';
export const cancelLabel = 'Cancel';
export const continueLabel = 'Continue';
export const downloadLabel = 'Download';
export const printLabel = 'Print';

export function licenseForbidsMessage(version: string, license: string): string {
  return `${version}: references only. Its license does not allow copying the whole text: “${license}”.`;
}
export function licenseUnknownMessage(version: string): string {
  return `${version}: references only, because its license could not be checked. Try again when you are online.`;
}
export function exportCopiedMessage(title: string): string {
  return `${title} has been copied`;
}
