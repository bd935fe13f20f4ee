import { and, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { sqlImportForm, type SqlFilesAnswer, type SqlImportAnswer } from '#data/administration/contract/imports.ts';
import { files } from '#data/schema/imports.ts';
import { HttpError } from '../http/http-error.ts';
import { parseBody } from '../http/validate.ts';
import { recordEvent } from '../accounts/write-audit.ts';
import { actorOf } from '../accounts/start-session.ts';
import type { Bindings, SignedInEnv } from '../env.ts';
import { readImportRow, type ImportRow } from '../imports/import-rows.ts';
import { startImport } from '../imports/start-import.ts';
import { openApp } from '../database/app-database.ts';
import { importEnded, reviewWarnings, sqlFileIsGoneMessage } from '../imports/messages.ts';
import { importContinuesMessage, versesImportedMessage } from './messages.ts';

/** How long a request waits for its job before it reports the progress, in ms. */
const maxWaitMs = 25_000;
const firstPollMs = 100;
/** Keeps the number of polls below 50, the limit of queries per request in Cloudflare's free plan. */
const maxPollMs = 1_000;

/** SQL files on the site. Their statements are parsed, never executed. */
export const sqlImport = new Hono<SignedInEnv>()
  .get('/sql-files', async (c) => {
    const rows = await sqlFiles(c.env.APP);
    return c.json({ files: [...new Set(rows.map(({ name }) => name))] } satisfies SqlFilesAnswer);
  })

  .post('/import-sql', async (c) => {
    const { filename, tableName } = await parseBody(c, sqlImportForm);
    const file = (await sqlFiles(c.env.APP)).find(({ name }) => name === filename);
    if (!file) throw new HttpError(404, sqlFileIsGoneMessage(filename));
    const code = tableName.slice('bible_verses_'.length);
    const row = await startImport(c.env, {
      source: 'sql',
      file,
      code,
      agreed: false,
      tableName,
      startedBy: c.var.signedIn.username,
    });
    const after = `import ${row.id} of ${file.name}`;
    await recordEvent(c, { action: 'import.started', ...actorOf(c.var.signedIn), subject: code, after });
    return c.json(sqlAnswer(await waitFor(c.env, row)) satisfies SqlImportAnswer);
  });

function sqlFiles(app: D1Database) {
  return openApp(app)
    .select()
    .from(files)
    .where(and(eq(files.format, 'sql'), eq(files.uploadId, '')))
    .orderBy(desc(files.id));
}

const activeStates: ReadonlySet<string> = new Set([
  'queued',
  'checking',
  'loading',
  'counting',
  'verifying',
  'switching',
]);

async function waitFor({ APP }: Bindings, started: ImportRow): Promise<ImportRow> {
  const until = Date.now() + maxWaitMs;
  let row = started;
  for (
    let wait = firstPollMs;
    activeStates.has(row.state) && Date.now() < until;
    wait = Math.min(2 * wait, maxPollMs)
  ) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    row = (await readImportRow(APP, started.id)) ?? row;
  }
  return row;
}

function sqlAnswer({ state, done, total, message, versionCode }: ImportRow): SqlImportAnswer {
  if (state === 'completed')
    return {
      success: true,
      state: 'completed',
      count: done,
      message: versesImportedMessage(done, versionCode),
    };
  if (state === 'ready') return { success: true, state: 'completed', count: total, message };
  if (activeStates.has(state))
    return {
      success: true,
      state: 'running',
      count: done,
      message: importContinuesMessage(done, total),
    };
  if (state === 'awaiting_consent')
    return {
      success: false,
      state: 'waiting',
      count: 0,
      message: reviewWarnings,
    };
  return { success: false, state: 'failed', count: 0, message: message || importEnded };
}
