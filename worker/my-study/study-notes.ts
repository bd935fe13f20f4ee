import { DurableObject } from 'cloudflare:workers';
import type { StudySyncAnswer, StudySyncRequest } from '#data/my-study/contract/my-study-sync.ts';
import { maxClockLeadMs, timeOfClock } from '#data/my-study/hybrid-clock.ts';
import { mergeRow } from '#data/my-study/merge-row.ts';
import { isDeletionFinal, undoMs, type StudyRow, type VersionedRow } from '#data/my-study/study-row.ts';
import type { Bindings, StudySyncRefusal } from '../env.ts';
import { NotesTable } from './notes-table.ts';

/** Limits of an account. The platform's limit of an object is 10 GB. */
export const maxStudyNotesRows = 100_000;
export const maxStudyNotesBytes = 50_000_000;

/**
 * The notes of one account. It is the only place where versions of a row are merged: devices send their changes and
 * take over the outcome. All writes of a request are one transaction, so a request that is interrupted can be repeated.
 */
export class StudyNotes extends DurableObject<Bindings> {
  readonly #table: NotesTable;

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    this.#table = new NotesTable(ctx.storage);
  }

  async sync({ cursor, epoch, rows }: StudySyncRequest): Promise<StudySyncAnswer | StudySyncRefusal> {
    const now = Date.now();
    if (rows.some(({ row }) => timeOfClock(row.clock) > now + maxClockLeadMs)) return { refused: 'clock', now };
    const current = this.#table.epoch;
    const isKnown = epoch === current;
    if (rows.length > 0 && !this.#hasRoomFor(rows)) return { refused: 'full', now };
    const outcomes = this.ctx.storage.transactionSync(() => rows.map(({ row, base }) => this.#merge(row, base, now)));
    if (rows.length > 0) await this.#scheduleErasure();
    const page = this.#table.after(isKnown ? cursor : 0);
    const sentClocks = new Map(rows.map(({ row }) => [row.id, row.clock]));
    const changed = new Map<string, StudyRow>();
    for (const { row } of page.rows) {
      const parsed = JSON.parse(row) as StudyRow;
      if (sentClocks.get(parsed.id) !== parsed.clock) changed.set(parsed.id, parsed);
    }
    for (const outcome of outcomes)
      if (outcome.clock !== sentClocks.get(outcome.id)) changed.set(outcome.id, withoutBase(outcome));
    return {
      rows: [...changed.values()],
      cursor: page.rows.at(-1)?.seq ?? (isKnown ? cursor : 0),
      epoch: current,
      more: page.more,
      reset: !isKnown && epoch !== '',
      now,
    };
  }

  /** Reads every row, so a request without rows does not ask. */
  #hasRoomFor(rows: StudySyncRequest['rows']): boolean {
    const size = this.#table.size();
    const bytes = rows.reduce((sum, sent) => sum + JSON.stringify(sent).length, size.bytes);
    return size.rows + rows.length <= maxStudyNotesRows && bytes <= maxStudyNotesBytes;
  }

  /** Returns the stored row after the merge. */
  #merge(row: StudyRow, base: string[], now: number): VersionedRow {
    const stored = this.#table.find(row.id);
    const merged = mergeRow(stored, erased({ ...row, base }, now));
    if (merged.row.clock !== stored?.clock) this.#table.write(merged.row);
    else if (merged.row.base.length !== stored.base.length) this.#table.write(merged.row, false);
    if (merged.copy && !this.#table.find(merged.copy.id)) this.#table.write(merged.copy);
    return merged.row;
  }

  /** Rows for a backup, in pages. */
  async readPage(after: number): Promise<{ rows: { seq: number; row: string }[] }> {
    return { rows: this.#table.after(after).rows };
  }

  /** Replaces everything with the rows of a backup, in several calls. Devices then send what they have again. */
  async restore(rows: readonly string[], isFirst: boolean): Promise<void> {
    this.ctx.storage.transactionSync(() => {
      if (isFirst) {
        this.#table.clear();
        this.#table.startEpoch();
      }
      for (const row of rows) this.#table.write({ ...(JSON.parse(row) as StudyRow), base: [] });
    });
    await this.#scheduleErasure();
  }

  /** Deletes everything. */
  async erase(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    this.#table.clear();
    this.#table.startEpoch();
  }

  /** Erases the text of deletions that can no longer be undone. Markers stay, so that no device brings the row back. */
  override async alarm(): Promise<void> {
    const now = Date.now();
    this.ctx.storage.transactionSync(() => {
      for (const id of this.#table.finalDeletions(now - undoMs)) {
        const row = this.#table.find(id);
        if (row) this.#table.write(erased(row, now), false);
      }
    });
    await this.#scheduleErasure();
  }

  async #scheduleErasure(): Promise<void> {
    const first = this.#table.firstDeletion;
    if (first === undefined || (await this.ctx.storage.getAlarm()) !== null) return;
    await this.ctx.storage.setAlarm(Math.max(first + undoMs, Date.now() + 1_000));
  }
}

function erased(row: VersionedRow, now: number): VersionedRow {
  if (!isDeletionFinal(row, now)) return row;
  const { value: _, ...rest } = row;
  return rest as VersionedRow;
}

function withoutBase(versioned: VersionedRow): StudyRow {
  const { base: _, ...row } = versioned;
  return row;
}
