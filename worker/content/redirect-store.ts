import { and, desc, eq } from 'drizzle-orm';
import type { ListedRedirect, RedirectForm } from '#data/administration/contract/redirects.ts';
import { urlRedirects, errorReports } from '#data/schema/app.ts';
import { HttpError } from '../http/http-error.ts';
import type { Bindings } from '../env.ts';
import { readSiteUrl } from '../mail/mail-settings.ts';
import { newId } from '../new-id.ts';
import { openApp } from '../database/app-database.ts';
import { trySafeUrl } from './custom-page-url.ts';
import { requestOwnPath, readPathStatus } from './request-own-path.ts';
import {
  alreadyRedirectsMessage,
  noPageAtMessage,
  pageExistsAtPath,
  pathIsReserved,
  redirectJustCreated,
  redirectMustStay,
  redirectNotFound,
  redirectResolution,
  redirectToItself,
} from './messages.ts';

/** First segments of paths that are reserved for the site. */
const reserved: ReadonlySet<string> = new Set(
  'api admin auth account shells _astro packs pagefind static-strongs'.split(' '),
);

/** The stored form of a path: decoded, without a trailing slash. */
function redirectKey(path: string): string {
  return decoded(path).replace(/\/+$/, '');
}

/** The redirect target of a missing URL, or `undefined`. */
export async function findRedirect(app: D1Database, path: string): Promise<string | undefined> {
  const [row] = await openApp(app)
    .select({ to: urlRedirects.to })
    .from(urlRedirects)
    .where(eq(urlRedirects.from, redirectKey(path)));
  return row?.to;
}

export async function listRedirects(app: D1Database): Promise<ListedRedirect[]> {
  return openApp(app).select().from(urlRedirects).orderBy(desc(urlRedirects.id));
}

/**
 * Creates a redirect and resolves the report of its URL. Throws a {@link HttpError}: 400 if the URL is reserved, or if
 * the target is on another site, does not exist or leads back; 409 if the URL exists or already redirects.
 */
export async function createRedirect(
  env: Bindings,
  form: RedirectForm,
  { createdBy, origin }: { createdBy: string; origin: string },
): Promise<ListedRedirect> {
  const from = redirectKey(form.from);
  if (from === '' || reserved.has(from.split('/')[1]?.toLowerCase() ?? '') || /^\/pages\/draft(\/|$)/i.test(from))
    throw refused(400, 'from', pathIsReserved);
  const to = ownTarget(form.to, [origin, await readSiteUrl(env)]);
  if (to === undefined) throw refused(400, 'to', redirectMustStay);
  const db = openApp(env.APP);
  const existing = await findRedirect(env.APP, from);
  if (existing !== undefined) throw refused(409, 'from', alreadyRedirectsMessage(existing));
  if (redirectKey(pathOf(to)) === from) throw refused(400, 'to', redirectToItself);
  const status = await readPathStatus(env, encodeURI(from));
  if (status !== 404) throw refused(409, 'from', pageExistsAtPath);
  const answer = await requestOwnPath(env, to.replace(/#.*/, ''));
  if (answer.status !== 200) throw refused(400, 'to', noPageAtMessage(to));
  const row = { id: newId(), from, to, createdAt: new Date().toISOString(), createdBy };
  const [[created]] = await db.batch([
    db.insert(urlRedirects).values(row).onConflictDoNothing().returning(),
    db
      .update(errorReports)
      .set({ status: 'resolved', resolution: redirectResolution(to) })
      .where(and(eq(errorReports.errorType, '404'), eq(errorReports.url, form.from))),
  ]);
  if (!created) throw refused(409, 'from', redirectJustCreated);
  return created;
}

/** Deletes a redirect. Throws a {@link HttpError} 404. */
export async function deleteRedirect(app: D1Database, id: string): Promise<ListedRedirect> {
  const [row] = await openApp(app).delete(urlRedirects).where(eq(urlRedirects.id, id)).returning();
  if (!row) throw new HttpError(404, redirectNotFound);
  return row;
}

/** Path, query and fragment of a URL of this site, with or without its host. `undefined` for any other URL. */
function ownTarget(url: string, origins: readonly string[]): string | undefined {
  const origin = origins.find((each) => url === each || url.startsWith(`${each}/`));
  return trySafeUrl(origin === undefined ? url : url.slice(origin.length) || '/', ['/']);
}

function pathOf(target: string): string {
  return target.replace(/[?#].*/, '');
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function refused(status: 400 | 409, field: string, message: string): HttpError {
  return new HttpError(status, `${message}.`, [{ field, message }]);
}
