import { versionNotLoaded } from '../search/results/messages.ts';

/** Texts to show in place of a counterpart. */
export function counterpartLoadingMessage(label: string): string {
  return `Loading ${label}…`;
}
export function counterpartMissingMessage(label: string): string {
  return `(Not available in ${label})`;
}
export function counterpartFailedMessage(label: string, reference: string): string {
  return `(Error loading ${label} for ${reference})`;
}
/** Shown above the list, which is shown without counterparts. */
export function counterpartOfflineMessage(label: string): string {
  return `You are offline. The ${label} text cannot be shown next to these verses.`;
}
/** Shown above the list, too. */
export function counterpartRefusedMessage(code: string): string {
  return `${versionNotLoaded(code)} Choose another version to compare.`;
}
/** Shown above the list when no counterpart could be loaded. */
export function noCounterpartMessage(label: string): string {
  return `Could not load ${label} text for comparison. Please try a different reference or check your connection.`;
}

/** Why a version does not have a verse. */
export const oldTestamentOnly = 'This version has only the Old Testament';
export const newTestamentOnly = 'This version has only the New Testament';
export const notInManuscripts = 'Not in the manuscripts that this version follows';
export const numberedDifferently = 'Numbered differently in this version';
export const notInVersion = 'Not in this version';
export function printedWithMessage(verse: number): string {
  return `Printed with verse ${verse}`;
}

/** Name of a column that shows the words of a version one by one. */
export function interlinearColumnMessage(name: string): string {
  return `${name}, interlinear`;
}
