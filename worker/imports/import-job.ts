import { DurableObject } from 'cloudflare:workers';
import { and, eq, inArray } from 'drizzle-orm';
import { activeStates, imports, type ImportState } from '#data/schema/imports.ts';
import type { Bindings } from '../env.ts';
import { requestBuildAfter } from '../rebuild/request-build.ts';
import { logError } from '../log.ts';
import { flushCounts, isFlushDue } from '../metrics/flush-counts.ts';
import { checkUploadedFile } from './check-uploaded-file.ts';
import { deleteVersionRows } from './clean-version.ts';
import { countTerms } from './count-imported-terms.ts';
import { finishImport } from './finish-import.ts';
import { changeImport, readImportRow, type ImportRow } from './import-rows.ts';
import { ImportStore } from './import-store.ts';
import { JobError, type Job } from './job.ts';
import { loadVerses } from './load-verses.ts';
import { isQuotaUsedUp, retryDelay, waitingMessage } from './retry-delay.ts';
import { verifyVersion } from './verify-version.ts';
import { openApp } from '../database/app-database.ts';
import { importFailedMessage } from './messages.ts';

const steps: Partial<Record<ImportState, (job: Job) => Promise<void>>> = {
  checking: checkUploadedFile,
  loading: loadVerses,
  counting: countTerms,
  verifying: verifyVersion,
  switching: finishImport,
};

/** Attempts of a step after temporary errors before the import fails. */
const maxTries = 12;

/** An alarm that is this late is lost. */
const overdueMs = 60_000;

/**
 * Runs one import, one step per alarm. The import's row and the object's own database record what is done and what is
 * next, so an interrupted import resumes. Interrupted steps are retried. Every step is idempotent.
 */
export class ImportJob extends DurableObject<Bindings> {
  #woken = false;
  #isAtWork = false;

  /** Call after the row was changed by a person: started, agreed or canceled. */
  async wake(importId: string): Promise<void> {
    this.#woken = true;
    await this.ctx.storage.put('import', importId);
    await this.ctx.storage.setAlarm(Date.now());
  }

  /** Call when the import has been silent for long. Does nothing if it is running or waiting for its next alarm. */
  async wakeIfIdle(importId: string): Promise<void> {
    if (!(await this.isWaiting())) await this.wake(importId);
  }

  /** Whether it is running or has a future alarm. */
  async isWaiting(): Promise<boolean> {
    if (this.#isAtWork) return true;
    const next = await this.ctx.storage.getAlarm();
    return next !== null && next > Date.now() - overdueMs;
  }

  override async alarm(): Promise<void> {
    this.#woken = false;
    const id = await this.ctx.storage.get<string>('import');
    if (id === undefined) return;
    this.#isAtWork = true;
    try {
      await this.#goOn(id);
    } finally {
      this.#isAtWork = false;
    }
  }

  async #goOn(id: string): Promise<void> {
    // The runtime retries an alarm that throws only six times. So errors are caught, and the next alarm is always set
    // here.
    let wait: number | undefined;
    try {
      wait = await this.#step(id);
    } catch (error) {
      wait = await this.#failed(id, error);
    }
    if (wait === undefined || isFlushDue()) await flushCounts(this.env.APP);
    if (this.#woken) wait = 0;
    if (wait !== undefined) await this.ctx.storage.setAlarm(Date.now() + wait);
  }

  /** Returns the milliseconds until the next step, or `undefined` if there is none. */
  async #step(id: string): Promise<number | undefined> {
    const row = await readImportRow(this.env.APP, id);
    if (!row) return this.#forget();
    if (row.cleaning) return this.#clean(row);
    if (row.state === 'queued') {
      await changeImport(this.env.APP, id, ['queued'], { state: 'checking', done: 0, words: 0, message: '' });
      return 0;
    }
    const step = steps[row.state];
    if (!step) {
      if (row.state === 'awaiting_consent') return undefined;
      if (row.state === 'completed') await this.#cleanOlder(row);
      if (row.state === 'completed' || row.state === 'ready') await requestBuildAfter(this.env, row);
      return this.#forget();
    }
    await step({ env: this.env, row, store: new ImportStore(this.ctx.storage) });
    await this.ctx.storage.delete('tries');
    return 0;
  }

  async #clean({ id, versionId }: ImportRow): Promise<number> {
    await deleteVersionRows(this.env.LIBRARY, versionId);
    await openApp(this.env.APP).update(imports).set({ cleaning: false }).where(eq(imports.id, id));
    return 0;
  }

  /** Deletes older texts that are no longer needed for a rollback. */
  async #cleanOlder({ versionCode }: ImportRow): Promise<void> {
    const db = openApp(this.env.APP);
    const older = await db
      .select()
      .from(imports)
      .where(
        and(
          eq(imports.versionCode, versionCode),
          eq(imports.cleaning, true),
          inArray(imports.state, ['completed', 'rolled_back']),
        ),
      );
    for (const row of older) await this.#clean(row);
  }

  async #forget(): Promise<undefined> {
    if (!this.#woken) await this.ctx.storage.deleteAll();
    return undefined;
  }

  async #failed(id: string, error: unknown): Promise<number | undefined> {
    const before = (await this.ctx.storage.get<number>('tries')) ?? 0;
    // A used-up daily quota does not count as a failed attempt.
    const tries = isQuotaUsedUp(messageOf(error)) ? before : before + 1;
    await this.ctx.storage.put('tries', tries);
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    try {
      if (!(error instanceof JobError)) logError('import_step_failed', id, reason);
      if (error instanceof JobError || tries > maxTries) {
        const message = error instanceof JobError ? error.message : importFailedMessage(maxTries, messageOf(error));
        await this.ctx.storage.delete('tries');
        const endedAt = new Date().toISOString();
        await changeImport(this.env.APP, id, activeStates, { state: 'failed', cleaning: true, message, endedAt });
        return 0;
      }
      await changeImport(this.env.APP, id, activeStates, { message: waitingMessage(messageOf(error), tries) });
    } catch (stateError) {
      logError('import_state_unreachable', id, messageOf(stateError));
    }
    return retryDelay(messageOf(error), tries);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
