export const pageNotFound = 'This page does not exist. It may have been deleted.';
export const deletionIsFinal = 'This deletion can no longer be undone.';
export const revisionNotFound = 'This version of the page does not exist.';
export const recordingsNotAccepted = 'Recordings cannot be uploaded at the moment. Please try again later.';
export const pathIsReserved = 'This path is reserved for the site';
export const redirectMustStay = 'A redirect must lead to a path of this site, for example /lexicon';
export const redirectToItself = 'The redirect would lead to itself';
export const pageExistsAtPath = 'A page exists at this path';
export const redirectJustCreated = 'Someone else has just created a redirect for this path';
export const redirectNotFound = 'This redirect no longer exists.';
export const tooManyLevels =
  'This text is nested too deeply, for example lists within lists. Paste it as plain text and format it again.';
export const placementNotFound = 'This item does not exist. It may have been deleted.';
export const endBeforeStart = 'The end must be after the start';
export const recordingNotFound = 'This recording does not exist. It may have been deleted.';

export function slugTakenMessage(by: string): string {
  return `This slug is used ${by}. Choose another one`;
}

export function alreadyRedirectsMessage(target: string): string {
  return `This path already redirects to ${target}. Delete that redirect first`;
}

export function redirectResolution(to: string): string {
  return `Redirects to ${to}.`;
}

export function noPageAtMessage(path: string): string {
  return `There is no page at ${path}`;
}

export function pageConflictMessage(username: string, revision: number): string {
  return `${username} saved this page while you were editing it (version ${revision}). Your changes are not saved. Compare the two texts.`;
}

export function placementConflictMessage(username: string): string {
  return `${username} saved this while you were editing it. Check the changes before you save.`;
}

export const pageDeleted = 'Page deleted.';
export const usedByOther = 'by another page';
export function usedBeforeMessage(title: string): string {
  return `by an earlier address of the page “${title}”`;
}
