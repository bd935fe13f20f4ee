import type { AuditAction } from '#data/administration/contract/audit.ts';
import type { ListedUser } from '#data/administration/contract/users.ts';
import { formatCount, formatCountOf } from '#data/site/count-text.ts';
import { formats, type FormatId } from '#data/imports/formats.ts';
import { formatVersionName, formatVersionTitle } from '#data/versions/version-name.ts';
import { formatDay, formatWhen } from '../../client/format-when.ts';
import { formatFileSize } from '../imports/file-size.ts';

// Users
export const findUsersLabel = 'Find by username or email';
export const loadingUsers = 'Loading users';
export const noUsersMatch = 'No account has this username or email.';
export const userUpdated = 'User updated';
export const accountDeleted = 'Account deleted';
export const updateFailed = 'Update failed';
export const deletionFailed = 'Deletion failed';
export const blockedLabel = 'blocked';
export const yourAccountLabel = 'Your account';
export const blockAction = 'Block';
export const unblockAction = 'Unblock';
export const deleteAction = 'Delete';
export const signInLinkAction = 'Link for a forgotten password';
export const linkCreated = 'Link created';
export const makeAdminAction = 'Make admin';
export const makeReaderAction = 'Make reader';

export function accountsCountMessage(count: number): string {
  return formatCountOf(count, 'account');
}

export function userActionLabel(action: string, username: string): string {
  return `${action} ${username}`;
}

export function roleActionLabel(action: string, username: string): string {
  return `${action}: ${username}`;
}

export function signInLinkLabel(username: string): string {
  return `Link for a forgotten password: ${username}`;
}

export function signInLinkTitle(username: string): string {
  return `Link with which ${username} can sign in again`;
}

export function makeAdminQuestion(username: string): string {
  return `${username} will have full access to this dashboard and to all accounts.`;
}

export function makeReaderQuestion(username: string): string {
  return `${username} will no longer have access to this dashboard.`;
}

export function blockQuestion(username: string): string {
  return `${username} will be signed out on all devices, and cannot sign in until an administrator unblocks the account.`;
}

export function deleteUserQuestion(username: string): string {
  return `Are you sure you want to delete the account of ${username}? This action cannot be undone.`;
}

