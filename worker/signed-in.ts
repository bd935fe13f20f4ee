import type { sessions, users } from '#data/schema/app.ts';

/** Stored data of a session, without its id, account and expiry. */
export type SessionAttributes = Omit<typeof sessions.$inferSelect, 'id' | 'userId' | 'expiresAt'>;

/** Data of an account that every request may use. */
export type UserAttributes = Pick<typeof users.$inferSelect, 'username' | 'role' | 'status'>;

/** The signed-in person. */
export interface SignedIn extends UserAttributes {
  userId: string;
  session: SessionAttributes & { id: string; expiresAt: Date };
}
