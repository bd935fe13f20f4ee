import { and, asc, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { ListedPage, PageAnswer, RevisionAnswer } from '#data/administration/contract/pages.ts';
import { pageRevisions, pages, redirects } from '#data/schema/app.ts';
import { pagePath } from '#data/site/page-path.ts';
import { HttpError } from '../http/http-error.ts';
import { newToken } from '../accounts/random-token.ts';
import { newId } from '../new-id.ts';
import { openApp, runBatch } from '../database/app-database.ts';
import { pageSearchText } from './page-search-text.ts';
import { sanitizeHtml } from './sanitize.ts';
import {
  deletionIsFinal,
  pageNotFound,
  revisionNotFound,
  slugTakenMessage,
  usedBeforeMessage,
  usedByOther,
} from './messages.ts';

export type PageRow = typeof pages.$inferSelect;

/** The fields that a save can change. */
export type PageText = Pick<
  PageRow,
  'slug' | 'title' | 'content' | 'published' | 'publishAt' | 'isListed' | 'inFooter' | 'inSearch'
>;

/** How long a deleted page can be restored, in ms. */
const restorableMs = 86_400_000;

const draftPath = (token: string): string => `/pages/draft/${token}`;

export function isLive({ published, publishAt, deletedAt }: PageRow, now = new Date()): boolean {
  return published && !deletedAt && (!publishAt || publishAt <= now.toISOString());
}

export async function listCustomPages(app: D1Database): Promise<ListedPage[]> {
  const rows = await openApp(app).select().from(pages).where(isNull(pages.deletedAt)).orderBy(asc(pages.title));
  return rows.map(describePage);
}

/** Throws a {@link HttpError} 404 if the page does not exist or is deleted. */
export async function requirePage(app: D1Database, id: string): Promise<PageRow> {
  const [row] = await openApp(app)
    .select()
    .from(pages)
    .where(and(eq(pages.id, id), isNull(pages.deletedAt)));
  if (!row) throw new HttpError(404, pageNotFound);
  return row;
}

/** The page with its text and its former URLs. */
export async function readCustomPage(app: D1Database, row: PageRow): Promise<PageAnswer> {
  const former = await openApp(app)
    .select({ path: redirects.path })
    .from(redirects)
    .where(eq(redirects.pageId, row.id))
    .orderBy(asc(redirects.path));
  return {
    ...describePage(row),
    content: row.content,
    html: row.contentHtml,
    formerPaths: former.map(({ path }) => path),
  };
}

/** Throws a {@link HttpError}: 400 if the text is nested too deeply, 409 if another page has the slug. */
export async function createPage(app: D1Database, text: PageText, savedBy: string): Promise<PageRow> {
  const now = new Date().toISOString();
  const contentHtml = sanitizeHtml(text.content);
  const row: PageRow = {
    id: newId(),
    ...text,
    contentHtml,
    words: pageSearchText(text.title, contentHtml),
    revision: 1,
    draftToken: newToken(),
    createdAt: now,
    updatedAt: now,
    updatedBy: savedBy,
    deletedAt: null,
  };
  await refuseFormerSlug(app, row);
  await withFreeSlug(async () => {
    const opened = openApp(app);
    await opened.batch([opened.insert(pages).values(row), opened.insert(pageRevisions).values(revisionOf(row))]);
  });
  return row;
}

/**
 * Saves a change to `before`. Returns `undefined` and writes nothing if somebody else has saved in the meantime. A
 * changed slug leaves a redirect. Throws like {@link createPage}.
 */
export async function savePage(
  app: D1Database,
  before: PageRow,
  text: PageText,
  savedBy: string,
): Promise<PageRow | undefined> {
  const contentHtml = text.content === before.content ? before.contentHtml : sanitizeHtml(text.content);
  const row: PageRow = {
    ...before,
    ...text,
    contentHtml,
    words: pageSearchText(text.title, contentHtml),
    revision: before.revision + 1,
    updatedAt: new Date().toISOString(),
    updatedBy: savedBy,
  };
  if (row.slug !== before.slug) await refuseFormerSlug(app, row);
  const { slug, title, content } = row;
  const isUnchanged = sql`SELECT 1 FROM pages WHERE id = ${row.id} AND revision = ${before.revision} AND deleted_at IS NULL`;
  const [, , , saved] = await withFreeSlug(() =>
    runBatch(app, [
      // Each statement applies only if the page is still unchanged.
      sql`INSERT INTO redirects (path, page_id, created_at)
        SELECT ${pagePath(before.slug)}, ${row.id}, ${row.updatedAt} WHERE ${before.slug} <> ${slug} AND EXISTS (${isUnchanged})
        ON CONFLICT (path) DO UPDATE SET page_id = excluded.page_id, created_at = excluded.created_at`,
      sql`DELETE FROM redirects WHERE path = ${pagePath(slug)} AND page_id = ${row.id} AND EXISTS (${isUnchanged})`,
      sql`INSERT INTO page_revisions (page_id, revision, slug, title, content, saved_at, saved_by)
        SELECT ${row.id}, ${row.revision}, ${slug}, ${title}, ${content}, ${row.updatedAt}, ${savedBy} WHERE EXISTS (${isUnchanged})`,
      sql`UPDATE pages SET slug = ${slug}, title = ${title}, content = ${content}, content_html = ${row.contentHtml},
        published = ${Number(row.published)}, publish_at = ${row.publishAt}, is_listed = ${Number(row.isListed)},
        in_footer = ${Number(row.inFooter)}, in_search = ${Number(row.inSearch)}, words = ${row.words},
        revision = ${row.revision}, updated_at = ${row.updatedAt}, updated_by = ${savedBy}
        WHERE id = ${row.id} AND revision = ${before.revision} AND deleted_at IS NULL`,
    ]),
  );
  return saved?.changes ? row : undefined;
}

/** Marks the page as deleted for a day, and removes pages that were deleted earlier. */
export async function deletePage(app: D1Database, { id }: PageRow): Promise<void> {
  const opened = openApp(app);
  const now = Date.now();
  await opened.batch([
    opened
      .delete(pages)
      .where(and(isNotNull(pages.deletedAt), lt(pages.deletedAt, new Date(now - restorableMs).toISOString()))),
    opened
      .update(pages)
      .set({ deletedAt: new Date(now).toISOString() })
      .where(eq(pages.id, id)),
  ]);
}

/** Throws a {@link HttpError}: 404 if the page no longer exists, 409 if another page has its slug by now. */
export async function restorePage(app: D1Database, id: string): Promise<PageRow> {
  const [row] = await withFreeSlug(() =>
    openApp(app)
      .update(pages)
      .set({ deletedAt: null })
      .where(and(eq(pages.id, id), isNotNull(pages.deletedAt)))
      .returning(),
  );
  if (!row) throw new HttpError(404, deletionIsFinal);
  return row;
}

/** Creates a new draft link. The previous link stops working. */
export async function renewDraftLink(app: D1Database, { id }: PageRow): Promise<PageRow> {
  const [row] = await openApp(app).update(pages).set({ draftToken: newToken() }).where(eq(pages.id, id)).returning();
  if (!row) throw new HttpError(404, pageNotFound);
  return row;
}

export async function listRevisions(app: D1Database, { id }: PageRow): Promise<(typeof pageRevisions.$inferSelect)[]> {
  return openApp(app)
    .select()
    .from(pageRevisions)
    .where(eq(pageRevisions.pageId, id))
    .orderBy(desc(pageRevisions.revision));
}

/** Throws a {@link HttpError} 404. */
export async function requireRevision(app: D1Database, { id }: PageRow, revision: number): Promise<RevisionAnswer> {
  const [row] = await openApp(app)
    .select()
    .from(pageRevisions)
    .where(and(eq(pageRevisions.pageId, id), eq(pageRevisions.revision, revision)));
  if (!row) throw new HttpError(404, revisionNotFound);
  const { slug, title, content, savedAt, savedBy } = row;
  return { revision, slug, title, content, savedAt, savedBy };
}

function describePage(row: PageRow): ListedPage {
  const { id, slug, title, published, publishAt, isListed, inFooter, inSearch, revision } = row;
  const { draftToken, updatedAt, updatedBy } = row;
  return {
    id,
    slug,
    title,
    active: published,
    publishAt,
    isListed,
    inFooter,
    inSearch,
    revision,
    draftPath: draftPath(draftToken),
    updatedAt,
    updatedBy,
  };
}

function revisionOf({ id, revision, slug, title, content, updatedAt, updatedBy }: PageRow) {
  return { pageId: id, revision, slug, title, content, savedAt: updatedAt, savedBy: updatedBy };
}

/** A former URL of another page cannot be reused, because old links would open the wrong page. */
async function refuseFormerSlug(app: D1Database, { id, slug }: PageRow): Promise<void> {
  const [taken] = await openApp(app)
    .select({ pageId: redirects.pageId, title: pages.title })
    .from(redirects)
    .innerJoin(pages, eq(pages.id, redirects.pageId))
    .where(and(eq(redirects.path, pagePath(slug)), isNull(pages.deletedAt)));
  if (taken && taken.pageId !== id) throw slugTaken(usedBeforeMessage(taken.title));
}

async function withFreeSlug<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!/UNIQUE constraint failed: pages\.slug/.test(reasonsOf(error))) throw error;
    throw slugTaken(usedByOther);
  }
}

/** The message of Drizzle's error comes before that of the database. */
function reasonsOf(error: unknown): string {
  return error instanceof Error ? `${error.message} ${reasonsOf(error.cause)}` : '';
}

function slugTaken(by: string): HttpError {
  const message = slugTakenMessage(by);
  return new HttpError(409, `${message}.`, [{ field: 'slug', message }]);
}
