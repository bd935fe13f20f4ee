import { formatCountOf } from '#data/site/count-text.ts';

/** Shown until the content of the device is known. */
export const checking = 'Checking…';

/** Link to the offline page. */
export const savedOnThisDevice = 'Saved on this device';

/** Title of the page at `/offline`. */
export const offlineTitle = 'Read offline';
export const offlineDescription =
  'Save entries, chapters, search and Hebrew lessons on this device, and use them offline.';
export const offlineLead = 'Download parts of the site to this device. They work offline, at the same links.';
export const downloadsNeedScripts =
  'Downloads need JavaScript, which is off in this browser. With JavaScript you can download:';
export const downloadsTitle = 'Downloads';
export const downloadHint = 'Leave this page open during a download. You can stop at any time; progress is saved.';
export const storageTitle = 'Storage';
export const savedPagesTitle = 'Saved pages';
export const noSavedPages = 'None yet. Press “Save offline” on an entry or a chapter to add it here.';
export const lessonsTitle = 'Lessons you opened';
export const noLessons = 'None yet. A lesson is saved when you open it.';
export const recordingsTitle = 'Audio of the lessons';

export const visitedTitle = 'Pages you visited';
export const removeAll = 'Remove all';
export const noVisitedPages = 'None yet. A page is saved when you visit it.';
export function visitedPagesMessage(count: number): string {
  const pages = formatCountOf(count, 'page works', 'pages work');
  return `${pages} offline. If storage runs low, the oldest are removed.`;
}

export const removePage = 'Remove';
export const download = 'Download';
export const downloadAll = 'Download all';

/** The button that saves a page from the page itself. */
export const saveOffline = 'Save offline';
export const saving = 'Saving…';
export const savedOffline = 'Saved offline ✓';
export const removeFromDevice = 'Remove from this device';

/** Title of the page that replaces one that is neither saved nor reachable. */
export const notSavedTitle = 'You are offline';
export const notSavedDescription = 'This page is not saved on this device.';
export const notSaved =
  'This page is not saved on this device, and the site cannot be reached. It will load when you are back online.';
export function missingInDownloadMessage(title: string): string {
  return `This page does not exist in your download “${title}”. If the site has it, it will load when you are back online.`;
}
export function damagedPackMessage(title: string): string {
  return `Your download “${title}” is damaged. Delete it, and download it again when you are online:`;
}
export const tryAgain = 'Try again';
export const searchDownloads = 'Search your downloads';
export const recentlyOpenedTitle = 'Recently opened';
export const nothingElseSaved =
  'Nothing else is saved on this device yet. From now on, every page that you open is saved for offline reading.';

export const noticeLabel = 'Notice';
export const close = 'Close';

export const installAppTitle = 'Install as an app';
export const installApp = 'Install';
export const installOnIos = 'On iPhone and iPad: open the Share menu, and choose “Add to Home Screen”.';