/** Facts about an account: "p@example.org · joined 3 Nov 2026 · last active 4 Nov 2026, 10:00 · signs in with a password". */
export function userFactsMessage(user: ListedUser): string {
  const { email, createdAt, lastSeenAt, sessions, passkeys, hasPassword, hasCodes } = user;
  const signInMethods = [
    hasPassword && (hasCodes ? 'a password and an authenticator code' : 'a password'),
    passkeys > 0 && formatCountOf(passkeys, 'passkey'),
  ];
  const ways = signInMethods.filter(Boolean).join(' or ');
  return [
    email,
    `joined ${formatDay(createdAt)}`,
    lastSeenAt ? `last active ${formatWhen(lastSeenAt)}` : 'not signed in',
    sessions > 1 && formatCountOf(sessions, 'session'),
    ways && `signs in with ${ways}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

// Invitations
export const openLinksTitle = 'Unused invitations and links for a forgotten password';
export const anyUsername = 'Open invitation';
export const signInLinkPill = 'forgotten password';
export const linkRevoked = 'Link revoked';
export const revokeAction = 'Revoke';
export const inviteAction = 'Invite';
export const inviteTitle = 'Invite a user';
export const inviteDescription =
  'Create a link with which one person can create one account. The site does not send it: you send it yourself, for example by email.';
export const inviteNameLabel = 'Username (optional)';
export const inviteNameHint = 'Leave empty to let the person choose';
export const inviteRoleLabel = 'Role';
export const inviteRoleHint =
  'Admin: full access to this dashboard and to all accounts. Reader: an account without access to the dashboard.';
export const roleNames = { admin: 'Admin', reader: 'Reader' } as const;
export const inviteFailed = 'Invitation failed';
export const inviteLinkTitle = 'Invitation link';
export const createLinkAction = 'Create link';
export const cancelAction = 'Cancel';

export function openLinkFacts(createdBy: string | null, expiresAt: string): string {
  return `Created by ${createdBy ?? 'the setup'}, expires ${formatWhen(expiresAt)}`;
}

export const correctAddress =
  'If the link does not work, correct “Web address in links and emails” in System Settings, Email.';
export const linkLabel = 'Link';
export const copyLinkAction = 'Copy link';
export const copiedLabel = 'Copied';
export const doneAction = 'Done';

export function linkDescription(expiresAt: string): string {
  return `Send this link only to the person it is for. It works once, expires ${formatWhen(expiresAt)}, and is not shown again.`;
}

// Searches
export const lastLabel = 'Last';
export const loadingSearches = 'Loading searches';
export const countingIsOff =
  'Searches are not counted at the moment. To count them, turn on “Count searches” in System Settings, Site. Earlier counts are below.';
export const mostFrequentTitle = 'Most frequent';
export const noSearches = 'No searches in this period.';
export const withoutResultsTitle = 'Without results';
export const allHadResults = 'Every search had results.';
export const noneKnownWithoutResults = 'No search without results is known.';
export const onlyNumbersChecked =
  'Only searches for Strong’s numbers are checked for results; “–” means not checked. A Strong’s number, for example H430, identifies one Hebrew or Greek word of the original text.';
export const versesUnknown = '–';
export const searchColumns = ['Search', 'Times', 'Verses found'];
export const wordsKind = 'words';
export const numberKind = 'Strong’s number';
export const numbersKind = 'Strong’s numbers';
export const searchesByDay = 'Searches by day';
export const asTable = 'Show as a table';
export const dayColumns = ['Day', 'Words', 'Strong’s numbers'];

const utcDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** "2026-11-22", a day in UTC, → "22 Nov 2026", whatever the time zone of the device. */
export function formatUtcDay(day: string): string {
  return utcDay.format(new Date(day));
}

export function daysOption(days: number): string {
  return `${days} days`;
}

export function searchesCountMessage(count: number): string {
  return formatCountOf(count, 'search', 'searches');
}

export function daySpanMessage(first = '', last = ''): string {
  return first && last ? `${formatUtcDay(first)} to ${formatUtcDay(last)}` : '';
}

export function busiestDayMessage(day: string, count: number): string {
  return `most on ${formatUtcDay(day)}: ${formatCount(count)}`;
}

// Audit log
export const actionFilterLabel = 'Action';
export const allActions = 'All actions';
export const userFilterLabel = 'User';
export const fromLabel = 'From';
export const toLabel = 'To';
export const downloadCsvAction = 'Download as CSV';
export const clearFiltersAction = 'Clear filters';
export const loadingLog = 'Loading the log';
export const noEntriesMatch = 'No entries match these filters.';
export const noEntries = 'No entries yet.';
export const earlierEntriesAction = 'Show earlier entries';

export const auditActionNames: Readonly<Record<AuditAction, string>> = {
  'session.login': 'Signed in',
  'session.login-failed': 'Sign-in failed',
  'session.logout': 'Signed out',
  'session.ended': 'Session ended',
  'session.confirmed': 'Identity confirmed',
  'session.confirm-failed': 'Identity not confirmed',
  'call.refused': 'Request refused',
  'user.registered': 'Account registered',
  'user.invited': 'Invitation created',
  'user.invite-revoked': 'Invitation revoked',
  'user.invite-accepted': 'Invitation accepted',
  'user.reset-link': 'Link for a forgotten password created',
  'user.reset': 'Link for a forgotten password used',
  'user.role': 'Role changed',
  'user.blocked': 'Account blocked',
  'user.unblocked': 'Account unblocked',
  'user.deleted': 'Account deleted',
  'account.recovery-link': 'Password link mailed',
  'account.recovered': 'Password changed by link',
  'account.password': 'Password changed',
  'account.email': 'Email address changed',
  'account.word-of-day': 'Word of the day changed',
  'account.deleted': 'Own account deleted',
  'passkey.added': 'Passkey added',
  'passkey.removed': 'Passkey removed',
  'second-factor.added': 'Second factor added',
  'second-factor.removed': 'Second factor removed',
  'setting.created': 'Setting created',
  'setting.changed': 'Setting changed',
  'setting.deleted': 'Setting deleted',
  'audit.exported': 'Audit log exported',
  'backup.taken': 'Backup downloaded',
  'backup.restored': 'Backup restored',
  'file.uploaded': 'File uploaded',
  'file.converted': 'File converted',
  'file.deleted': 'File deleted',
  'file.downloaded': 'File downloaded',
  'import.started': 'Import started',
  'import.agreed': 'Import approved',
  'import.cancelled': 'Import canceled',
  'import.retried': 'Import retried',
  'import.rolled-back': 'Import rolled back',
  'build.asked': 'Build requested',
  'bot.instruction-added': 'Note added',
  'bot.instruction-changed': 'Check or note changed',
  'bot.instruction-deleted': 'Note deleted',
  'bot.repair-changed': 'Repair updated',
  'bot.report-changed': 'Error report updated',
  'bot.consulted': 'AI provider asked',
  'version.exported': 'Version exported',
  'version.changed': 'Version details changed',
  'version.hidden': 'Version hidden',
  'version.shown': 'Version shown',
  'version.deleted': 'Version deleted',
  'page.created': 'Page created',
  'page.changed': 'Page changed',
  'page.restored': 'Earlier version of a page restored',
  'page.deleted': 'Page deleted',
  'page.undeleted': 'Page deletion undone',
  'page.draft-link': 'Draft link replaced',
  'redirect.created': 'Redirect created',
  'redirect.deleted': 'Redirect deleted',
  'advertisement.created': 'Advertisement created',
  'advertisement.changed': 'Advertisement changed',
  'advertisement.deleted': 'Advertisement deleted',
  'advertisement.undeleted': 'Advertisement deletion undone',
  'box.created': 'Content box created',
  'box.changed': 'Content box changed',
  'box.deleted': 'Content box deleted',
  'box.undeleted': 'Content box deletion undone',
  'recording.added': 'Recording added',
  'recording.deleted': 'Recording deleted',
  'mail.tested': 'Test email requested',
  'mail.retried': 'Email retried',
};

const exportNames: Readonly<Record<string, string>> = {
  csv: 'CSV',
  usfm: 'USFM',
  osis: 'OSIS',
  module: 'a Bible SuperSearch module',
};

interface AuditEvent {
  action: string;
  subject: string;
  setting?: string | undefined;
  before: string | null;
  after: string | null;
}

/** An event in words: "Request refused: 403 forbidden", "Exported Geneva Bible (geneva) as OSIS". */
export function auditEventMessage({ action, subject, setting, after }: AuditEvent): string {
  if (action === 'version.exported')
    return `Exported ${formatVersionName(subject)} as ${exportNames[after ?? ''] ?? after ?? ''}`;
  // An event of an earlier release may have another action.
  const name = (auditActionNames as Readonly<Record<string, string>>)[action] ?? action;
  if (action === 'call.refused') return `${name}: ${after ?? ''}`;
  if (action === 'build.asked') return name;
  return `${name}: ${setting ?? (isAboutVersion.test(action) ? formatVersionTitle(subject) : subject)}`;
}

/** Events whose subject is the code of a version. */
const isAboutVersion = /^(?:version|import)\.|^file\.(?:uploaded|downloaded|deleted)$/;

/** "module, 1377665 bytes" → "Bible SuperSearch module, 1.3 MB". Ids of imports, messages and builds say nothing. */
function readable(action: string, value: string | null): string | null {
  if (value === null || /^import \w+$/.test(value) || action === 'mail.retried') return null;
  if (!action.startsWith('file.')) return value;
  return value
    .replace(/\b(\d+) bytes\b/, (_, bytes: string) => formatFileSize(Number(bytes)))
    .replace(/^\w+(?=,)/, (format) => formats[format as FormatId] ?? format);
}

/** What changed, or what else is known of the event. */
export function auditChangeMessage({ action, subject, ...values }: AuditEvent): string {
  if (action === 'version.exported') return '';
  if (action === 'call.refused') return subject;
  const before = readable(action, values.before);
  const after = readable(action, values.after);
  const quote = (value: string): string => (value === '' ? '(empty)' : `“${value}”`);
  if (before === null) return after ?? '';
  return after === null ? `Before: ${quote(before)}` : `${quote(before)} → ${quote(after)}`;
}
