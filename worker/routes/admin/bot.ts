import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import {
  instructionChange,
  logPageSize,
  logQuery,
  newInstruction,
  repairChange,
  reportChange,
  type BotInstruction,
  type BotLogEntry,
  type BotRepair,
  type ErrorReport,
} from '#data/administration/contract/bot.ts';
import type { RepairState } from '#data/administration/health-monitor-states.ts';
import { botInstructions, botLog, botRepairs, errorReports } from '#data/schema/bot.ts';
import { HttpError } from '../../http/http-error.ts';
import { parseBody, parseQuery } from '../../http/validate.ts';
import { recordEvent } from '../../accounts/write-audit.ts';
import { actorOf } from '../../accounts/start-session.ts';
import { checks } from '../../health-monitor/checks.ts';
import { logAction } from '../../health-monitor/log-action.ts';
import { isReportable } from '../../health-monitor/report-errors.ts';
import type { SignedInEnv } from '../../env.ts';
import { newId } from '../../new-id.ts';
import { openApp } from '../../database/app-database.ts';
import { repairStateMessage } from './messages.ts';
import {
  checkHasFixedName,
  checkStays,
  directiveDeleted,
  directiveNotFound,
  noAutomaticRepair,
  repairNotFound,
  reportNotFound,
} from '../../health-monitor/messages.ts';

type SignedInContext = Context<SignedInEnv>;
type RepairRow = typeof botRepairs.$inferSelect;

const maxListed = 200;
/** For each state of a repair, the states that it can follow. */
const before: Readonly<Record<RepairState, readonly RepairState[]>> = {
  pending: [],
  in_progress: ['pending'],
  completed: ['pending', 'in_progress'],
  failed: ['pending', 'in_progress'],
};

export const healthMonitorRoutes = new Hono<SignedInEnv>()
  .get('/bot/instructions', async (c) => {
    const rows = await openApp(c.env.APP)
      .select()
      .from(botInstructions)
      .orderBy(desc(botInstructions.priority), botInstructions.id);
    return c.json(rows.map(describe) satisfies BotInstruction[]);
  })
  .post('/bot/instructions', async (c) => {
    const form = await parseBody(c, newInstruction);
    const row = { ...form, id: newId(), isActive: true };
    await openApp(c.env.APP).insert(botInstructions).values(row);
    await record(c, 'bot.instruction-added', form.directive);
    return c.json(describe(row), 201);
  })

  .put('/bot/instructions/:id', async (c) => {
    const change = await parseBody(c, instructionChange);
    const { directive } = await requireInstruction(c);
    if (change.directive !== undefined && directive in checks) throw new HttpError(409, checkHasFixedName);
    const [row] = await openApp(c.env.APP)
      .update(botInstructions)
      .set(change)
      .where(eq(botInstructions.id, c.req.param('id')))
      .returning();
    if (!row) throw new HttpError(404, directiveNotFound);
    const switched = change.isActive ? 'enabled' : 'disabled';
    const after = change.isActive === undefined ? `${row.directive}, priority ${row.priority}` : switched;
    await record(c, 'bot.instruction-changed', directive, after);
    return c.json(describe(row));
  })
  .delete('/bot/instructions/:id', async (c) => {
    const { id, directive } = await requireInstruction(c);
    if (directive in checks) throw new HttpError(409, checkStays);
    await openApp(c.env.APP).delete(botInstructions).where(eq(botInstructions.id, id));
    await record(c, 'bot.instruction-deleted', directive);
    return c.json({ message: directiveDeleted });
  })

  .get('/bot/logs', async (c) => {
    const { status, before: older } = parseQuery(logQuery, c.req.query());
    const rows = await openApp(c.env.APP)
      .select()
      .from(botLog)
      .where(and(status && eq(botLog.status, status), older ? lt(botLog.id, older) : undefined))
      .orderBy(desc(botLog.id))
      .limit(logPageSize);
    return c.json(rows satisfies BotLogEntry[]);
  })

  .get('/bot/repairs', async (c) => {
    const rows = await openApp(c.env.APP).select().from(botRepairs).orderBy(desc(botRepairs.id)).limit(maxListed);
    return c.json(rows satisfies BotRepair[]);
  })

  .put('/bot/repairs/:id', async (c) => {
    const { remedy, status } = await parseBody(c, repairChange);
    const row = await changeRepair(c, { remedy, status });
    await logAction(c.env.APP, row.elementType, `${row.location}: ${remedy}`, status);
    return c.json(row satisfies BotRepair);
  })

  .post('/bot/repairs/:id/do', async (c) => {
    const { elementType, location, mechanical } = await changeRepair(c, { status: 'in_progress' });
    const repair = mechanical ? checks[elementType]?.repair : undefined;
    try {
      if (!repair) throw new HttpError(409, noAutomaticRepair);
      const remedy = await repair(c.env, location);
      const row = await completeRepair(c, remedy);
      await logAction(c.env.APP, elementType, `${location}: ${remedy}`, 'success');
      return c.json(row satisfies BotRepair);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      await openApp(c.env.APP)
        .update(botRepairs)
        .set({ status: 'pending' })
        .where(and(eq(botRepairs.id, c.req.param('id')), eq(botRepairs.status, 'in_progress')));
      await logAction(c.env.APP, elementType, `${location}: ${reason}`, 'failed');
      throw error instanceof HttpError ? error : new HttpError(503, reason);
    }
  })

  .get('/bot/errors', async (c) => {
    const rows = await openApp(c.env.APP)
      .select()
      .from(errorReports)
      .where(isReportable)
      .orderBy(desc(errorReports.createdAt))
      .limit(maxListed);
    return c.json(rows satisfies ErrorReport[]);
  })

  .put('/bot/errors/:id', async (c) => {
    const change = await parseBody(c, reportChange);
    const [row] = await openApp(c.env.APP)
      .update(errorReports)
      .set(change)
      .where(eq(errorReports.id, c.req.param('id')))
      .returning();
    if (!row) throw new HttpError(404, reportNotFound);
    await record(c, 'bot.report-changed', `${row.errorType} ${row.url}`, change.resolution);
    return c.json(row satisfies ErrorReport);
  });

