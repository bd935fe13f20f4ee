import { sql, type SQL } from 'drizzle-orm';
import { settings } from '#data/schema/app.ts';
import { settingSeeds } from '#seeds/settings.ts';
import { openApp, runTogether } from '../database/app.ts';
import { seedOf } from '../settings/describe-settings.ts';
import { backupTables, type BackupTable } from './backup-tables.ts';

export type Value = string | number | null;
export type Row = Record<string, Value>;

/** Everything that a backup holds of the database, as it was at one moment. */
export interface State {
  /** As {@link readSchema} answers it. */
  schema: string;
  tables: { table: BackupTable; rows: Row[] }[];
}

const lastMigration = sql`SELECT name FROM d1_migrations ORDER BY id DESC LIMIT 1`;

/** Name of the last migration of the database. */
export async function readSchema(app: D1Database): Promise<string> {
  const [found] = await runTogether<{ name: string }>(app, [lastMigration]);
  return found?.rows[0]?.name ?? '';
}

/** In one batch, so that no row points to one that is not there. */
export async function readState(app: D1Database): Promise<State> {
  const kept = await protectedKeys(app);
  const [migrations, ...found] = await runTogether<Row>(app, [lastMigration, ...backupTables.map(selectAll)]);
  return {
    schema: String(migrations?.rows[0]?.['name'] ?? ''),
    tables: backupTables.map((table, at) => {
      const rows = found[at]?.rows ?? [];
      return { table, rows: table.name === 'settings' ? rows.filter(({ key }) => !kept.has(String(key))) : rows };
    }),
  };
}

/** Keys of passwords and of other services' keys: their values are in no answer of the site, and so in no backup. */
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
