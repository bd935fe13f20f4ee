import { productTitle } from '#data/site/product.ts';

export function resultsTitleMessage(query: string): string {
  return `${query} — Search results — ${productTitle}`;
}

/** The specification requires these messages. */
export const searchErrorTitle = 'Search Error';
export const searchNotPerformed = 'Failed to perform search. Please try again.';
export const resultsNotFetched = 'Failed to fetch search results';
export const searchFailed = 'Search failed';

export const suggestionsLabel = 'Suggestions';
export const clearSearches = 'Clear recent searches';
export const recentSearchNote = 'recent';
export function goToMessage(reference: string): string {
  return `Go to ${reference}`;
}

export const deviceSource = 'Results from this device';
export const offlineSource = 'Offline: results from this device';
export const unreachableSource = 'The site could not be reached: results from this device';

export const offline = 'You are offline.';
export const unreachable = 'The site could not be reached.';
export const nothingDownloaded = 'No Bible version is downloaded to search in.';
export const deviceSearchFailed = 'This device cannot search the downloaded versions.';
export function notDownloadedMessage(version: string): string {
  return `The ${version} is not downloaded. Search instead:`;
}
export function damagedDownloadMessage(version: string): string {
  return `The downloaded ${version} is damaged. Download it again when you are online.`;
}
export const downloadsLink = 'Manage downloads';

export const staticTitle = 'Matching pages';
export const searchDown = 'Search is down. These are matching dictionary entries, chapters and lessons.';
export const searchSlow = 'Search is slow. Meanwhile, these are matching dictionary entries, chapters and lessons.';
export const lessonSource = 'Learn Hebrew';
