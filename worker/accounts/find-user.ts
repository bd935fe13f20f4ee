import { eq } from 'drizzle-orm';
import { usernameKey } from '#data/accounts/username.ts';
import { users } from '#data/schema/app.ts';
import { openApp } from '../database/app-database.ts';

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
