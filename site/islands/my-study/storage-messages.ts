export const studyStorageRefused =
  'This browser does not let the site store notes. Private windows and settings that block site data do that. You can still read everything.';
export const studyStorageFull =
  'The storage of this browser is full, so this was not saved. Free space, for example by deleting downloads on the page “Read offline”, then save again.';
export const studyStorageFailed = 'This could not be saved on the device. Try again.';
export const studyActionFailed = 'This did not work. Check your connection, then try again.';
export const studyNoteTooLong =
  'A note can have at most 100,000 characters. Shorten it or split it into several notes.';
export const studyListTooLong = 'A list can have at most 5,000 passages.';
export const studyRemarkTooLong = 'A remark can have at most 5,000 characters. Write a note for more.';
export const studyRemarksTooLong =
  'The remarks of a list can have at most 250,000 characters in all. Write notes for more.';
export const studyValueTooLarge = 'This is too large to save. Shorten it or divide it.';
export const studyDateImpossible = 'This date does not exist, or is after the year 2999. Choose another.';
export const studyNameTooLong = 'A name can have at most 200 characters.';
