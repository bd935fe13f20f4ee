import type { sessions, users } from '#data/schema/app.ts';

/** What is kept of a session beside its id, its account and its end. */
export type SessionAttributes = Omit<typeof sessions.$inferSelect, 'id' | 'userId' | 'expiresAt'>;

/** What every call may know of an account. */
export type UserAttributes = Pick<typeof users.$inferSelect, 'username' | 'role' | 'status'>;

/** Who is asking. */
export interface SignedIn extends UserAttributes {
  userId: string;
  session: SessionAttributes & { id: string; expiresAt: Date };
}
