import type { AuditAction } from '#data/administration/contract/audit.ts';
import { formats, type FormatId } from '#data/imports/formats.ts';
import { formatVersionName, formatVersionTitle } from '#data/versions/version-name.ts';
import { formatFileSize } from '../imports/file-size.ts';

export const actionFilterLabel = 'Action';
export const allActions = 'All actions';
export const userFilterLabel = 'User';
export const fromLabel = 'From';
export const toLabel = 'To';
export const csvAbout =
  'The CSV file is for spreadsheets and technicians. It has one line per event: the time (“at”, UTC), who did it (“actor”), what happened as a code (“action”, for example session.login for a sign-in), what it was about (“subject”), the values before and after, and the network.';
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

/** How a person signed in, from the subject of `session.login`. */
const signInNames: Readonly<Record<string, string>> = {
  password: 'with a password',
  'password and code': 'with a password and a code',
  passkey: 'with a passkey',
  link: 'with an invitation or a link for a forgotten password',
  registration: 'by creating the account',
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
  if (action === 'session.login') return `${name} ${signInNames[subject] ?? `(${subject})`}`;
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
