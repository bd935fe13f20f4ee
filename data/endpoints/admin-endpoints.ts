import { activityQuery } from '#data/administration/contract/activity.ts';
import { auditQuery } from '#data/administration/contract/audit.ts';
import {
  instructionChange,
  logQuery,
  newInstruction,
  repairChange,
  reportChange,
} from '#data/administration/contract/bot.ts';
import { consultForm } from '#data/administration/contract/consult.ts';
import { exportQuery } from '#data/administration/contract/exports.ts';
import { newImport, newUpload, sqlImportForm } from '#data/administration/contract/imports.ts';
import { mailSamplesForm, mailTestForm } from '#data/administration/contract/mail.ts';
import { newPageForm, pageChange, previewForm, restoreForm } from '#data/administration/contract/pages.ts';
import { newPlacementForms, placementChanges } from '#data/administration/contract/placements.ts';
import { redirectForm } from '#data/administration/contract/redirects.ts';
import { searchesQuery } from '#data/administration/contract/searches.ts';
import { newSetting, settingChange } from '#data/administration/contract/settings.ts';
import { filesQuery, textForm } from '#data/administration/contract/texts.ts';
import { newInviteForm, userChange, usersQuery } from '#data/administration/contract/users.ts';
import type { Endpoint } from './endpoint.ts';

