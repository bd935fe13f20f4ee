import { sql } from 'drizzle-orm';
import type { ListedUser } from '#data/administration/contract/users.ts';
import { openApp } from '../database/app-database.ts';

const pageSize = 50;

export interface UserPage {
  users: Omit<ListedUser, 'isOwn'>[];
  total: number;
  page: number;
  totalPages: number;
}

/** Accounts whose name or email address contains `q`, the newest first. A page beyond the last is the last. */
export async function listUsers(database: D1Database, { q, page }: { q: string; page: number }): Promise<UserPage> {
  const part = q.toLowerCase();
  // D1 limits LIKE patterns to 50 bytes.
  const where = sql`WHERE instr(username_key, ${part}) > 0 OR instr(lower(coalesce(email, '')), ${part}) > 0`;
  const app = openApp(database);
  const [counted] = await app.all<{ total: number }>(sql`SELECT count(*) AS total FROM users ${where}`);
  const total = counted?.total ?? 0;
  const totalPages = Math.max(1, Math.ceil(total / pageSize));
  const shown = Math.min(page, totalPages);
  const now = Math.floor(Date.now() / 1000);
  const rows = await app.all<
    Omit<ListedUser, 'isOwn' | 'hasPassword' | 'hasCodes'> & { hasPassword: number; hasCodes: number }
  >(
    sql`SELECT id, username, email, role, status, created_at AS createdAt, password_hash IS NOT NULL AS hasPassword,
        EXISTS (SELECT 1 FROM second_factors WHERE user_id = users.id) AS hasCodes,
        (SELECT max(last_seen_at) FROM sessions WHERE user_id = users.id) AS lastSeenAt,
        (SELECT count(*) FROM sessions WHERE user_id = users.id AND expires_at > ${now}) AS sessions,
        (SELECT count(*) FROM passkeys WHERE user_id = users.id) AS passkeys
      FROM users ${where} ORDER BY id DESC LIMIT ${pageSize} OFFSET ${(shown - 1) * pageSize}`,
  );
  const users = rows.map((row) => ({ ...row, hasPassword: row.hasPassword === 1, hasCodes: row.hasCodes === 1 }));
  return { users, total, page: shown, totalPages };
}
