import { DurableObject } from 'cloudflare:workers';
import { resumption } from '#data/administration/contract/bot.ts';
import type { Bindings } from '../env.ts';
import { logError } from '../log.ts';
import { flushCounts, pruneCounts } from '../metrics/flush-counts.ts';
import { logAction, pruneLog } from './log-action.ts';
import { runHealthChecks } from './run-checks.ts';
import { eraseOrphanedStudyNotes } from '../my-study/study-objects.ts';
import { pruneRecords } from './prune-records.ts';
import { watchResumedMessage } from './messages.ts';

/** Milliseconds between two rounds. */
export const healthCheckInterval = 300_000;
/** Name of its only Durable Object. */
export const healthMonitorName = 'the watcher';

/**
 * "25 Nov 2026, 13:55": the dashboard's format for times, but in UTC, because the log does not know the reader's time
 * zone.
 */
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** Starts the health monitor if it has never run or its alarm was lost. */
export function startHealthMonitor({ HEALTH_MONITOR }: Pick<Bindings, 'HEALTH_MONITOR'>): Promise<void> {
  return HEALTH_MONITOR.get(HEALTH_MONITOR.idFromName(healthMonitorName)).begin();
}

/**
 * Runs all checks every five minutes, independent of requests: alarms continue after an interruption. After two missed
 * rounds it logs the gap, which the dashboard shows as a banner.
 */
export class HealthMonitor extends DurableObject<Bindings> {
  /** Sets an alarm if there is none. */
  async begin(): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now());
  }

  lastRound(): Promise<number | undefined> {
    return this.ctx.storage.get<number>('round');
  }

  override async alarm(): Promise<void> {
    const now = Date.now();
    try {
      await this.#logGap(now);
      await runHealthChecks(this.env, now);
      await pruneLog(this.env.APP, now);
      await pruneCounts(this.env.APP, now);
      await pruneRecords(this.env.APP, now);
      await eraseOrphanedStudyNotes(this.env);
    } catch (error) {
      // The runtime retries an alarm that throws only six times.
      logError('health_monitor_failed', error instanceof Error ? (error.stack ?? error.message) : String(error));
    } finally {
      await flushCounts(this.env.APP, now);
      await this.ctx.storage.setAlarm(now + healthCheckInterval);
    }
  }

  async #logGap(now: number): Promise<void> {
    const last = await this.ctx.storage.get<number>('round');
    if (last !== undefined && now - last > 2 * healthCheckInterval) {
      const minutes = Math.round((now - last) / 60_000);
      await logAction(this.env.APP, resumption, watchResumedMessage(minutes, moment.format(last)), 'warning');
    }
    await this.ctx.storage.put('round', now);
  }
}
