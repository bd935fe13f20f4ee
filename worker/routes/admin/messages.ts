export const anyUsername = 'any username';
export const ownAccount = 'You cannot block or demote your own account. Another administrator can.';
export const accountDeleted = 'Account deleted.';
export const linkNotOpen = 'This link was already used or revoked.';
export const linkRevoked = 'Link revoked.';
export const accountNotFound = 'This account does not exist.';
export const lastAdministrator = 'This is the last administrator. Make another user an administrator first.';
export const allMailsAccepted = 'The mail server has accepted all of them.';
export const templateNotFound = 'This template does not exist.';
export const mailNotFound = 'This message does not exist.';
export const versionNotLoaded = 'This version is not loaded.';
export const textChangedMessage = 'Saved. Menus and lists change within a minute.';
export const textDeleted = 'Deleted. Readers no longer have this version.';
export const replacementDeleted = 'Deleted. The version that came with the site returns with the next build.';
export const onlyImportsHaveLicense = 'Only imported versions have a language and a license that you can change.';
export const defaultVersionStays =
  'Readers get this version first, so it must stay in the menus. Choose another default version in System Settings first.';
export const onlyImportsCanBeDeleted =
  'This version is built with the site, or from a file in its import folder, so it cannot be deleted here. To take it out of the menus, turn off “Shown in menus”.';
export const textFileNotFound = 'This file does not exist.';
export const fileIsLive =
  'Readers have the text of this file. Delete the version, or import another file for it, first.';
export const fileIsPrevious = 'A rollback needs this file. It can be deleted after another import of the version.';
export const fileIsImporting = 'An import reads this file. Cancel it, or wait until it ends.';
export const textFileDeleted = 'File deleted.';
export function cannotRetryMailMessage(state: string): string {
  return `This message is ${state}. Only messages that failed or are not sent yet can be sent again.`;
}

export function cannotExportMessage(version: string, license: string): string {
  return `"${version}" cannot be exported, because its license does not allow it: "${license}".`;
}

/** `status` and `next` are states of a repair, for example "in progress". */
export function repairStateMessage(status: string, next: string): string {
  return `This repair is ${status}: it cannot become ${next}.`;
}
