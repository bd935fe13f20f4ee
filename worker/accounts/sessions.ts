import { DrizzleSQLiteAdapter } from '@lucia-auth/adapter-drizzle';
import { and, eq, ne } from 'drizzle-orm';
import { Lucia, TimeSpan, type DatabaseSession, type DatabaseUser } from 'lucia';
import type { Role } from '#data/accounts/contract/account.ts';
import { sessions, users } from '#data/schema/app.ts';
import { HttpError } from '../http/http-error.ts';
import type { RequestContext } from '../env.ts';
import { openApp, type App } from '../database/app-database.ts';
import { currentRequest } from '../request-record.ts';
import type { SessionAttributes, SignedIn, UserAttributes } from '../signed-in.ts';
import { ipPrefixHashOf } from './ip-prefix.ts';
import { newToken, tokenHash } from './random-token.ts';
import { needsHttps } from './messages.ts';

/**
 * Sessions are stored in D1 and managed by Lucia, with one difference: Lucia's session id is the SHA-256 of the token,
 * and only the cookie has the token. No other module uses Lucia.
 */

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<SessionAttributes, UserAttributes>;
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: UserAttributes;
  }
}

/** A session ends after its idle time without use, and at the latest after its whole time. */
const lifetimes = {
  admin: { idle: new TimeSpan(12, 'h'), whole: new TimeSpan(7, 'd') },
  reader: { idle: new TimeSpan(30, 'd'), whole: new TimeSpan(90, 'd') },
} as const satisfies Record<Role, unknown>;

const tokenPattern = /^[\w-]{34}$/;
const seenEveryMs = 10 * 60_000;

type FoundSession = Awaited<ReturnType<typeof selectSession>>;

/** Sessions that were read in one batch with other data of the same request. */
const sessionsByRequest = new WeakMap<Request, Promise<FoundSession>>();

/**
 * The statement for the cookie's session, and a callback for its rows. A frequently polled route can read both in one
 * batch. Returns `undefined` without a session cookie. The session is validated as in any other request.
 */
export async function sessionStatement(c: RequestContext) {
  const token = readToken(c);
  if (!token) return undefined;
  return {
    statement: selectSession(openApp(c.env.APP), await tokenHash(token)),
    provide: (rows: Promise<FoundSession>): void => void sessionsByRequest.set(c.req.raw, rows),
  };
}

function selectSession(db: App, id: string) {
  const { username, role, status } = users;
  return db
    .select({ session: sessions, user: { username, role, status } })
    .from(sessions)
    .innerJoin(users, eq(sessions.userId, users.id))
    .where(eq(sessions.id, id));
}

/** Lucia's adapter queries session and user separately. This one queries D1 once and caches the result. */
class SessionAdapter extends DrizzleSQLiteAdapter {
  readonly #db: App;
  readonly #before: Promise<FoundSession> | undefined;
  #found: Promise<[DatabaseSession | null, DatabaseUser | null]> | undefined;

  constructor(database: D1Database, before?: Promise<FoundSession>) {
    const db = openApp(database);
    super(db, sessions, users);
    this.#db = db;
    this.#before = before;
  }

  override getSessionAndUser(id: string): Promise<[DatabaseSession | null, DatabaseUser | null]> {
    this.#found ??= this.#read(id);
    return this.#found;
  }

  async #read(id: string): Promise<[DatabaseSession | null, DatabaseUser | null]> {
    const [row] = await (this.#before ?? selectSession(this.#db, id));
    if (!row) return [null, null];
    const { id: _id, userId, expiresAt, ...attributes } = row.session;
    return [
      { id, userId, expiresAt: new Date(expiresAt * 1000), attributes },
      { id: userId, attributes: row.user },
    ];
  }

  /** Never beyond the session's maximum lifetime. */
  override async updateSessionExpiration(id: string, expiresAt: Date): Promise<void> {
    const [session, user] = await this.getSessionAndUser(id);
    if (!session || !user) return;
    const until = earlier(expiresAt, endOf(session.attributes, user.attributes.role));
    if (until.getTime() - session.expiresAt.getTime() < 1_000) return;
    await super.updateSessionExpiration(id, until);
  }
}

/**
 * Creates a session for this user, sets its cookie and ends the browser's previous session. `isMultiFactor`: two factors
 * were used. Returns the session's public handle.
 */
export async function openSession(
  c: RequestContext,
  user: { id: string; role: Role },
  isMultiFactor: boolean,
): Promise<string> {
  requireSecureUrl(c);
  const adapter = new SessionAdapter(c.env.APP);
  const lucia = luciaFor(c, adapter, user.role);
  const former = readToken(c);
  if (former) await lucia.invalidateSession(await tokenHash(former));
  const token = newToken();
  const now = new Date().toISOString();
  const handle = newToken();
  await lucia.createSession(
    user.id,
    {
      handle,
      createdAt: now,
      confirmedAt: now,
      lastSeenAt: now,
      agent: (c.req.header('User-Agent') ?? '').slice(0, 200),
      ipPrefixHash: await ipPrefixHashOf(c),
      isMultiFactor,
    },
    { sessionId: await tokenHash(token) },
  );
  c.header('Set-Cookie', lucia.createSessionCookie(token).serialize());
  return handle;
}

