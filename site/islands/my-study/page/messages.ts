import { formatCount, formatCountOf } from '#data/site/count-text.ts';

export const searchNotes = 'Search your notes';
export const printNotes = 'Print these notes';
export const printList = 'Print this list';
export const showMore = 'Show more';
export const nothingYet = 'Nothing yet.';
export const firstSteps =
  'Press a verse number in a chapter, or select words, and choose “Note or highlight”. What you write stays on this device. With an account, your devices share it.';
export const notesTitle = 'Notes';
export const highlightsTitle = 'Highlights';
export const bookmarksTitle = 'Bookmarks';
export const listsTitle = 'Lists';
export const plansTitle = 'Reading plans';
export const memoryTitle = 'Memory verses';
export const historyTitle = 'History';
export const deletedTitle = 'Deleted';
export const dataTitle = 'Your data';
export const legendTitle = 'Names of highlights';
export const legendSave = 'Save names';
export const newFreeNote = 'New note';
export const deletedAbout = 'You can bring these back for 30 days after the deletion. Then their text is erased.';
export const bringBack = 'Bring back';
export const removeLabel = 'Remove';
export const historyAbout = 'Chapters, entries and searches that you opened on this device. They are never sent.';
export const clearHistory = 'Clear history';
export const chaptersHistory = 'Chapters';
export const entriesHistory = 'Entries';
export const searchesHistory = 'Searches';

export const exportJson = 'Export everything, to import it again (JSON)';
export const exportMarkdown = 'Export as text, to read only (Markdown)';
export const exportCsv = 'Export as a table (CSV)';
export const importLabel = 'Import a file';
export const importHint =
  'A JSON or CSV export of this page, AndBible’s bookmarks as CSV, or the CSV export of the Ezra Bible App. Backups and databases of these apps cannot be imported. Importing a file twice changes nothing.';
export const printLabel = 'Print';
export const dataAbout =
  'Your notes are in this browser’s storage. Clearing the data of this site deletes them from this device. With an account they are also on the server of this site. Other readers cannot see them, but the people who run the server could. Deleting your account deletes them there.';
export const persistedMessage = 'This browser protects them from being cleared automatically.';
export const notPersistedMessage = 'This browser may clear them when space is short. Sign in or export them regularly.';
export const signedOutMessage = 'You are not signed in. Your notes are only on this device.';
export const signInLink = 'Sign in to share them between your devices';
export const syncing = 'Syncing…';
export const syncedMessage = (time: string): string => `Synced with your account at ${time}.`;
export const tooLargeToSync = (names: readonly string[]): string =>
  `Only on this device, because it is too large for the sync: ${namedRows(names)}. Shorten it or divide it.`;
export const refusedBySync = (names: readonly string[]): string =>
  `Only on this device, because the server does not accept it: ${namedRows(names)}. Change it or reload this page, then sync again.`;

const maxNamed = 10;

function namedRows(names: readonly string[]): string {
  const rest = names.length - maxNamed;
  return [...names.slice(0, maxNamed), ...(rest > 0 ? [`${formatCount(rest)} more`] : [])].join('; ');
}

export function notAddedMessage(name: string, isOther: boolean): string {
  const later = isOther
    ? 'What you write now is added to the notes on this device. It goes to the other account when its owner signs in.'
    : 'What you write now is added to the notes on this device.';
  return `You are signed in as ${name}. The notes on this device are not sent to your account. ${later}`;
}
export const removeFromDevice = 'Remove all notes from this device';
export const removeStopsSync = 'Sync then stops on this device until you turn it on again.';
export const removeConfirm = 'Remove now';
export const notesRemoved = 'Your notes are removed from this device.';

export const importTooLarge = 'The file is too large. An import can have at most 60 MB.';
export const importNeedsConnection = 'This import needs a connection. Connect to the internet, then try again.';
export const importNotText = 'This is not a JSON or CSV file.';
export const importBackup =
  'This is a backup or database of another program, which cannot be read. Export the bookmarks of AndBible, or the data of the Ezra Bible App, as CSV and import that file.';
export const importOtherProduct = 'This file is from another product. Import a JSON or CSV export of this page.';
export const importLaterVersion = 'This file is from a later version of this site. Reload the page, then try again.';
export const importNothing =
  'This file has nothing to import. A CSV file needs a header with the columns kind, reference and text, or Bible Book, Chapter, Verse, Tags and Note.';
