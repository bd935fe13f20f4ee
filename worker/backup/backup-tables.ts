import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as app from '#data/schema/app.ts';

export interface BackupTable {
  name: string;
  columns: string[];
  /** The columns of the primary key. */
  key: string[];
}

/** Tables that cannot be regenerated. A table with a foreign key comes after the table that it references. */
export const backupTables: readonly BackupTable[] = [
  app.users,
  app.passkeys,
  app.studyRecords,
  app.studyObjects,
  app.wordReaders,
  app.settings,
  app.audit,
  app.searches,
  app.pages,
  app.pageRevisions,
  app.redirects,
  app.urlRedirects,
  app.placements,
  app.recordings,
  app.files,
  app.texts,
  app.imports,
  app.versionDetails,
  app.botInstructions,
  app.botLog,
  app.botRepairs,
  app.errorReports,
].map(describe);

/**
 * Tables without a backup, by reason: short-lived access data (sessions, links, attempts); secrets of authenticator
 * apps, which a restore does not change; work that would be repeated (messages, builds); data that is found again
 * (parts of uploads, checked links); and data of this deployment only (its activity).
 */
export const excludedTables: readonly string[] = [
  app.sessions,
  app.ceremonies,
  app.secondFactors,
  app.invites,
  app.attempts,
  app.ipPrefixSalts,
  app.outbox,
  app.builds,
  app.fileParts,
  app.ownTargets,
  app.activity,
].map((table) => getTableConfig(table).name);

function describe(table: SQLiteTable): BackupTable {
  const { name, primaryKeys } = getTableConfig(table);
  const columns = Object.values(getTableColumns(table));
  const [several] = primaryKeys;
  const key = several ? several.columns : columns.filter(({ primary }) => primary);
  return { name, columns: columns.map((column) => column.name), key: key.map((column) => column.name) };
}
