import { eq } from 'drizzle-orm';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { newImport, type ImportAnswer } from '#data/administration/contract/imports.ts';
import { formatReportCsv, type ImportReport } from '#data/imports/import-report.ts';
import type { AuditAction } from '#data/administration/contract/audit.ts';
import { files, texts } from '#data/schema/imports.ts';
import { HttpError } from '../../http/http-error.ts';
import { parseBody } from '../../http/validate.ts';
import { recordEvent } from '../../accounts/write-audit.ts';
import { actorOf } from '../../accounts/start-session.ts';
import { requestBuild } from '../../rebuild/request-build.ts';
import { sessionStatement } from '../../accounts/sessions.ts';
import type { AppEnv, SignedInEnv } from '../../env.ts';
import { cancellable, describeImport, retriable, stageNames } from '../../imports/describe-import.ts';
import { changeImport, readImportRow, type ImportRow } from '../../imports/import-rows.ts';
import { describeStatus, statusStatements, type StatusRows } from '../../imports/read-status.ts';
import { rollBackVersion } from '../../imports/roll-back.ts';
import { isImportRunning, jobOf, startImport, importRunning, wakeImport } from '../../imports/start-import.ts';
import type { FileRow } from '../../imports/store-file.ts';
import { openApp } from '../../database/app-database.ts';
import { rolledBackReason } from '../../rebuild/messages.ts';
import {
  cannotCancelMessage,
  cannotRetry,
  importNotFound,
  importWasCanceled,
  listedFileIsGone,
  needsNoApproval,
  noReport,
} from '../../imports/messages.ts';

type SignedInContext = Context<SignedInEnv>;

const begunStatus = new WeakMap<Request, Promise<StatusRows>>();

/**
 * Dashboards poll the status every five seconds, so it is read in one batch with the session, before the role is known.
 * Only administrators receive it. Without a session cookie, nothing is read.
 */
export function prefetchImportStatus(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const session = c.req.method === 'GET' ? await sessionStatement(c) : undefined;
    if (session) {
      const db = openApp(c.env.APP);
      const both = db.batch([session.statement, ...statusStatements(db)]);
      session.provide(both.then(([sessionRows]) => sessionRows));
      const rows = both.then(([, ...status]) => status);
      // If the requester may not see the status, nobody awaits these rows. Catch the error to avoid an unhandled
      // rejection.
      rows.catch(() => undefined);
      begunStatus.set(c.req.raw, rows);
    }
    await next();
  };
}

export const importRoutes = new Hono<SignedInEnv>()
  .get('/import-status', async (c) => {
    const rows = await (begunStatus.get(c.req.raw) ?? openApp(c.env.APP).batch(statusStatements(openApp(c.env.APP))));
    const { answer, silent } = await describeStatus(c.env, rows);
    for (const id of silent) c.executionCtx.waitUntil(jobOf(c.env, id).wakeIfIdle(id));
    return c.json(answer);
  })

  .post('/import-bible', async (c) => {
    const { version, filePath, agreed } = await parseBody(c, newImport);
    const file = await requireFile(c, filePath);
    const row = await startImport(c.env, {
      source: 'upload',
      file,
      code: version,
      agreed,
      startedBy: c.var.signedIn.username,
    });
    await record(c, 'import.started', row);
    return importAnswered(c, row, file, 202);
  })

  .post('/imports/:id/consent', async (c) => {
    const row = await requireImport(c);
    // Queue the file to be read again: the parsed verses belong to the job and may be deleted by now.
    if (!(await changeImport(c.env.APP, row.id, ['awaiting_consent'], { state: 'queued', agreed: true })))
      throw new HttpError(409, needsNoApproval);
    await record(c, 'import.agreed', row);
    return woken(c, row);
  })

  .post('/imports/:id/cancel', async (c) => {
    const row = await requireImport(c);
    const change = {
      state: 'cancelled',
      cleaning: true,
      message: importWasCanceled,
      endedAt: new Date().toISOString(),
    } as const;
    if (!(await changeImport(c.env.APP, row.id, cancellable, change)))
      throw new HttpError(409, cannotCancelMessage(stageNames[row.state].toLowerCase()));
    await record(c, 'import.cancelled', row);
    return woken(c, row);
  })

  .post('/imports/:id/retry', async (c) => {
    const row = await requireImport(c);
    try {
      const change = { state: 'queued', message: '', endedAt: null, done: 0, words: 0, wordsTotal: 0 } as const;
      if (!(await changeImport(c.env.APP, row.id, retriable, change))) throw new HttpError(409, cannotRetry);
    } catch (error) {
      if (isImportRunning(error)) throw importRunning(row.versionCode);
      throw error;
    }
    await record(c, 'import.retried', row);
    return woken(c, row);
  })

  .post('/imports/:id/rollback', async (c) => {
    const row = await requireImport(c);
    await rollBackVersion(c.env, row);
    await record(c, 'import.rolled-back', row);
    if (c.env.DEPLOY_HOOK_URL)
      await requestBuild(c.env, {
        reason: rolledBackReason(row.versionCode),
        askedBy: c.var.signedIn.username,
      });
    return woken(c, row);
  })

  .get('/imports/:id/report', async (c) => c.json(await requireReport(c)))

  .get('/imports/:id/report.csv', async (c) => {
    const csv = formatReportCsv(await requireReport(c));
    return c.body(csv, 200, {
      'Content-Type': 'text/csv; charset=UTF-8',
      'Content-Disposition': `attachment; filename="report-${c.req.param('id')}.csv"`,
    });
  });

/** Throws a {@link HttpError} 404. */
async function requireFile(c: SignedInContext, path: string): Promise<FileRow> {
  const [kind, id = ''] = path.split(':');
  const [file] = await openApp(c.env.APP).select().from(files).where(eq(files.id, id));
  if (!file || file.kind !== kind || file.uploadId !== '') throw new HttpError(404, listedFileIsGone);
  return file;
}

async function requireImport(c: SignedInContext): Promise<ImportRow> {
  const row = await readImportRow(c.env.APP, c.req.param('id') ?? '');
  if (!row) throw new HttpError(404, importNotFound);
  return row;
}

async function requireReport(c: SignedInContext): Promise<ImportReport> {
  const { id } = await requireImport(c);
  const object = await c.env.FILES.get(`reports/${id}.json`);
  if (!object) throw new HttpError(404, noReport);
  return object.json<ImportReport>();
}

async function woken(c: SignedInContext, { id }: ImportRow): Promise<Response> {
  await wakeImport(c.env, id);
  const row = await requireImport(c);
  const [file] = await openApp(c.env.APP).select().from(files).where(eq(files.id, row.fileId));
  return importAnswered(c, row, file, 200);
}

async function importAnswered(
  c: SignedInContext,
  row: ImportRow,
  file: FileRow | undefined,
  status: 200 | 202,
): Promise<Response> {
  const [live] = await openApp(c.env.APP).select().from(texts).where(eq(texts.code, row.versionCode));
  // These answers follow a change, which no build contains yet.
  const listed = { ...row, earlierText: row.previous?.version.name ?? null };
  const described = describeImport(listed, file?.name ?? '', live && { importId: live.importId, isBuilt: false });
  return c.json({ import: described } satisfies ImportAnswer, status);
}

function record(c: SignedInContext, action: AuditAction, row: ImportRow): Promise<void> {
  return recordEvent(c, { action, ...actorOf(c.var.signedIn), subject: row.versionCode, after: `import ${row.id}` });
}
