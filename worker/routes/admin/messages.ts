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

export function cannotRetryMailMessage(state: string): string {
  return `This message is ${state}. Only failed and held messages can be retried.`;
}

export function cannotExportMessage(version: string, license: string): string {
  return `"${version}" cannot be exported, because its license does not allow it: "${license}".`;
}

/** `status` and `next` are states of a repair, for example "in progress". */
export function repairStateMessage(status: string, next: string): string {
  return `This repair is ${status}: it cannot become ${next}.`;
}
