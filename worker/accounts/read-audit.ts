import { and, desc, eq, getTableColumns, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { AuditQuery } from '#data/administration/contract/audit.ts';
import { audit } from '#data/schema/app.ts';
import { openApp } from '../database/app-database.ts';

const { ipPrefixHash, ...others } = getTableColumns(audit);
/** The columns of an event. The API calls the hash of the IP prefix "network". */
const columns = { ...others, network: ipPrefixHash };

export type AuditRow = Omit<typeof audit.$inferSelect, 'ipPrefixHash'> & { network: string };

/** The newest first. `before` is the id of the last row that the client has. */
export function readAudit(
  database: D1Database,
  { action, actor, from, to, before }: AuditQuery,
  limit: number,
): Promise<AuditRow[]> {
  const filters: (SQL | undefined)[] = [
    action && eq(audit.action, action),
    // D1 limits LIKE patterns to 50 bytes.
    actor ? sql`instr(lower(${audit.actor}), ${actor.toLowerCase()}) > 0` : undefined,
    from ? gte(audit.at, from) : undefined,
    // "T" sorts before "Z", so this includes every timestamp of the day.
    to ? lt(audit.at, `${to}Z`) : undefined,
    before ? lt(audit.id, before) : undefined,
  ];
  return openApp(database)
    .select(columns)
    .from(audit)
    .where(and(...filters))
    .orderBy(desc(audit.id))
    .limit(limit);
}
