import { Hono, type Context } from 'hono';
import {
  newPageForm,
  pageChange,
  restoreForm,
  type PageAnswer,
  type PagesAnswer,
  type RevisionAnswer,
  type RevisionsAnswer,
  type StaleAnswer,
} from '#data/administration/contract/pages.ts';
import type { AuditAction } from '#data/administration/contract/audit.ts';
import { pagePath } from '#data/site/page-path.ts';
import { limitBody, maxBodyBytes } from '../../http/limit-body.ts';
import { HttpError } from '../../http/http-error.ts';
import { parseBody } from '../../http/validate.ts';
import { recordEvent } from '../../accounts/write-audit.ts';
import { actorOf } from '../../accounts/start-session.ts';
import { clearPlacementCache } from '../../content/live-placements.ts';
import {
  restorePage,
  createPage,
  deletePage,
  listCustomPages,
  listRevisions,
  readCustomPage,
  renewDraftLink,
  requirePage,
  requireRevision,
  savePage,
  type PageRow,
  type PageText,
} from '../../content/page-store.ts';
import type { SignedInEnv } from '../../env.ts';
import { pageConflictMessage, pageDeleted } from '../../content/messages.ts';

type SignedInContext = Context<SignedInEnv>;

/** Custom pages: drafts, published pages and their revisions. */
export const customPageRoutes = new Hono<SignedInEnv>()
  .use('/pages', limitBody(maxBodyBytes))
  .use('/pages/*', limitBody(maxBodyBytes))

  .get('/pages', async (c) => c.json({ pages: await listCustomPages(c.env.APP) } satisfies PagesAnswer))
  .post('/pages', async (c) => {
    const { active, ...form } = await parseBody(c, newPageForm);
    const row = await createPage(c.env.APP, { ...form, published: active }, c.var.signedIn.username);
    await note(c, 'page.created', row);
    return answer(c, row, 201);
  })

  .get('/pages/:id', async (c) => answer(c, await requirePage(c.env.APP, c.req.param('id'))))
  .put('/pages/:id', async (c) => {
    const { revision, active, ...change } = await parseBody(c, pageChange);
    const before = await requirePage(c.env.APP, c.req.param('id'));
    const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const text = {
      ...textOf(before),
      ...(named as Partial<PageText>),
      ...(active !== undefined && { published: active }),
    };
    return save(c, before, revision, text, 'page.changed');
  })
  .delete('/pages/:id', async (c) => {
    const row = await requirePage(c.env.APP, c.req.param('id'));
    await deletePage(c.env.APP, row);
    await note(c, 'page.deleted', row);
    return c.json({ message: pageDeleted });
  })

  .post('/pages/:id/undelete', async (c) => {
    const row = await restorePage(c.env.APP, c.req.param('id'));
    await note(c, 'page.undeleted', row);
    return answer(c, row);
  })

  .post('/pages/:id/draft-link', async (c) => {
    const row = await renewDraftLink(c.env.APP, await requirePage(c.env.APP, c.req.param('id')));
    await note(c, 'page.draft-link', row);
    return answer(c, row);
  })

  .get('/pages/:id/revisions', async (c) => {
    const rows = await listRevisions(c.env.APP, await requirePage(c.env.APP, c.req.param('id')));
    const revisions = rows.map(({ revision, title, savedAt, savedBy }) => ({ revision, title, savedAt, savedBy }));
    return c.json({ revisions } satisfies RevisionsAnswer);
  })

  .get('/pages/:id/revisions/:revision', async (c) => {
    const row = await requirePage(c.env.APP, c.req.param('id'));
    const revisionAnswer: RevisionAnswer = await requireRevision(c.env.APP, row, Number(c.req.param('revision')));
    return c.json(revisionAnswer);
  })

  .post('/pages/:id/revisions/:revision/restore', async (c) => {
    const { revision } = await parseBody(c, restoreForm);
    const before = await requirePage(c.env.APP, c.req.param('id'));
    const { title, content } = await requireRevision(c.env.APP, before, Number(c.req.param('revision')));
    return save(c, before, revision, { ...textOf(before), title, content }, 'page.restored');
  });

/** Never overwrites another administrator's save: answers 409 with the current page instead. */
async function save(
  c: SignedInContext,
  before: PageRow,
  revision: number,
  text: PageText,
  action: AuditAction,
): Promise<Response> {
  const saved =
    before.revision === revision ? await savePage(c.env.APP, before, text, c.var.signedIn.username) : undefined;
  if (!saved) return stale(c, before.id);
  await note(c, action, saved, before);
  return answer(c, saved);
}

async function stale(c: SignedInContext, id: string): Promise<Response> {
  const row = await requirePage(c.env.APP, id);
  const { message } = new HttpError(409, pageConflictMessage(row.updatedBy, row.revision));
  return c.json(
    { message, code: 'conflict', current: await readCustomPage(c.env.APP, row) } satisfies StaleAnswer,
    409,
  );
}

async function answer(c: SignedInContext, row: PageRow, status: 200 | 201 = 200): Promise<Response> {
  const page: PageAnswer = await readCustomPage(c.env.APP, row);
  return c.json(page, status);
}

function textOf(row: PageRow): PageText {
  const { slug, title, content, published, publishAt, isListed, inFooter, inSearch } = row;
  return { slug, title, content, published, publishAt, isListed, inFooter, inSearch };
}

/** Every change also clears the cached placements, because footers and searches may list the page. */
function note(c: SignedInContext, action: AuditAction, row: PageRow, before?: PageRow): Promise<void> {
  clearPlacementCache(c.env.APP);
  return recordEvent(c, {
    action,
    ...actorOf(c.var.signedIn),
    subject: row.title,
    ...(before && { before: stateOf(before) }),
    after: stateOf(row),
  });
}

/** The audit log does not contain the text of a page. The revisions do. */
function stateOf({ slug, revision, published, publishAt }: PageRow): string {
  return `${pagePath(slug)}, revision ${revision}, ${published ? 'published' : 'draft'}${publishAt ? ` from ${publishAt}` : ''}`;
}
