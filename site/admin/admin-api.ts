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
import { guarded } from '../client/guarded.ts';

const settings = '/api/system-settings';
const users = '/api/admin/users';

/** A request that acts on an import by its id. */
const actOn = (action: string) => (id: string) =>
  guarded<ImportAnswer>(`/api/admin/imports/${id}/${action}`, { method: 'POST', body: {} });

/** All requests of the dashboard. Each throws an ApiError, after it has prompted for a sign-in if one was needed. */
export const adminApi = {
  overview: () => guarded<OverviewAnswer>('/api/admin/overview'),

  categories: () => guarded<string[]>(`${settings}/categories`),
  settings: (category: string) => guarded<Setting[]>(`${settings}/category/${encodeURIComponent(category)}`),
  /** `updatedAt` is the value that was read, so that the server can refuse to overwrite a newer change. */
  saveSetting: ({ key, value, updatedAt }: Pick<Setting, 'key' | 'value' | 'updatedAt'>) =>
    guarded<Setting>(`${settings}/${encodeURIComponent(key)}`, { method: 'PUT', body: { value, updatedAt } }),
  addSetting: (setting: NewSetting) => guarded<Setting>(settings, { method: 'POST', body: setting }),
  deleteSetting: (key: string) => guarded<unknown>(`${settings}/${encodeURIComponent(key)}`, { method: 'DELETE' }),

  users: (q: string, page: number) =>
    guarded<UsersAnswer>(`${users}?${new URLSearchParams({ q, page: String(page) })}`),
  changeUser: ({ id, ...change }: { id: string } & Partial<Pick<ListedUser, 'role' | 'status'>>) =>
    guarded<unknown>(`${users}/${id}`, { method: 'PUT', body: change }),
  resetUser: (id: string) => guarded<LinkAnswer>(`${users}/${id}/reset`, { method: 'POST', body: {} }),
  deleteUser: (id: string) => guarded<unknown>(`${users}/${id}`, { method: 'DELETE' }),
  invite: (form: { username?: string | undefined; role: ListedUser['role'] }) =>
    guarded<LinkAnswer>(`${users}/invite`, { method: 'POST', body: form }),
  revokeInvite: (id: string) => guarded<unknown>(`/api/admin/invites/${id}`, { method: 'DELETE' }),

  importStatus: () => guarded<ImportStatusAnswer>('/api/admin/import-status'),
  startImport: (form: { version: string; filePath: string }) =>
    guarded<ImportAnswer>('/api/admin/import-bible', { method: 'POST', body: form }),
  consentImport: actOn('consent'),
  retryImport: actOn('retry'),
  cancelImport: actOn('cancel'),
  rollBackImport: actOn('rollback'),
  build: () => guarded<BuildAnswer>('/api/admin/builds', { method: 'POST', body: {} }),
  versionsToExport: () => guarded<VersionsToExport>('/api/admin/versions'),
  sqlFiles: () => guarded<SqlFilesAnswer>('/api/sql-files'),
  importSql: (form: { filename: string; tableName: string }) =>
    guarded<SqlImportAnswer>('/api/import-sql', { method: 'POST', body: form }),
  convertedFiles: () => guarded<ConvertedFilesAnswer>('/api/converter/converted-files'),

  sendTestMail: (form: MailTestForm) => guarded<MailAnswer>('/api/admin/email/test', { method: 'POST', body: form }),
  sendSamples: (recipient: string) =>
    guarded<SamplesAnswer>('/api/admin/email/samples', { method: 'POST', body: { recipient } }),
  outbox: () => guarded<OutboxAnswer>('/api/admin/outbox'),
  retryMail: (id: string) => guarded<MailAnswer>(`/api/admin/outbox/${id}/retry`, { method: 'POST', body: {} }),

  backupSummary: () => guarded<BackupSummary>('/api/admin/backup/summary'),

  health: () => guarded<AdminHealthAnswer>('/api/admin/health'),
  activity: (hours: number) => guarded<ActivityAnswer>(`/api/admin/activity?hours=${hours}`),

  audit: (query: string) => guarded<AuditAnswer>(`/api/admin/audit?${query}`),
  searches: (days: number) => guarded<SearchesAnswer>(`/api/admin/searches?days=${days}`),
};
