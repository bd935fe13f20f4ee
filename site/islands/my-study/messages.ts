import { formatCount, formatCountOf } from '#data/site/count-text.ts';

export const myStudyTitle = 'My study';
export const closeLabel = 'Close';
export const openMyStudy = 'Open My study';
export const highlightHeading = 'Highlight';
export const noHighlight = 'None';
export const styleNames = ['Yellow', 'Green', 'Blue', 'Pink', 'Orange', 'Underline'];
export const notesHeading = 'Notes';
export const addNote = 'Add note';
export const saveNote = 'Save note';
export const editNote = 'Edit note';
export const deleteNote = 'Delete note';
export const cancelEdit = 'Cancel';
export const discardDraft = 'Discard draft';
export const draftRestored = 'Your unsaved text is here again.';
export const noteLabel = 'Note';
export const noteHint =
  'For bold type **word**, for a list start lines with “- ” (Markdown). A reference such as Rom 8:28 becomes a link.';
export const labelsLabel = 'Labels, separated by commas';
export const addBookmark = 'Add bookmark';
export const removeBookmark = 'Remove bookmark';
export const addToList = 'Add to list';
export const newListName = 'New list';
export const addLabel = 'Add';
export const memorizeLabel = 'Memorize';
export const stopMemorizing = 'Stop memorizing';
export const undoLabel = 'Undo';
export const deletedMessage = 'Deleted. You can undo this for 30 days.';
export const broughtBackMessage = 'Brought back.';
export const savedMessage = 'Saved on this device.';
export const otherTextMessage =
  'This text was written on another device or in another tab at the same time. Both texts are here: copy what you need, then delete one.';
export const otherVersionMessage =
  'This was changed on another device or in another tab at the same time. Both versions are here: copy what you need, then delete one.';
export const wordsMovedMessage = 'The text has changed. The words were found in another place.';
export const wordsLostMessage = 'The text has changed and the words are no longer in it. The mark covers the verse.';
export const quoteMessage = (quote: string): string => `“${quote}”`;
export const highlightedAs = (name: string): string => `Highlighted: ${name}.`;
export function marksText(notes: number, hasBookmark: boolean): string {
  return [...(notes > 0 ? [formatCountOf(notes, 'note')] : []), ...(hasBookmark ? ['bookmark'] : [])].join(', ');
}
export function marksLabel(notes: number, hasBookmark: boolean, verse: string): string {
  return `Verse ${verse}: ${marksText(notes, hasBookmark)}`;
}
export const loadingResults = 'Collecting the verses…';
export const resultsFailed = 'The results could not be loaded. Check your connection, then try again.';
export function resultsToSave(count: number, total?: number): string {
  const verses = formatCountOf(count, 'verse');
  if (total === undefined) return `${verses} to save.`;
  return `The search has ${formatCountOf(total, 'result')}. A list can have ${verses}, so only the first ${formatCount(count)} will be saved.`;
}
export const addedToList = (name: string): string => `Added to “${name}”.`;
export const notesOnDevice = 'Notes on this device';
export const syncNow = 'Sync now';
export const syncPausedMessage =
  'Sync is off on this device, because you removed your notes from it. They are still in your account.';
export const resumeLabel = 'Turn on sync';
export const syncFailedMessage = (message: string): string =>
  `Not synced: ${message.replace(/\.$/, '') || 'the site cannot be reached'}. Everything is saved on this device and will be sent later.`;
export const askFirstMessage = (name: string): string =>
  `You are signed in as ${name}. Do you want to add the notes on this device to your account?`;
export const askOtherMessage = (name: string): string =>
  `The notes on this device belong to another account. You are signed in as ${name}.`;
export const addToAccount = 'Add them to my account';
export const removeAndLoad = 'Remove them from this device and load mine';
export const exportAll = 'Export everything';
export const notNow = 'Not now';
export const decideNow = 'Decide now';
export function removeWarning(unsent: number): string {
  return unsent > 0
    ? `${formatCountOf(unsent, 'change is', 'changes are')} only on this device and would be lost. Export everything first.`
    : 'Everything on this device is also in its account.';
}
export const sessionEndedMessage =
  'Your sign-in has ended, so your notes are not synced. They are safe on this device.';
export const signInAgain = 'Sign in again';