/** Endpoints of the dashboard. Only administrators may call them, from pages of the site. */
export const adminEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/admin/overview', about: "The counts next to the dashboard's tabs" },
  { method: 'GET', path: '/admin/users', query: usersQuery, about: 'Accounts and invitations' },
  { method: 'POST', path: '/admin/users/invite', body: newInviteForm, about: 'A one-time link for a new account' },
  { method: 'PUT', path: '/admin/users/:id', body: userChange, about: 'Changes role or status of an account' },
  { method: 'DELETE', path: '/admin/users/:id', about: 'Deletes an account' },
  { method: 'POST', path: '/admin/users/:id/reset', about: 'A one-time link for a new password or passkey' },
  { method: 'DELETE', path: '/admin/invites/:id', about: 'Cancels an invitation' },
  { method: 'GET', path: '/admin/audit', query: auditQuery, about: 'The audit log' },
  { method: 'GET', path: '/admin/audit.csv', query: auditQuery, about: 'The same as CSV' },
  { method: 'GET', path: '/admin/backup/summary', about: 'What a backup would have' },
  { method: 'GET', path: '/admin/backup/file', about: 'A backup' },
  {
    method: 'POST',
    path: '/admin/backup/restore',
    body: 'the file',
    about: 'Restores a backup, or only says what would change',
  },
  { method: 'GET', path: '/admin/searches', query: searchesQuery, about: 'What readers search for, by day' },
  { method: 'GET', path: '/admin/health', about: 'What is served' },
  { method: 'GET', path: '/admin/activity', query: activityQuery, about: 'The request counts' },
  { method: 'POST', path: '/admin/upload-bible', body: 'form with a file', about: 'Uploads a text' },
  { method: 'POST', path: '/admin/uploads', body: newUpload, about: 'Starts an upload in parts' },
  { method: 'PUT', path: '/admin/uploads/:id/parts/:part', body: 'the part', about: 'Uploads a part' },
  { method: 'POST', path: '/admin/uploads/:id/complete', about: 'Joins the parts' },
  { method: 'GET', path: '/admin/import-status', about: 'Files, imports and builds' },
  { method: 'POST', path: '/admin/import-bible', body: newImport, about: 'Starts an import' },
  { method: 'POST', path: '/admin/imports/:id/consent', about: 'Continues an import in spite of its warnings' },
  { method: 'POST', path: '/admin/imports/:id/cancel', about: 'Cancels an import' },
  { method: 'POST', path: '/admin/imports/:id/retry', about: 'Runs a failed import again' },
  { method: 'POST', path: '/admin/imports/:id/rollback', about: 'Gives readers the previous text again' },
  { method: 'GET', path: '/admin/imports/:id/report', about: 'The report of an import' },
  { method: 'GET', path: '/admin/imports/:id/report.csv', about: 'The same as CSV' },
  { method: 'GET', path: '/admin/texts', about: 'All versions' },
  {
    method: 'PUT',
    path: '/admin/texts/:code',
    body: textForm,
    about: 'Changes name, short name, language, license, position and visibility of a version',
  },
  { method: 'DELETE', path: '/admin/texts/:code', about: 'Deletes an imported version' },
  {
    method: 'GET',
    path: '/admin/files',
    query: filesQuery,
    about: 'All uploaded and converted files, 30 per page',
  },
  {
    method: 'GET',
    path: '/admin/files/:id/original',
    about: 'The file as it was chosen, also if the browser converted it',
  },
  {
    method: 'DELETE',
    path: '/admin/files/:id',
    about: 'Deletes a file that neither readers, a rollback nor an import need',
  },
  { method: 'POST', path: '/admin/builds', about: 'Requests a rebuild' },
  { method: 'GET', path: '/admin/versions', about: 'The versions that can be exported' },
  {
    method: 'GET',
    path: '/admin/versions/:code/export',
    query: exportQuery,
    about: 'An export in an import format',
  },
  { method: 'GET', path: '/admin/pages', about: 'Custom pages' },
  { method: 'POST', path: '/admin/pages', body: newPageForm, about: 'A new page' },
  { method: 'GET', path: '/admin/pages/:id', about: 'A page' },
  { method: 'PUT', path: '/admin/pages/:id', body: pageChange, about: 'Changes a page' },
  { method: 'DELETE', path: '/admin/pages/:id', about: 'Deletes a page' },
  { method: 'POST', path: '/admin/pages/:id/undelete', about: 'Restores a deleted page' },
  { method: 'POST', path: '/admin/pages/:id/draft-link', about: 'A link to a draft' },
  { method: 'GET', path: '/admin/pages/:id/revisions', about: 'The revisions of a page' },
  { method: 'GET', path: '/admin/pages/:id/revisions/:revision', about: 'A revision' },
  {
    method: 'POST',
    path: '/admin/pages/:id/revisions/:revision/restore',
    body: restoreForm,
    about: 'Restores a revision',
  },
  {
    method: 'POST',
    path: '/admin/content-preview',
    body: previewForm,
    about: 'The sanitized HTML that readers would get, without saving it, and what was removed',
  },
  ...placementEndpoints('advertisements', 'advertisement'),
  ...placementEndpoints('content-boxes', 'box'),
  { method: 'GET', path: '/admin/recordings', about: 'Recordings' },
  { method: 'POST', path: '/admin/recordings', body: 'form with a file', about: 'Uploads a recording' },
  { method: 'DELETE', path: '/admin/recordings/:text', about: 'Deletes a recording' },
  { method: 'GET', path: '/admin/redirects', about: 'Redirects' },
  { method: 'POST', path: '/admin/redirects', body: redirectForm, about: 'A new redirect' },
  { method: 'DELETE', path: '/admin/redirects/:id', about: 'Deletes a redirect' },
  { method: 'GET', path: '/admin/bot/instructions', about: 'The instructions of the health monitor' },
  { method: 'POST', path: '/admin/bot/instructions', body: newInstruction, about: 'A new instruction' },
  { method: 'PUT', path: '/admin/bot/instructions/:id', body: instructionChange, about: 'Changes an instruction' },
  { method: 'DELETE', path: '/admin/bot/instructions/:id', about: 'Deletes an instruction' },
  { method: 'GET', path: '/admin/bot/logs', query: logQuery, about: 'The log of the health monitor' },
  { method: 'GET', path: '/admin/bot/repairs', about: 'The repairs that it proposes' },
  { method: 'PUT', path: '/admin/bot/repairs/:id', body: repairChange, about: 'Changes a repair' },
  { method: 'POST', path: '/admin/bot/repairs/:id/do', about: 'Does a repair' },
  { method: 'GET', path: '/admin/bot/errors', about: 'The errors that readers met' },
  { method: 'PUT', path: '/admin/bot/errors/:id', body: reportChange, about: 'Changes the state of an error' },
  { method: 'GET', path: '/admin/bot/provider', about: 'The AI provider' },
  {
    method: 'GET',
    path: '/admin/bot/:kind/:id/question',
    about: 'The question that would be sent to the AI provider. `kind` is `repairs` or `errors`.',
  },
  { method: 'POST', path: '/admin/bot/:kind/:id/consult', body: consultForm, about: 'Sends the question' },
  { method: 'POST', path: '/admin/email/test', body: mailTestForm, about: 'Sends a test message' },
  { method: 'POST', path: '/admin/email/samples', body: mailSamplesForm, about: 'Sends a sample of every template' },
  { method: 'GET', path: '/admin/email/pictures/:template', about: 'A template as readers see it' },
  { method: 'GET', path: '/admin/outbox', about: 'Mail that waits or failed' },
  { method: 'POST', path: '/admin/outbox/:id/retry', about: 'Sends a failed message again' },
  { method: 'GET', path: '/system-settings/categories', about: 'The categories of settings' },
  {
    method: 'GET',
    path: '/system-settings/category/:category',
    about: 'The settings of a category. No response contains a protected value.',
  },
  { method: 'POST', path: '/system-settings', body: newSetting, about: 'A new setting' },
  { method: 'PUT', path: '/system-settings/:key', body: settingChange, about: 'Changes a setting' },
  { method: 'DELETE', path: '/system-settings/:key', about: 'Deletes a setting, or resets it to its default' },
  { method: 'GET', path: '/sql-files', about: 'The SQL files that are on the site' },
  {
    method: 'POST',
    path: '/import-sql',
    body: sqlImportForm,
    about: 'Imports one of them. Statements are parsed and never run.',
  },
  {
    method: 'POST',
    path: '/converter/convert-text-to-sql',
    body: 'form with a file',
    about: 'Converts a text to SQL',
  },
  { method: 'GET', path: '/converter/converted-files', about: 'The converted files' },
  { method: 'GET', path: '/converter/download-sql/:outputFile', about: 'A converted file' },
];

function placementEndpoints(list: string, kind: 'advertisement' | 'box'): Endpoint[] {
  const [several, one] = kind === 'box' ? ['Content boxes', 'a content box'] : ['Advertisements', 'an advertisement'];
  return [
    { method: 'GET', path: `/admin/${list}`, about: several },
    { method: 'POST', path: `/admin/${list}`, body: newPlacementForms[kind], about: `Adds ${one}` },
    { method: 'PUT', path: `/admin/${list}/:id`, body: placementChanges[kind], about: `Changes ${one}` },
    { method: 'DELETE', path: `/admin/${list}/:id`, about: `Deletes ${one}` },
    { method: 'POST', path: `/admin/${list}/:id/undelete`, about: `Restores ${one}` },
  ];
}
