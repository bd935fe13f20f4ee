import { DurableObject } from 'cloudflare:workers';
import type { MailRow, NewMailRow } from '#data/schema/mail.ts';
import type { Bindings } from '../env.ts';
import { logError } from '../log.ts';
import { flushCounts, isFlushDue } from '../metrics/flush-counts.ts';
import { forgetSettings } from '../settings/read-settings.ts';
import { composeMime } from './compose-mime.ts';
import { MailError } from './mail-error.ts';
import { readMailSettings } from './mail-settings.ts';
import {
  claimMail,
  findInterrupted,
  findDue,
  deleteOldMail,
  insertMail,
  markHandedOver,
  readNextDue,
  settleMail,
} from './outbox-rows.ts';
import { sendBySmtp } from './send-by-smtp.ts';
import { postWords } from './send-words.ts';
import { deliveryUnknown, interrupted, interruptedTooOften, interruptedWhileSending } from './messages.ts';

/**
 * Milliseconds before each retry: half a minute, then four times the previous wait. After the last one the message has
 * failed.
 */
const retryDelays = [30_000, 120_000, 480_000, 1_920_000, 7_680_000];
/** Messages per alarm. */
const batchSize = 10;
/** The alarm is set before the row is written, so the row is found even after an interruption in between. */
const soonMs = 2_000;
/** Milliseconds until a retry after a database error. */
const errorRetryMs = 30_000;
const retentionMs = 90 * 86_400_000;

/**
 * The only sender of mail. It sends from the rows of the outbox and resumes after an interruption. **No message is
 * lost**: its row exists before anyone is notified of it, and an alarm exists before the row. **None is
 * sent twice**: the sender claims the row first, and when the mail server agrees to accept the message, the row is
 * marked before any content is sent. An interrupted row that was not handed over is sent again. If it was handed over,
 * its delivery is unknown: it fails with that reason, and an administrator decides. The server's reply is first stored
 * in this object, where writing is fast, to keep that window as short as possible.
 */
export class Outbox extends DurableObject<Bindings> {
  #woken = false;
  readonly #sending = new Set<string>();

  /** Accepts a message. Once this returns, the message is stored, and it will be sent or report why not. */
  async take(row: NewMailRow): Promise<void> {
    await this.ctx.storage.setAlarm(Date.now() + soonMs);
    await insertMail(this.env.APP, row);
    await this.wake();
  }

  /** Sends the due messages now. */
  async wake(): Promise<void> {
    this.#woken = true;
    await this.ctx.storage.setAlarm(Date.now());
  }

  /** Sends one message if it is waiting, and returns when the attempt has ended. */
  async deliver(id: string): Promise<void> {
    await this.ctx.storage.setAlarm(Date.now() + soonMs);
    try {
      await this.#send(id);
    } finally {
      await this.wake();
    }
  }

  override async alarm(): Promise<void> {
    this.#woken = false;
    let wait: number | undefined;
    try {
      await this.#recover();
      const nextWords = await postWords(this.env);
      for (const id of await findDue(this.env.APP, batchSize)) await this.#send(id);
      await deleteOldMail(this.env.APP, new Date(Date.now() - retentionMs).toISOString());
      const nextDue = await readNextDue(this.env.APP);
      const next = [nextDue, nextWords].filter((at) => at !== undefined).toSorted()[0];
      wait = next === undefined ? undefined : Math.max(soonMs, Date.parse(next) - Date.now());
    } catch (error) {
      // The runtime retries an alarm that throws only six times.
      logError('outbox_failed', error instanceof Error ? error.message : String(error));
      wait = errorRetryMs;
    }
    if (isFlushDue()) await flushCounts(this.env.APP);
    if (this.#woken) wait = 0;
    if (wait !== undefined) await this.ctx.storage.setAlarm(Date.now() + wait);
  }

  /** Handles rows whose sending was interrupted. */
  async #recover(): Promise<void> {
    for (const { id, handedOver, attempts } of await findInterrupted(this.env.APP, [...this.#sending])) {
      if (this.#sending.has(id)) continue;
      const answer = await this.ctx.storage.get<string>(sentKey(id));
      if (answer !== undefined) await this.#settleSent(id, answer);
      else if (handedOver) await settleMail(this.env.APP, id, { state: 'failed', answer: interruptedWhileSending });
      else if (attempts > retryDelays.length)
        await settleMail(this.env.APP, id, { state: 'failed', answer: interruptedTooOften });
      else {
        const dueAt = new Date().toISOString();
        await settleMail(this.env.APP, id, { state: 'queued', answer: interrupted, dueAt });
      }
    }
  }

  async #send(id: string): Promise<void> {
    if (this.#sending.has(id)) return;
    this.#sending.add(id);
    try {
      const row = await claimMail(this.env.APP, id);
      if (row) await this.#sendClaimed(row);
    } finally {
      this.#sending.delete(id);
    }
  }

  async #sendClaimed(row: MailRow): Promise<void> {
    const { APP } = this.env;
    // A changed setting applies to the next message.
    forgetSettings(this.env);
    const settings = await readMailSettings(this.env);
    if (typeof settings === 'string') {
      await settleMail(APP, row.id, { state: 'held', answer: settings });
      return;
    }
    try {
      const answer = await sendBySmtp(settings.server, composeMime({ ...row, from: settings.from }), {
        onHandOver: () => markHandedOver(APP, row.id),
      });
      await this.ctx.storage.put(sentKey(row.id), answer);
      await this.#settleSent(row.id, answer);
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      logError('mail_not_sent', row.template, error.message);
      await this.#settleFault(row, error);
    }
  }

  async #settleSent(id: string, answer: string): Promise<void> {
    await settleMail(this.env.APP, id, { state: 'sent', answer });
    await this.ctx.storage.delete(sentKey(id));
  }

  async #settleFault({ id, attempts }: MailRow, { kind, message }: MailError): Promise<void> {
    const wait = kind === 'later' ? retryDelays[attempts - 1] : undefined;
    if (wait !== undefined) {
      const dueAt = new Date(Date.now() + wait).toISOString();
      await settleMail(this.env.APP, id, { state: 'queued', answer: message, dueAt });
      return;
    }
    const answer = kind === 'unknown' ? `${message} ${deliveryUnknown}` : message;
    await settleMail(this.env.APP, id, { state: 'failed', answer });
  }
}

function sentKey(id: string): string {
  return `sent:${id}`;
}