export function importDamagedMessage(place: string): string {
  return place
    ? `The file is damaged at ${place}. Nothing was imported.`
    : 'The file is damaged. Nothing was imported.';
}
export function importedMessage(
  added: number,
  known: number,
  skipped: number,
  tooLarge: readonly string[] = [],
): string {
  const parts = [`Imported ${formatCountOf(added, 'entry', 'entries')}.`];
  if (known > 0) parts.push(`${formatCountOf(known, 'was', 'were')} here already.`);
  if (skipped > 0) parts.push(`${formatCountOf(skipped, 'line')} had nothing to import.`);
  if (tooLarge.length > 0) parts.push(`Too large to import: ${namedRows(tooLarge)}.`);
  return parts.join(' ');
}

export const newList = 'New list';
export const listName = 'Name';
export const createList = 'Create list';
export const deleteList = 'Delete list';
export const sortList = 'Sort by Bible order';
export const readList = 'Read';
export const editList = 'Edit';
export const shareList = 'Copy a link to this list';
export const linkCopied = 'The link is copied. It carries the whole list; no account is needed to open it.';
export const linkTooLong = 'A link can carry at most 1,000 passages. Export the list and send the file instead.';
export const otherListLabel = 'With another list';
export const mergeLists = 'Add its passages';
export const subtractLists = 'Remove its passages from this list';
export const intersectLists = 'Keep only passages that are in both';
export const addPassage = 'Add a passage';
export const passageLabel = 'Passage, for example Rom 8:28-30';
export const passageUnknown = 'This is not a Bible reference. Try Rom 8:28 or Ps 23.';
export const passageReaderFailed =
  'This reference cannot be read without a connection. Try a form such as Rom 8:28-30 or Ps 23.';
export const remarkLabel = 'Remark';
export const moveUp = 'Move up';
export const moveDown = 'Move down';
export const passagesRemoved = (count: number): string => `Removed ${formatCountOf(count, 'passage')} from the list.`;
export const passages = (count: number): string => formatCountOf(count, 'passage');
export const sharedTitle = 'A shared list';
export const saveShared = 'Save to my lists';
export const savedShared = 'Saved to your lists.';
export const textFailed = 'The text could not be loaded. Check your connection, then try again.';
export const versesNotShown = (count: number): string =>
  `${formatCountOf(count, 'more verse is', 'more verses are')} not shown here:`;
export const textLoading = 'Loading the text…';

export const planLabel = 'Plan';
export const planNames = {
  bible: 'Bible in a year',
  'new-testament': 'New Testament in 90 days',
  psalms: 'Psalms in a month',
  torah: 'Weekly Torah portion',
  own: 'My own plan',
} as const;
export const planStart = 'First day';
export const planDays = 'Number of days';
export const planFrom = 'From';
export const planTo = 'To';
export const planWeekdays = 'Days of the week';
export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
export const planDivided = 'Days of equal length by word count. A day can end within a chapter.';
export const startPlan = 'Start plan';
export const deletePlan = 'Delete plan';
export const exportCalendar = 'Export to a calendar (ICS)';
export const spreadMissed = 'Spread what I missed';
export const allDays = 'All days';
export const todaysReading = 'Today';
export const nothingToday = 'No reading today.';
export function planProgress(done: number, total: number): string {
  return `${done} of ${formatCountOf(total, 'day')} done.`;
}
export function missedMessage(days: number): string {
  return `You missed ${formatCountOf(days, 'day')}.`;
}
export const planOver = 'The last day of this plan is over. Check off what you read later, or start a new plan.';
export const planSpread = 'What you missed is spread over the days that are left.';

export const startReview = 'Review';
export const memoryAbout =
  'Choose “Memorize” for a verse. It comes back for review after longer and longer times. Study Mode shows these cards too.';
export const noMemoryVerses =
  'No verses yet. Press a verse number in a chapter, then “Note or highlight” and “Memorize”.';
export const nothingDue = 'Nothing is due now.';
export function dueMessage(count: number): string {
  return `${formatCountOf(count, 'exercise is', 'exercises are')} due.`;
}
export const exerciseNames = {
  letters: 'First letters',
  words: 'Hidden words',
  typing: 'Type the verse',
  reference: 'Which verse is this?',
  text: 'What does it say?',
} as const;
export const verseFailed =
  'The text of this verse could not be loaded. Check your connection, or skip the verse. It stays due.';
export const skipVerse = 'Skip';
export const showAnswer = 'Show the answer';
export const yourAnswer = 'Your answer';
export const gradeNames = ['Again', 'Hard', 'Good', 'Easy'];
export const endReview = 'End review';
export const reviewDone = 'Done for now.';
export const typedRight = (percent: number): string => `${percent}% of the words are right.`;
