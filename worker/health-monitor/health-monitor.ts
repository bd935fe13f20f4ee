import { DurableObject } from 'cloudflare:workers';
import { resumption, resumptionPhrase } from '#data/administration/contract/bot.ts';
import { counted } from '#data/site/count-text.ts';
import type { Bindings } from '../env.ts';
import { logFault } from '../log.ts';
import { flushCounts, pruneCounts } from '../metrics/flush-counts.ts';
import { logAction, pruneLog } from './log-action.ts';
import { lookAround } from './run-checks.ts';
import { pruneRecords } from './prune-records.ts';

/** Milliseconds between two rounds. */
export const watchEvery = 300_000;
/** Its only object. */
export const watcherName = 'the watcher';

/** "25 Nov 2026, 13:55": as the dashboard has the times beside it, but for the zone, which the log cannot know. */
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** Sees to it that the watcher watches: it begins where it never has, and where its alarm was lost. */
export function beginWatch({ WATCHER }: Pick<Bindings, 'WATCHER'>): Promise<void> {
  return WATCHER.get(WATCHER.idFromName(watcherName)).begin();
}

/**
 * Looks around every five minutes, whether or not anybody asks for a page: an alarm goes on by itself after the machine
 * was cut off. When it has missed two rounds it says so, which a person sees as a banner.
 */
export class Watcher extends DurableObject<Bindings> {
  /** Begins where it has never begun; otherwise its next round is set already. */
  async begin(): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now());
  }

  lastRound(): Promise<number | undefined> {
    return this.ctx.storage.get<number>('round');
  }

  override async alarm(): Promise<void> {
    const now = Date.now();
    try {
      await this.#tellOfGap(now);
      await lookAround(this.env, now);
      await pruneLog(this.env.APP, now);
      await pruneCounts(this.env.APP, now);
      await pruneRecords(this.env.APP, now);
    } catch (error) {
      // An alarm that throws is tried six times and then never again.
      logFault('watcher_failed', error instanceof Error ? (error.stack ?? error.message) : String(error));
    } finally {
      await flushCounts(this.env.APP, now);
      await this.ctx.storage.setAlarm(now + watchEvery);
    }
  }

  async #tellOfGap(now: number): Promise<void> {
    const last = await this.ctx.storage.get<number>('round');
    if (last !== undefined && now - last > 2 * watchEvery) {
      const minutes = counted(Math.round((now - last) / 60_000), 'minute');
      await logAction(
        this.env.APP,
        resumption,
        `The watcher ${resumptionPhrase} ${minutes}; its last round was at ${moment.format(last)} UTC.`,
        'warning',
      );
    }
    await this.ctx.storage.put('round', now);
  }
}
