import { DurableObject } from 'cloudflare:workers';
import type { StudySyncAnswer, StudySyncRequest } from '#data/my-study/contract/my-study-sync.ts';
import { maxDeviceBase } from '#data/my-study/device-row.ts';
import { maxClockLeadMs, timeOfClock } from '#data/my-study/hybrid-clock.ts';
import { mergeRow } from '#data/my-study/merge-row.ts';
import {
  isDeletionFinal,
  undoMs,
  type ReceivedRow,
  type StudyRow,
  type VersionedRow,
} from '#data/my-study/study-row.ts';
import type { Bindings, SavedStudyRow, StudySyncRefusal } from '../env.ts';
import { NotesTable } from './notes-table.ts';

/** Limits of an account. The platform's limit of an object is 10 GB. */
export const maxStudyNotesRows = 100_000;
export const maxStudyNotesBytes = 50_000_000;
/** A database up to this size has room without a look at its rows: 100,000 of them take more. */
const surelyRoomyBytes = 5_000_000;

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
    const outcomes = this.ctx.storage.transactionSync(() => this.#mergeAll(rows, now));
    if (rows.length > 0) await this.#scheduleErasure();
    if (!outcomes) return { refused: 'full', now };
    const page = this.#table.after(isKnown ? cursor : 0);
    const sentClocks = new Map(rows.map(({ row }) => [row.id, row.clock]));
    const changed = new Map<string, ReceivedRow>();
    for (const { row, base } of page.rows) {
      const parsed = JSON.parse(row) as StudyRow;
      if (sentClocks.get(parsed.id) !== parsed.clock)
        changed.set(parsed.id, asReceived({ ...parsed, base: JSON.parse(base) as string[] }));
    }
    for (const outcome of outcomes)
      if (outcome.clock !== sentClocks.get(outcome.id)) changed.set(outcome.id, asReceived(outcome));
    return {
      rows: [...changed.values()],
      cursor: page.rows.at(-1)?.seq ?? (isKnown ? cursor : 0),
      epoch: current,
      more: page.more,
      reset: !isKnown && epoch !== '',
      now,
    };
  }

  /**
   * Returns the stored rows after the merge. A full account stores deletions without their texts and erases the texts of
   * earlier ones, so that the reader can make room. If there is still none for the other changes, returns `undefined`.
   */
  #mergeAll(rows: StudySyncRequest['rows'], now: number): VersionedRow[] | undefined {
    const merge = (sent: StudySyncRequest['rows']): VersionedRow[] =>
      sent.map(({ row, base }) => this.#merge(row, base, now));
    if (this.#hasRoomFor(rows)) return merge(rows);
    this.#eraseDeletions(now);
    const isDeletion = ({ row }: StudySyncRequest['rows'][number]): boolean => row.deleted !== undefined;
    const others = rows.filter((sent) => !isDeletion(sent));
    // A row that was never here needs no marker.
    const known = rows.filter((sent) => isDeletion(sent) && this.#table.find(sent.row.id));
    const outcomes = merge(known.map(({ row, base }) => ({ row: withoutValue(row), base })));
    return this.#hasRoomFor(others) ? [...outcomes, ...merge(others)] : undefined;
  }

  /** Reads every row of a large account: the platform counts each row that is read. */
  #hasRoomFor(rows: StudySyncRequest['rows']): boolean {
    const sentBytes = rows.reduce((sum, sent) => sum + JSON.stringify(sent).length, 0);
    if (rows.length === 0 || this.ctx.storage.sql.databaseSize + sentBytes <= surelyRoomyBytes) return true;
    const size = this.#table.size();
    return size.rows + rows.length <= maxStudyNotesRows && size.bytes + sentBytes <= maxStudyNotesBytes;
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
  async readPage(after: number): Promise<{ rows: { seq: number; row: string; base: string }[] }> {
    return { rows: this.#table.after(after).rows };
  }

  /** Replaces everything with the rows of a backup, in several calls. Devices then send what they have again. */
  async restore(rows: readonly SavedStudyRow[], isFirst: boolean): Promise<void> {
    this.ctx.storage.transactionSync(() => {
      if (isFirst) {
        this.#table.clear();
        this.#table.startEpoch();
      }
      for (const { row, base = [] } of rows) this.#table.write({ ...(JSON.parse(row) as StudyRow), base });
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
    this.ctx.storage.transactionSync(() => this.#eraseDeletions(now - undoMs));
    await this.#scheduleErasure();
  }

  #eraseDeletions(deletedBefore: number): void {
    for (const id of this.#table.deletions(deletedBefore)) {
      const row = this.#table.find(id);
      if (row) this.#table.write(withoutValue(row), false);
    }
  }

  async #scheduleErasure(): Promise<void> {
    const first = this.#table.firstDeletion;
    if (first === undefined) return;
    const at = Math.max(first + undoMs, Date.now() + 1_000);
    const planned = await this.ctx.storage.getAlarm();
    if (planned === null || planned > at) await this.ctx.storage.setAlarm(at);
  }
}

function erased(row: VersionedRow, now: number): VersionedRow {
  return isDeletionFinal(row, now) ? withoutValue(row) : row;
}

function withoutValue<Row extends StudyRow>(row: Row): Row {
  const { value: _, ...marker } = row;
  return marker as Row;
}

function asReceived({ base, ...row }: VersionedRow): ReceivedRow {
  return { ...row, ...(base.length > 0 && { base: base.slice(0, maxDeviceBase) }) };
}
