import { and, desc, eq } from 'drizzle-orm';
import type { ListedRedirect, RedirectForm } from '#data/administration/contract/redirects.ts';
import { addressRedirects, errorReports } from '#data/schema/app.ts';
import { Problem } from '../http/http-error.ts';
import type { Bindings } from '../env.ts';
import { readSiteAddress } from '../mail/mail-settings.ts';
import { newId } from '../new-id.ts';
import { openApp } from '../database/app.ts';
import { safeAddress } from './page-url.ts';
import { askOwnSite, statusAt } from './ask-own-site.ts';

/** First parts of paths that are the site's own, whatever stands there today. */
const reserved: ReadonlySet<string> = new Set(
  'api admin auth account shells _astro packs pagefind static-strongs'.split(' '),
);

/** A path as redirects are kept by it: decoded, without a slash at its end. */
export function redirectKey(path: string): string {
  return decoded(path).replace(/\/+$/, '');
}

/** Where an address that is not there leads; `undefined` for most. */
export async function findRedirect(app: D1Database, path: string): Promise<string | undefined> {
  const [row] = await openApp(app)
    .select({ to: addressRedirects.to })
    .from(addressRedirects)
    .where(eq(addressRedirects.from, redirectKey(path)));
  return row?.to;
}

export async function listRedirects(app: D1Database): Promise<ListedRedirect[]> {
  return openApp(app).select().from(addressRedirects).orderBy(desc(addressRedirects.id));
}

/**
 * Makes a redirect and resolves the report of its address. Throws a {@link Problem}: 400 for an address that is reserved,
 * for a target off the site, one that is not there or one that leads back; 409 for an address that leads somewhere.
 */
export async function createRedirect(
  env: Bindings,
  form: RedirectForm,
  { createdBy, origin }: { createdBy: string; origin: string },
): Promise<ListedRedirect> {
  const from = redirectKey(form.from);
  if (from === '' || reserved.has(from.split('/')[1]?.toLowerCase() ?? '') || /^\/pages\/draft(\/|$)/i.test(from))
    throw refused(400, 'from', 'This address is kept for the site itself');
  const to = ownTarget(form.to, [origin, await readSiteAddress(env)]);
  if (to === undefined) throw refused(400, 'to', 'A redirect leads to a path of this site, such as /lexicon');
  const db = openApp(env.APP);
  const known = await findRedirect(env.APP, from);
  if (known !== undefined)
    throw refused(409, 'from', `This address leads to ${known} already: delete that redirect first`);
  if (redirectKey(pathOf(to)) === from) throw refused(400, 'to', 'It would lead to itself');
  const status = await statusAt(env, encodeURI(from));
  if (status !== 404) throw refused(409, 'from', 'The site has a page at this address');
  const answer = await askOwnSite(env, to.replace(/#.*/, ''));
  if (answer.status !== 200) throw refused(400, 'to', `There is no page at ${to}`);
  const row = { id: newId(), from, to, createdAt: new Date().toISOString(), createdBy };
  const [[created]] = await db.batch([
    db.insert(addressRedirects).values(row).onConflictDoNothing().returning(),
    db
      .update(errorReports)
      .set({ status: 'resolved', resolution: `It leads to ${to} now.` })
      .where(and(eq(errorReports.errorType, '404'), eq(errorReports.url, form.from))),
  ]);
  if (!created) throw refused(409, 'from', 'Somebody else has just made a redirect of this address');
  return created;
}

/** The address is not there again. Throws a {@link Problem} 404. */
export async function deleteRedirect(app: D1Database, id: string): Promise<ListedRedirect> {
  const [row] = await openApp(app).delete(addressRedirects).where(eq(addressRedirects.id, id)).returning();
  if (!row) throw new Problem(404, 'There is no such redirect any more.');
  return row;
}

/** Path, query and fragment of an address of the site, whether or not its host is written; `undefined` for any other. */
function ownTarget(address: string, origins: readonly string[]): string | undefined {
  const origin = origins.find((each) => address === each || address.startsWith(`${each}/`));
  return safeAddress(origin === undefined ? address : address.slice(origin.length) || '/', ['/']);
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

function refused(status: 400 | 409, field: string, message: string): Problem {
  return new Problem(status, `${message}.`, [{ field, message }]);
}