/** The session of the cookie. `undefined` without a cookie, and if it is forged, expired or of a blocked account. */
export async function findSession(c: RequestContext): Promise<SignedIn | undefined> {
  const token = readToken(c);
  if (!token) return undefined;
  const id = await tokenHash(token);
  const adapter = new SessionAdapter(c.env.APP, sessionsByRequest.get(c.req.raw));
  const [, sessionUser] = await adapter.getSessionAndUser(id);
  if (!sessionUser || sessionUser.attributes.status !== 'active') return undefined;
  const lucia = luciaFor(c, adapter, sessionUser.attributes.role);
  const { session, user } = await lucia.validateSession(id);
  if (!session) return undefined;
  const end = endOf(session, user.role);
  if (end.getTime() <= Date.now()) {
    await lucia.invalidateSession(id);
    return undefined;
  }
  const record = currentRequest()?.record;
  if (record) record.account = { id: user.id, username: user.username };
  if (session.fresh) c.header('Set-Cookie', lucia.createSessionCookie(token).serialize());
  if (Date.now() - Date.parse(session.lastSeenAt) > seenEveryMs) c.executionCtx.waitUntil(touch(c.env.APP, id));
  const { username, role, status } = user;
  return {
    userId: user.id,
    username,
    role,
    status,
    session: { ...session, expiresAt: earlier(session.expiresAt, end) },
  };
}

/** Renews the session of the cookie, up to its maximum lifetime. */
export async function renewSession(c: RequestContext, { session, role }: SignedIn): Promise<void> {
  const adapter = new SessionAdapter(c.env.APP);
  const idle = lifetimes[role].idle.milliseconds();
  await adapter.updateSessionExpiration(session.id, new Date(Date.now() + idle));
  const token = readToken(c);
  if (token) c.header('Set-Cookie', luciaFor(c, adapter, role).createSessionCookie(token).serialize());
}

/** Ends the session of the cookie, if there is one, and clears the cookie. */
export async function closeSession(c: RequestContext): Promise<void> {
  const lucia = luciaFor(c, new SessionAdapter(c.env.APP), 'reader');
  const token = readToken(c);
  if (token) await lucia.invalidateSession(await tokenHash(token));
  c.header('Set-Cookie', lucia.createBlankSessionCookie().serialize());
}

/** After a change of role or password, a block, or on the owner's request. `exceptId` is the id of a session that stays open. */
export async function endSessions(database: D1Database, userId: string, exceptId = ''): Promise<void> {
  await openApp(database)
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, exceptId)));
}

/** Call after a password or passkey was verified again. A passkey or a code makes the session strong. */
export async function confirmSession(database: D1Database, id: string, isMultiFactor: boolean): Promise<void> {
  const confirmedAt = new Date().toISOString();
  await openApp(database)
    .update(sessions)
    .set({ confirmedAt, ...(isMultiFactor && { isMultiFactor }) })
    .where(eq(sessions.id, id));
}

/** Call after the first code of an app or a new passkey was verified in this session. */
export async function markMultiFactor(database: D1Database, id: string): Promise<void> {
  await openApp(database).update(sessions).set({ isMultiFactor: true }).where(eq(sessions.id, id));
}

/** Deletes expired sessions, occasionally at a sign-in. Until then their rows are harmless and never read. */
export async function removeEndedSessions(database: D1Database): Promise<void> {
  await new SessionAdapter(database).deleteExpiredSessions();
}

/**
 * `__Host-` binds the cookie to this host, to https and to the whole site. On http a browser would drop it, so
 * localhost uses a name without it.
 */
function cookieOf(c: RequestContext): { name: string; secure: boolean } {
  const secure = new URL(c.req.url).protocol === 'https:';
  return { name: secure ? '__Host-session' : 'session', secure };
}

/** On plain http elsewhere the cookie would be sent unencrypted. Throws a {@link HttpError} 400. */
function requireSecureUrl(c: RequestContext): void {
  const { protocol, hostname } = new URL(c.req.url);
  if (protocol === 'https:' || /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)) return;
  throw new HttpError(400, needsHttps);
}

function luciaFor(c: RequestContext, adapter: SessionAdapter, role: Role): Lucia<SessionAttributes, UserAttributes> {
  const { name, secure } = cookieOf(c);
  return new Lucia(adapter, {
    sessionExpiresIn: lifetimes[role].idle,
    sessionCookie: { name, expires: true, attributes: { secure, sameSite: 'strict', path: '/' } },
    getSessionAttributes: (attributes) => attributes,
    getUserAttributes: (attributes) => attributes,
  });
}

function readToken(c: RequestContext): string | undefined {
  const { name } = cookieOf(c);
  const pairs = (c.req.header('Cookie') ?? '').split(/;\s*/);
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value !== undefined && tokenPattern.test(value) ? value : undefined;
}

async function touch(database: D1Database, id: string): Promise<void> {
  await openApp(database).update(sessions).set({ lastSeenAt: new Date().toISOString() }).where(eq(sessions.id, id));
}

function endOf({ createdAt }: { createdAt: string }, role: Role): Date {
  return new Date(Date.parse(createdAt) + lifetimes[role].whole.milliseconds());
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
