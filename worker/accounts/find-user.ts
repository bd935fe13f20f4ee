import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { usernameKey } from '#data/accounts/username.ts';
import { users } from '#data/schema/app.ts';
import { openApp } from '../database/app-database.ts';

/** Accounts with one address that get a message. */
const maxRecoverable = 5;

export type UserRow = typeof users.$inferSelect;

export async function findUser(database: D1Database, username: string): Promise<UserRow | undefined> {
  const [row] = await openApp(database)
    .select()
    .from(users)
    .where(eq(users.usernameKey, usernameKey(username)));
  return row;
}

export async function findAccount(database: D1Database, id: string): Promise<UserRow | undefined> {
  const [row] = await openApp(database).select().from(users).where(eq(users.id, id));
  return row;
}

/** The active accounts with this username or email address. A username contains no "@", and an address may have several. */
export async function findRecoverable(database: D1Database, account: string): Promise<UserRow[]> {
  const isAccount = account.includes('@')
    ? sql`lower(${users.email}) = lower(${account})`
    : eq(users.usernameKey, usernameKey(account));
  return openApp(database)
    .select()
    .from(users)
    .where(and(isAccount, eq(users.status, 'active'), isNotNull(users.email)))
    .limit(maxRecoverable);
}

/** Joins D1's error message with those of the errors that Drizzle wraps around it. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return `${error.message} ${error.cause === undefined ? '' : causeOf(error.cause)}`;
}

export function isNameTaken(error: unknown): boolean {
  return causeOf(error).includes('UNIQUE constraint failed: users.username_key');
}

/** Matches the message of the database's triggers. */
export function isLastAdmin(error: unknown): boolean {
  return causeOf(error).includes('the last administrator');
}
