/** Apart from the other messages of dialogs, because chapters load these at once. */
export const dialogFailedTitle = 'Loading failed';
export const dialogFailed = 'Try again, or reload the page.';
