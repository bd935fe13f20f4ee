import type { ActivityAnswer } from '#data/administration/contract/activity.ts';
import type { AuditAnswer } from '#data/administration/contract/audit.ts';
import type { BackupSummary } from '#data/administration/contract/backup.ts';
import type { AdminHealthAnswer } from '#data/administration/contract/health.ts';
import type { MailAnswer, MailTestForm, OutboxAnswer, SamplesAnswer } from '#data/administration/contract/mail.ts';
import type { OverviewAnswer } from '#data/administration/contract/overview.ts';
import type { SearchesAnswer } from '#data/administration/contract/searches.ts';
import type { VersionsToExport } from '#data/administration/contract/exports.ts';
import type { BuildAnswer } from '#data/administration/contract/builds.ts';
import type {
  ConvertedFilesAnswer,
  ImportAnswer,
  ImportStatusAnswer,
  SqlFilesAnswer,
  SqlImportAnswer,
} from '#data/administration/contract/imports.ts';
import type { NewSetting, Setting } from '#data/administration/contract/settings.ts';
import type { LinkAnswer, ListedUser, UsersAnswer } from '#data/administration/contract/users.ts';
import type {
  FilesAnswer,
  FilesQuery,
  TextChanged,
  TextForm,
  TextsAnswer,
} from '#data/administration/contract/texts.ts';
import { requestWithSignIn } from '../client/request-with-sign-in.ts';

const settings = '/api/system-settings';
const users = '/api/admin/users';

/** A request that acts on an import by its id. */
const actOn = (action: string) => (id: string) =>
  requestWithSignIn<ImportAnswer>(`/api/admin/imports/${id}/${action}`, { method: 'POST', body: {} });

/** All requests of the dashboard. Each throws an ApiError, after it has prompted for a sign-in if one was needed. */
export const adminApi = {
  overview: () => requestWithSignIn<OverviewAnswer>('/api/admin/overview'),

  categories: () => requestWithSignIn<string[]>(`${settings}/categories`),
  settings: (category: string) => requestWithSignIn<Setting[]>(`${settings}/category/${encodeURIComponent(category)}`),
  /** `updatedAt` is the value that was read, so that the server can refuse to overwrite a newer change. */
  saveSetting: ({ key, value, updatedAt }: Pick<Setting, 'key' | 'value' | 'updatedAt'>) =>
    requestWithSignIn<Setting>(`${settings}/${encodeURIComponent(key)}`, { method: 'PUT', body: { value, updatedAt } }),
  addSetting: (setting: NewSetting) => requestWithSignIn<Setting>(settings, { method: 'POST', body: setting }),
  deleteSetting: (key: string) =>
    requestWithSignIn<unknown>(`${settings}/${encodeURIComponent(key)}`, { method: 'DELETE' }),

  users: (q: string, page: number) =>
    requestWithSignIn<UsersAnswer>(`${users}?${new URLSearchParams({ q, page: String(page) })}`),
  changeUser: ({ id, ...change }: { id: string } & Partial<Pick<ListedUser, 'role' | 'status'>>) =>
    requestWithSignIn<unknown>(`${users}/${id}`, { method: 'PUT', body: change }),
  resetUser: (id: string) => requestWithSignIn<LinkAnswer>(`${users}/${id}/reset`, { method: 'POST', body: {} }),
  deleteUser: (id: string) => requestWithSignIn<unknown>(`${users}/${id}`, { method: 'DELETE' }),
  invite: (form: { username?: string | undefined; role: ListedUser['role'] }) =>
    requestWithSignIn<LinkAnswer>(`${users}/invite`, { method: 'POST', body: form }),
  revokeInvite: (id: string) => requestWithSignIn<unknown>(`/api/admin/invites/${id}`, { method: 'DELETE' }),

  importStatus: () => requestWithSignIn<ImportStatusAnswer>('/api/admin/import-status'),
  startImport: (form: { version: string; filePath: string }) =>
    requestWithSignIn<ImportAnswer>('/api/admin/import-bible', { method: 'POST', body: form }),
  consentImport: actOn('consent'),
  retryImport: actOn('retry'),
  cancelImport: actOn('cancel'),
  rollBackImport: actOn('rollback'),
  build: () => requestWithSignIn<BuildAnswer>('/api/admin/builds', { method: 'POST', body: {} }),
  versionsToExport: () => requestWithSignIn<VersionsToExport>('/api/admin/versions'),
  texts: () => requestWithSignIn<TextsAnswer>('/api/admin/texts'),
  changeText: ({ code, ...form }: TextForm & { code: string }) =>
    requestWithSignIn<TextChanged>(`/api/admin/texts/${code}`, { method: 'PUT', body: form }),
  deleteText: (code: string) => requestWithSignIn<TextChanged>(`/api/admin/texts/${code}`, { method: 'DELETE' }),
  files: ({ q, sort, page }: FilesQuery) =>
    requestWithSignIn<FilesAnswer>(`/api/admin/files?${new URLSearchParams({ q, sort, page: String(page) })}`),
  deleteFile: (id: string) => requestWithSignIn<unknown>(`/api/admin/files/${id}`, { method: 'DELETE' }),
  sqlFiles: () => requestWithSignIn<SqlFilesAnswer>('/api/sql-files'),
  importSql: (form: { filename: string; tableName: string }) =>
    requestWithSignIn<SqlImportAnswer>('/api/import-sql', { method: 'POST', body: form }),
  convertedFiles: () => requestWithSignIn<ConvertedFilesAnswer>('/api/converter/converted-files'),

  sendTestMail: (form: MailTestForm) =>
    requestWithSignIn<MailAnswer>('/api/admin/email/test', { method: 'POST', body: form }),
  sendSamples: (recipient: string) =>
    requestWithSignIn<SamplesAnswer>('/api/admin/email/samples', { method: 'POST', body: { recipient } }),
  outbox: () => requestWithSignIn<OutboxAnswer>('/api/admin/outbox'),
  retryMail: (id: string) =>
    requestWithSignIn<MailAnswer>(`/api/admin/outbox/${id}/retry`, { method: 'POST', body: {} }),

  backupSummary: () => requestWithSignIn<BackupSummary>('/api/admin/backup/summary'),

  health: () => requestWithSignIn<AdminHealthAnswer>('/api/admin/health'),
  activity: (hours: number) => requestWithSignIn<ActivityAnswer>(`/api/admin/activity?hours=${hours}`),

  audit: (query: string) => requestWithSignIn<AuditAnswer>(`/api/admin/audit?${query}`),
  searches: (days: number) => requestWithSignIn<SearchesAnswer>(`/api/admin/searches?days=${days}`),
};
