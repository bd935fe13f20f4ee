import { formatCountOf } from '#data/site/count-text.ts';

/** Buttons of a download. */
export const download = 'Download';
export const downloadRest = 'Download the rest';
export const pause = 'Pause';
export const resume = 'Resume';
export const update = 'Update';
export const repair = 'Repair';
export const deleteDownload = 'Delete';
export const cancel = 'Cancel';

/** The download of everything. */
export function allToDownloadMessage(parts: number, size: string): string {
  return `${formatCountOf(parts, 'download')}, ${size}`;
}
export function allProgressMessage(done: string, total: string): string {
  return `Downloading everything: ${done} of ${total}`;
}
export function allDownloadedMessage(size: string): string {
  return `Everything is downloaded, ${size}. You can go offline.`;
}

/** The state of a download. Sizes are texts such as "8.7 MB". */
export const notDownloaded = 'Not downloaded';
export const waitingForDownload = 'Waiting for another download to finish';
export function amountMessage(done: string, total: string): string {
  return `${done} of ${total}`;
}
/** The part before the colon is announced to screen readers; see use-announcement.ts. */
export function progressMessage(kind: 'checking' | 'downloading', amount: string, percent: number): string {
  return `${kind === 'checking' ? 'Checking' : 'Downloading'}: ${amount}, ${percent} %`;
}
export function downloadedMessage(size: string): string {
  return `Downloaded, ${size}`;
}
export function updateAvailableMessage(size: string): string {
  return `Downloaded. Update available: ${size} to download`;
}
export function stoppedMessage(amount: string, isEarlierUsable: boolean): string {
  return `Stopped at ${amount}${isEarlierUsable ? '. What you downloaded before still works offline' : ''}`;
}
export function partlyRemovedMessage(amount: string): string {
  return `The browser removed part of this download: ${amount} left`;
}
export function confirmDeleteMessage(size: string): string {
  return `Delete this download? To use it offline again, you would have to download ${size}.`;
}

/** The recordings of the lessons, as a download. */
export const recordingsName = 'Recordings';
export function recordingsAboutMessage(credits: string): string {
  return `The Hebrew of the lessons, spoken by ${credits}. Recordings that you have played are saved already.`;
}
export function recordingsOfferedMessage(count: number, size: string): string {
  return `${formatCountOf(count, 'recording')}, ${size}`;
}
export function recordingsPartlyMessage(here: number, count: number, amount: string): string {
  return `${here} of ${formatCountOf(count, 'recording')} downloaded, ${amount}`;
}
export function recordingsWaitMessage(amount: string, percent: number, seconds: number): string {
  return `Waiting: ${amount}, ${percent} %. The site limits downloads per minute. Continues in ${seconds} s.`;
}
export function confirmDeleteRecordingsMessage(size: string): string {
  return `Delete the recordings? To play them offline again, you would have to download ${size}.`;
}
export const recordingsStopped =
  'Some recordings could not be downloaded or saved. Press Download to continue with the rest.';

/** Why something could not be saved, deleted or downloaded. */
export const deleteFailed = 'Could not delete: the browser blocked access to storage.';
export const removeFailedTitle = 'Not removed';
export const removeFailed = 'Could not remove: the browser blocked access to storage.';
export const saveFailedOffline =
  'Could not save: the page was not downloaded completely. Try again when you are online.';
export const saveFailedUpdated = 'Could not save: the site was updated. Reload this page, then save it.';
export const saveFailedStorage = 'Could not save: no space is left, or the browser blocked access to storage.';
export const saveFailedBrowser = 'Could not save: this browser cannot open saved pages offline.';

/** Notices of the offline page. */
export const storageBlocked =
  'This browser does not allow the site to save anything, as in some private windows. Online, everything works.';
export const youAreOffline =
  'You are offline, so you cannot download anything now. What is saved on this device works.';
export const listUnavailable =
  'The list of downloads could not be loaded. You may have to sign in to your network first. What is saved on this device works.';

/** How much storage the site uses. */
export const storageUnknown = 'This browser does not report how much storage is used.';
export function storageMessage(used: string, free: string): string {
  return `${used} used by this site, about ${free} free.`;
}
export const storageIsPersistent = 'The browser does not delete it by itself.';
export const storageIsTemporary = 'The browser may delete it when the device runs low on space.';

/** Pages that the device renders from downloaded texts. */
export const readingDownloads = 'Reading your downloaded texts…';
export const shownFromDownloads = 'You are offline. This comes from your downloaded texts.';
export const versesUnavailableTitle = 'Verses not available';
export const verseUnavailableTitle = 'Verse not available';
export const noVerseList = 'This list of verses does not exist.';
export const noReadableText = 'None of your downloaded texts could be read. Try again, or download them again.';
export function noDownloadedVerseMessage(number: string): string {
  return `Your downloaded texts have no verse with ${number} that matches.`;
}
export function unknownVerseBookMessage(text: string): string {
  return `“${text}” is not a book of the Bible.`;
}
