import { and, eq, inArray } from 'drizzle-orm';
import { imports, type ImportState } from '#data/schema/imports.ts';
import { openApp } from '../database/app-database.ts';

export type ImportRow = typeof imports.$inferSelect;
export type ImportChange = Partial<typeof imports.$inferInsert>;

export async function readImportRow(app: D1Database, id: string): Promise<ImportRow | undefined> {
  const [row] = await openApp(app).select().from(imports).where(eq(imports.id, id));
  return row;
}

/**
 * Changes the row of an import if it is still in one of the states `from`, and returns whether it was. If a
 * cancellation and the job run concurrently, one of them finds a different state and does nothing.
 */
export async function changeImport(
  app: D1Database,
  id: string,
  from: readonly ImportState[],
  change: ImportChange,
): Promise<boolean> {
  const changed = await openApp(app)
    .update(imports)
    .set({ ...change, heartbeatAt: new Date().toISOString() })
    .where(and(eq(imports.id, id), inArray(imports.state, [...from])))
    .returning({ id: imports.id });
  return changed.length > 0;
}
