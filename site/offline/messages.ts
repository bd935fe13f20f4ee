/** Why a download stopped. */
export const downloadInterrupted =
  'The download was interrupted. Progress is saved, and it continues when you are online.';
export const downloadDamaged = 'A file arrived damaged twice. Progress is saved: try again later.';
export const siteUpdated = 'The site was updated. Reload this page, then resume the download.';
export const storageFull = 'No space is left on this device. Progress is saved: free some space, then resume.';
export const storageRefused = 'This browser does not allow the site to save anything on this device.';

export const nothingDownloaded = 'No text is downloaded on this device.';

/** For a device that has lost the page that shows these messages. */
export const notSavedTitle = 'You are offline';
export const notSavedDescription = 'This page is not saved on this device.';
