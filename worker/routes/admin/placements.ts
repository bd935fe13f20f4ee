import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import {
  newPlacementForms,
  placementChanges,
  placementPaths,
  type ListedPlacement,
  type ListedPlacements,
} from '#data/administration/contract/placements.ts';
import { describePlacement } from '#data/site/contract/notices.ts';
import type { PlacementKind } from '#data/site/contract/placements.ts';
import { placements } from '#data/schema/app.ts';
import { HttpError } from '../../http/http-error.ts';
import { parseBody } from '../../http/validate.ts';
import { recordEvent } from '../../accounts/write-audit.ts';
import { actorOf } from '../../accounts/start-session.ts';
import { clearPlacementCache, type PlacementRow } from '../../content/live-placements.ts';
import { advertisingLinks, sanitizeHtml } from '../../content/sanitize.ts';
import type { SignedInEnv } from '../../env.ts';
import { newId } from '../../new-id.ts';
import { openApp } from '../../database/app-database.ts';
import {
  deletionIsFinal,
  endBeforeStart,
  placementConflictMessage,
  placementNotFound,
} from '../../content/messages.ts';

type SignedInContext = Context<SignedInEnv>;
type Text = Pick<PlacementRow, 'title' | 'content' | 'position' | 'linkUrl' | 'active' | 'startsAt' | 'endsAt'>;

/** How long a deleted placement can be restored, in ms. */
const restorableMs = 86_400_000;

/** Routes for advertisements or for content boxes. */
export function placementRoutes(kind: PlacementKind): Hono<SignedInEnv> {
  const path = placementPaths[kind];
  return new Hono<SignedInEnv>()
    .get(path, async (c) => {
      const rows = await openApp(c.env.APP)
        .select()
        .from(placements)
        .where(and(eq(placements.kind, kind), isNull(placements.deletedAt)))
        .orderBy(asc(placements.id));
      return c.json({ placements: rows.map(describe) } satisfies ListedPlacements);
    })
    .post(path, async (c) => {
      const text: Text = { linkUrl: null, ...(await parseBody(c, newPlacementForms[kind])) };
      checkDates(text);
      const now = new Date().toISOString();
      const row: PlacementRow = {
        id: newId(),
        kind,
        ...text,
        contentHtml: clean(kind, text.content),
        revision: 1,
        createdAt: now,
        updatedAt: now,
        updatedBy: c.var.signedIn.username,
        deletedAt: null,
      };
      await openApp(c.env.APP).insert(placements).values(row);
      return recordAndAnswer(c, row, 'created', 201);
    })

    .put(`${path}/:id`, async (c) => {
      const { revision, ...change } = await parseBody(c, placementChanges[kind]);
      const before = await requireRow(c, kind);
      const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      const text: Text = { ...textOf(before), ...named };
      checkDates(text);
      const [row] = await openApp(c.env.APP)
        .update(placements)
        .set({
          ...text,
          contentHtml: clean(kind, text.content),
          revision: revision + 1,
          updatedAt: new Date().toISOString(),
          updatedBy: c.var.signedIn.username,
        })
        .where(and(eq(placements.id, before.id), eq(placements.revision, revision), isNull(placements.deletedAt)))
        .returning();
      if (!row) throw new HttpError(409, placementConflictMessage(before.updatedBy));
      return recordAndAnswer(c, row, 'changed');
    })
    .delete(`${path}/:id`, async (c) => {
      const row = await requireRow(c, kind);
      const opened = openApp(c.env.APP);
      const longAgo = new Date(Date.now() - restorableMs).toISOString();
      await opened.batch([
        opened.delete(placements).where(and(isNotNull(placements.deletedAt), lt(placements.deletedAt, longAgo))),
        opened.update(placements).set({ deletedAt: new Date().toISOString() }).where(eq(placements.id, row.id)),
      ]);
      return recordAndAnswer(c, row, 'deleted');
    })

    .post(`${path}/:id/undelete`, async (c) => {
      const [row] = await openApp(c.env.APP)
        .update(placements)
        .set({ deletedAt: null })
        .where(and(eq(placements.id, c.req.param('id')), eq(placements.kind, kind), isNotNull(placements.deletedAt)))
        .returning();
      if (!row) throw new HttpError(404, deletionIsFinal);
      return recordAndAnswer(c, row, 'undeleted');
    });
}

async function requireRow(c: SignedInContext, kind: PlacementKind): Promise<PlacementRow> {
  const [row] = await openApp(c.env.APP)
    .select()
    .from(placements)
    .where(and(eq(placements.id, c.req.param('id') ?? ''), eq(placements.kind, kind), isNull(placements.deletedAt)));
  if (!row) throw new HttpError(404, placementNotFound);
  return row;
}

/** Records the change in the audit log and returns the placement. */
async function recordAndAnswer(
  c: SignedInContext,
  row: PlacementRow,
  how: 'created' | 'changed' | 'deleted' | 'undeleted',
  status: 200 | 201 = 200,
): Promise<Response> {
  clearPlacementCache(c.env.APP);
  await recordEvent(c, {
    action: `${row.kind}.${how}`,
    ...actorOf(c.var.signedIn),
    subject: row.title,
    after: `${row.position}, revision ${row.revision}, ${row.active ? 'active' : 'inactive'}`,
  });
  return c.json(describe(row), status);
}

function describe(row: PlacementRow): ListedPlacement {
  const { content, active, startsAt, endsAt, revision, updatedAt, updatedBy } = row;
  return { ...describePlacement(row), content, active, startsAt, endsAt, revision, updatedAt, updatedBy };
}

function textOf({ title, content, position, linkUrl, active, startsAt, endsAt }: PlacementRow): Text {
  return { title, content, position, linkUrl, active, startsAt, endsAt };
}

function clean(kind: PlacementKind, content: string): string {
  return kind === 'advertisement' ? sanitizeHtml(content, advertisingLinks) : sanitizeHtml(content);
}

function checkDates({ startsAt, endsAt }: Text): void {
  if (!startsAt || !endsAt || startsAt < endsAt) return;
  const message = endBeforeStart;
  throw new HttpError(400, `${message}.`, [{ field: 'endsAt', message }]);
}
