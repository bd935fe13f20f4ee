import { sql, type SQL } from 'drizzle-orm';
import { settings } from '#data/schema/app.ts';
import { settingSeeds } from '#seeds/settings.ts';
import { openApp, runBatch } from '../database/app-database.ts';
import { seedOf } from '../settings/describe-settings.ts';
import { backupTables, type BackupTable } from './backup-tables.ts';

export type Value = string | number | null;
export type Row = Record<string, Value>;

/** All database rows of a backup, from one point in time. */
export interface State {
  /** The result of {@link readSchema}. */
  schema: string;
  tables: { table: BackupTable; rows: Row[] }[];
}

const lastMigration = sql`SELECT name FROM d1_migrations ORDER BY id DESC LIMIT 1`;

/** Name of the last migration of the database. */
export async function readSchema(app: D1Database): Promise<string> {
  const [results] = await runBatch<[{ name: string }]>(app, [lastMigration]);
  return results.rows[0]?.name ?? '';
}

/** Reads all tables in one batch, so that references between rows are consistent. */
export async function readState(app: D1Database): Promise<State> {
  const protectedSettings = await protectedKeys(app);
  const [migrations, ...results] = await runBatch<Row[]>(app, [lastMigration, ...backupTables.map(selectAll)]);
  return {
    schema: String(migrations?.rows[0]?.['name'] ?? ''),
    tables: backupTables.map((table, index) => {
      const rows = results[index]?.rows ?? [];
      return {
        table,
        rows: table.name === 'settings' ? rows.filter(({ key }) => !protectedSettings.has(String(key))) : rows,
      };
    }),
  };
}

/**
 * Keys of protected settings, such as passwords and API keys. No response contains their values, so no backup does
 * either.
 */
export async function protectedKeys(app: D1Database): Promise<ReadonlySet<string>> {
  const rows = await openApp(app).select({ key: settings.key, definition: settings.definition }).from(settings);
  const added = rows.filter(({ definition }) => definition?.isProtected).map(({ key }) => key);
  const own = Object.keys(settingSeeds).filter((key) => seedOf(key)?.isProtected);
  return new Set([...own, ...added]);
}

function selectAll({ name, columns, key }: BackupTable): SQL {
  const list = (names: readonly string[]): SQL =>
    sql.join(
      names.map((each) => sql.identifier(each)),
      sql`, `,
    );
  return sql`SELECT ${list(columns)} FROM ${sql.identifier(name)} ORDER BY ${list(key)}`;
}
