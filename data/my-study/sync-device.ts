import { asSent, plainRow, type DeviceRow } from './device-row.ts';
import type { ReceivedRow, StudyRow } from './study-row.ts';

export interface SyncState {
  cursor: number;
  epoch: string;
}

export interface SyncRequest extends SyncState {
  rows: { row: StudyRow; base: string[] }[];
}

export interface SyncAnswer extends SyncState {
  rows: ReceivedRow[];
  more: boolean;
  reset: boolean;
}

/** The rows of a device. Each method is one transaction. */
export interface SyncStore {
  readState(): Promise<SyncState>;
  /** Unsent rows, at most about `maxCharacters` of them, at least one if there is one. */
  readUnsent(maxCharacters: number): Promise<DeviceRow[]>;
  /** Stores that these versions may have reached the server. */
  writeSent(rows: readonly DeviceRow[]): Promise<void>;
  /** Marks all rows as unsent. */
  markAllUnsent(): Promise<void>;
  /** Takes over an answer and the new state. Returns the number of rows that changed. */
  applyAnswer(sent: readonly DeviceRow[], answer: SyncAnswer): Promise<number>;
}

/** Characters of one request. The server accepts 1 MB, and a character can take three bytes. */
const maxCharacters = 250_000;

/**
 * Sends all unsent rows and stores those of other devices. It can be interrupted at any
 * point and repeated. Returns the number of rows that changed on this device.
 */
export async function syncDevice(store: SyncStore, send: Send): Promise<number> {
  let changed = 0;
  let next: Promise<SyncAnswer> | undefined;
  for (let isFirst = true; ; isFirst = false) {
    const unsent = next ? [] : await store.readUnsent(maxCharacters);
    if (!isFirst && !next && unsent.length === 0) return changed;
    const answer = await (next ?? sendRows(store, unsent, send));
    // The next rows arrive while these are stored.
    next = answer.more && !answer.reset ? requestNext(answer, send) : undefined;
    if (answer.reset) await store.markAllUnsent();
    changed += await store.applyAnswer(answer.reset ? [] : unsent, answer);
  }
}

type Send = (request: SyncRequest) => Promise<SyncAnswer>;

async function sendRows(store: SyncStore, unsent: readonly DeviceRow[], send: Send): Promise<SyncAnswer> {
  const state = await store.readState();
  await store.writeSent(unsent.map(asSent));
  return send({ ...state, rows: unsent.map((row) => ({ row: plainRow(row), base: row.base })) });
}

function requestNext({ cursor, epoch }: SyncAnswer, send: Send): Promise<SyncAnswer> {
  const answer = send({ cursor, epoch, rows: [] });
  // It is awaited later. Until then this avoids an unhandled rejection.
  answer.catch(() => undefined);
  return answer;
}
