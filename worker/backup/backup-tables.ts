import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as app from '#data/schema/app.ts';

export interface BackupTable {
  name: string;
  columns: string[];
  /** The columns that name a row. */
  key: string[];
}

/** What cannot be made again; whatever points to a row of another table stands after it. */
export const backupTables: readonly BackupTable[] = [
  app.users,
  app.passkeys,
  app.studyRecords,
  app.wordReaders,
  app.settings,
  app.audit,
  app.searches,
  app.pages,
  app.pageRevisions,
  app.redirects,
  app.addressRedirects,
  app.placements,
  app.recordings,
  app.files,
  app.texts,
  app.imports,
  app.botInstructions,
  app.botLog,
  app.botRepairs,
  app.errorReports,
].map(describe);

/**
 * What no backup holds, by its reason: what ends by itself within days and lets people in (sessions, links, tries), secrets
 * (those of apps, which a restore leaves as they are), what
 * would be done a second time (messages, builds), and what is found out again (parts of uploads, links that were tried) or
 * tells of this deployment alone (what it answered).
 */
export const leftOut: readonly string[] = [
  app.sessions,
  app.ceremonies,
  app.secondFactors,
  app.invites,
  app.attempts,
  app.networkSalts,
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
