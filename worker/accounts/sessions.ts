import { DrizzleSQLiteAdapter } from '@lucia-auth/adapter-drizzle';
import { and, eq, ne } from 'drizzle-orm';
import { Lucia, TimeSpan, type DatabaseSession, type DatabaseUser } from 'lucia';
import type { Role } from '#data/accounts/contract/account.ts';
import { sessions, users } from '#data/schema/app.ts';
import { Problem } from '../http/http-error.ts';
import type { Call } from '../env.ts';
import { openApp, type App } from '../database/app.ts';
import { currentRequest } from '../request-record.ts';
import type { SessionAttributes, SignedIn, UserAttributes } from '../signed-in.ts';
import { networkOf } from './ip-prefix.ts';
import { newToken, tokenHash } from './token.ts';

/**
 * Sessions live in D1 and are Lucia's, with one thing of our own: what Lucia calls the id is the SHA-256 of the token
 * that only the cookie holds. Nothing else of the site knows Lucia.
 */

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<SessionAttributes, UserAttributes>;
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: UserAttributes;
  }
}

/** A session ends after so long without use, and after so long whatever was done in it. */
const lifetimes = {
  admin: { idle: new TimeSpan(12, 'h'), whole: new TimeSpan(7, 'd') },
  reader: { idle: new TimeSpan(30, 'd'), whole: new TimeSpan(90, 'd') },
} as const satisfies Record<Role, unknown>;

const tokenShape = /^[\w-]{34}$/;
const seenEveryMs = 10 * 60_000;

type FoundSession = Awaited<ReturnType<typeof selectSession>>;

/** Sessions that are read already, in a batch with what their call asks for. */
const readBefore = new WeakMap<Request, Promise<FoundSession>>();

/**
 * The session of the cookie as a statement of a batch, with where its rows are to be told: a call that is made every few
 * seconds asks for both at once. `undefined` without a cookie of a session. Who it is is decided as for any other call.
 */
export async function sessionStatement(c: Call) {
  const token = readToken(c);
  if (!token) return undefined;
  return {
    statement: selectSession(openApp(c.env.APP), await tokenHash(token)),
    tell: (found: Promise<FoundSession>): void => void readBefore.set(c.req.raw, found),
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

/** Lucia's own adapter asks twice, for the session and for its user; D1 is asked once here, and not again. */
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

  /** Never past the session's whole life. */
  override async updateSessionExpiration(id: string, expiresAt: Date): Promise<void> {
    const [session, user] = await this.getSessionAndUser(id);
    if (!session || !user) return;
    const until = earlier(expiresAt, endOf(session.attributes, user.attributes.role));
    if (until.getTime() - session.expiresAt.getTime() < 1_000) return;
    await super.updateSessionExpiration(id, until);
  }
}

/**
 * Makes a session for this user and sends its cookie; one that the browser had ends. `isStrong`: two factors were given.
 * Returns its public handle.
 */
export async function openSession(c: Call, user: { id: string; role: Role }, isStrong: boolean): Promise<string> {
  requireSafeAddress(c);
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
      network: await networkOf(c),
      isStrong,
    },
    { sessionId: await tokenHash(token) },
  );
  c.header('Set-Cookie', lucia.createSessionCookie(token).serialize());
  return handle;
}

/** Whose cookie this is; `undefined` without one, and for one that is forged, has ended, or is of a blocked account. */
export async function findSession(c: Call): Promise<SignedIn | undefined> {
  const token = readToken(c);
  if (!token) return undefined;
  const id = await tokenHash(token);
  const adapter = new SessionAdapter(c.env.APP, readBefore.get(c.req.raw));
  const [, known] = await adapter.getSessionAndUser(id);
  if (!known || known.attributes.status !== 'active') return undefined;
  const lucia = luciaFor(c, adapter, known.attributes.role);
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

/** Renews the session of the cookie, as far as its whole life allows. */
export async function renewSession(c: Call, { session, role }: SignedIn): Promise<void> {
  const adapter = new SessionAdapter(c.env.APP);
  const idle = lifetimes[role].idle.milliseconds();
  await adapter.updateSessionExpiration(session.id, new Date(Date.now() + idle));
  const token = readToken(c);
  if (token) c.header('Set-Cookie', luciaFor(c, adapter, role).createSessionCookie(token).serialize());
}

/** Ends the session of the cookie, if it has one, and takes the cookie back. */
export async function closeSession(c: Call): Promise<void> {
  const lucia = luciaFor(c, new SessionAdapter(c.env.APP), 'reader');
  const token = readToken(c);
  if (token) await lucia.invalidateSession(await tokenHash(token));
  c.header('Set-Cookie', lucia.createBlankSessionCookie().serialize());
}

/** After a change of role or password, a block, or by the owner's wish. `keep` is the id of the one that goes on. */
export async function endSessions(database: D1Database, userId: string, keep = ''): Promise<void> {
  await openApp(database)
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, keep)));
}

/** A password or passkey was given again; a passkey, or a code beside the password, makes the session a strong one. */
export async function confirmSession(database: D1Database, id: string, isStrong: boolean): Promise<void> {
  const confirmedAt = new Date().toISOString();
  await openApp(database)
    .update(sessions)
    .set({ confirmedAt, ...(isStrong && { isStrong }) })
    .where(eq(sessions.id, id));
}

/** The first code of an app, or a new passkey, was given in it. */
export async function strengthenSession(database: D1Database, id: string): Promise<void> {
  await openApp(database).update(sessions).set({ isStrong: true }).where(eq(sessions.id, id));
}

/** Rows of sessions that have ended. Harmless, and never read; thrown away at a sign-in now and then. */
export async function removeEndedSessions(database: D1Database): Promise<void> {
  await new SessionAdapter(database).deleteExpiredSessions();
}

/**
 * `__Host-` binds the cookie to this host, to https and to the whole site. On http a browser would drop it, so that
 * the machine's own address has a name without it.
 */
function cookieOf(c: Call): { name: string; secure: boolean } {
  const secure = new URL(c.req.url).protocol === 'https:';
  return { name: secure ? '__Host-session' : 'session', secure };
}

/** Elsewhere the cookie would travel in the open. Throws a {@link Problem} 400. */
function requireSafeAddress(c: Call): void {
  const { protocol, hostname } = new URL(c.req.url);
  if (protocol === 'https:' || /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)) return;
  throw new Problem(400, 'Signing in needs https: open this site at its https address.');
}

function luciaFor(c: Call, adapter: SessionAdapter, role: Role): Lucia<SessionAttributes, UserAttributes> {
  const { name, secure } = cookieOf(c);
  return new Lucia(adapter, {
    sessionExpiresIn: lifetimes[role].idle,
    sessionCookie: { name, expires: true, attributes: { secure, sameSite: 'strict', path: '/' } },
    getSessionAttributes: (attributes) => attributes,
    getUserAttributes: (attributes) => attributes,
  });
}

function readToken(c: Call): string | undefined {
  const { name } = cookieOf(c);
  const pairs = (c.req.header('Cookie') ?? '').split(/;\s*/);
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value !== undefined && tokenShape.test(value) ? value : undefined;
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
