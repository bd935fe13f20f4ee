import { and, eq, inArray } from 'drizzle-orm';
import { imports, type ImportState } from '#data/schema/imports.ts';
import { openApp } from '../database/app.ts';

export type ImportRow = typeof imports.$inferSelect;
export type ImportChange = Partial<typeof imports.$inferInsert>;

export async function readImportRow(app: D1Database, id: string): Promise<ImportRow | undefined> {
  const [row] = await openApp(app).select().from(imports).where(eq(imports.id, id));
  return row;
}

/**
 * Changes the row of an import that is still in one of the states `from`; returns whether it was. Whoever cancels and
 * the job itself may come at the same moment: one of them finds the state changed and does nothing.
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
