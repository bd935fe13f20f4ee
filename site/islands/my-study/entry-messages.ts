/** Messages of the entry points. Pages to read load them, so they are apart from those of the feature. */
export const noteOrHighlight = 'Note or highlight';
export const studyLoadFailed = 'My study could not be opened. Check your connection, then try again.';
export const openFailedTitle = 'Not opened';
