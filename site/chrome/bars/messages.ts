/** Messages that pages load only after everything else. */
export const partFailed = 'A part of this page could not be loaded.';
export const partNotSaved = 'You are offline, and this part of the page is not saved on this device.';
export const reloadLabel = 'Reload';

export const updateAvailable = 'The pages of this site have been updated.';
export const siteUpdated = 'This site was updated. Reload to see the changes.';

export const hintLabel = 'Hint';
export const turnDevice = '↻ Turn your device for a wider view.';
export const closeLabel = 'Close';
