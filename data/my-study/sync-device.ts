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

/** The server stored nothing of a request, because of these rows. */
export interface SyncRefusal {
  /** Ids. */
  refused: string[];
}

export interface SyncOutcome {
  /** The number of rows that changed on this device. */
  changed: number;
  /** Ids of rows that the server refused. They stay unsent. The next sync tries again. */
  refused: ReadonlySet<string>;
}

/** The rows of a device. Each method is one transaction. */
export interface SyncStore {
  readState(): Promise<SyncState>;
  /** Unsent rows except those with an id in `refused`, at most about `maxCharacters`, at least one if there is one. */
  readUnsent(maxCharacters: number, refused: ReadonlySet<string>): Promise<DeviceRow[]>;
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
 * Sends all unsent rows and stores those of other devices. It can be interrupted at any point and repeated. Rows that
 * the server refuses do not stop the others.
 */
export async function syncDevice(store: SyncStore, send: Send): Promise<SyncOutcome> {
  let changed = 0;
  const refused = new Set<string>();
  let next: ReturnType<Send> | undefined;
  for (let isAnswered = false; ;) {
    const unsent = next ? [] : await store.readUnsent(maxCharacters, refused);
    if (isAnswered && !next && unsent.length === 0) return { changed, refused };
    const answer = await (next ?? sendRows(store, unsent, send));
    if ('refused' in answer) {
      for (const id of answer.refused) refused.add(id);
      continue;
    }
    isAnswered = true;
    // The next rows arrive while these are stored.
    next = answer.more && !answer.reset ? requestNext(answer, send) : undefined;
    if (answer.reset) await store.markAllUnsent();
    changed += await store.applyAnswer(answer.reset ? [] : unsent, answer);
  }
}

/** A refusal names at least one row of the request. */
type Send = (request: SyncRequest) => Promise<SyncAnswer | SyncRefusal>;

async function sendRows(store: SyncStore, unsent: readonly DeviceRow[], send: Send): ReturnType<Send> {
  const state = await store.readState();
  await store.writeSent(unsent.map(asSent));
  return send({ ...state, rows: unsent.map((row) => ({ row: plainRow(row), base: row.base })) });
}

function requestNext({ cursor, epoch }: SyncAnswer, send: Send): ReturnType<Send> {
  const answer = send({ cursor, epoch, rows: [] });
  // It is awaited later. Until then this avoids an unhandled rejection.
  answer.catch(() => undefined);
  return answer;
}