/** Throws a {@link HttpError} 404. */
async function requireInstruction(c: SignedInContext): Promise<typeof botInstructions.$inferSelect> {
  const id = c.req.param('id') ?? '';
  const [row] = await openApp(c.env.APP).select().from(botInstructions).where(eq(botInstructions.id, id));
  if (!row) throw new HttpError(404, directiveNotFound);
  return row;
}

function describe(row: typeof botInstructions.$inferSelect): BotInstruction {
  return { ...row, isCheck: row.directive in checks };
}

/** Throws a {@link HttpError}: 404 if the repair does not exist, 409 if its state does not allow the change. */
async function changeRepair(c: SignedInContext, change: { remedy?: string; status: RepairState }): Promise<RepairRow> {
  const db = openApp(c.env.APP);
  const id = c.req.param('id') ?? '';
  const isOver = change.status === 'completed' || change.status === 'failed';
  const [row] = await db
    .update(botRepairs)
    .set({ ...change, ...(isOver && { endedAt: new Date().toISOString() }) })
    .where(and(eq(botRepairs.id, id), inArray(botRepairs.status, [...before[change.status]])))
    .returning();
  if (row) {
    await record(c, 'bot.repair-changed', row.location, change.remedy ?? change.status);
    return row;
  }
  const [existing] = await db.select().from(botRepairs).where(eq(botRepairs.id, id));
  if (!existing) throw new HttpError(404, repairNotFound);
  throw new HttpError(409, repairStateMessage(existing.status.replace('_', ' '), change.status));
}

/** Completes a repair after its action ran. A health check may already have ended it, without this remedy text. */
async function completeRepair(c: SignedInContext, remedy: string): Promise<RepairRow> {
  const [row] = await openApp(c.env.APP)
    .update(botRepairs)
    .set({ remedy, status: 'completed', endedAt: new Date().toISOString() })
    .where(eq(botRepairs.id, c.req.param('id') ?? ''))
    .returning();
  if (!row) throw new HttpError(404, repairNotFound);
  await record(c, 'bot.repair-changed', row.location, remedy);
  return row;
}

function record(
  c: SignedInContext,
  action:
    | 'bot.instruction-added'
    | 'bot.instruction-changed'
    | 'bot.instruction-deleted'
    | 'bot.repair-changed'
    | 'bot.report-changed',
  subject: string,
  after?: string,
): Promise<void> {
  return recordEvent(c, { action, ...actorOf(c.var.signedIn), subject, ...(after && { after }) });
}
