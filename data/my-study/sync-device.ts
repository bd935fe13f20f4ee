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

/** Answers that are stored together at most. The server sends up to 1 MB in each. */
const maxJoined = 8;

/**
 * Sends all unsent rows and stores those of other devices. It can be interrupted at any point and repeated. Rows that
 * the server refuses do not stop the others.
 */
export async function syncDevice(store: SyncStore, send: Send): Promise<SyncOutcome> {
  let changed = 0;
  const refused = new Set<string>();
  for (let isComplete = false; ;) {
    const unsent = await store.readUnsent(maxCharacters, refused);
    if (isComplete && unsent.length === 0) return { changed, refused };
    const answer = await sendRows(store, unsent, send);
    if ('refused' in answer) {
      for (const id of answer.refused) refused.add(id);
      continue;
    }
    const later = answer.more && !answer.reset ? requestNext(answer, send) : undefined;
    if (answer.reset) await store.markAllUnsent();
    changed += await store.applyAnswer(answer.reset ? [] : unsent, answer);
    isComplete = !answer.more;
    if (!later) continue;
    for await (const next of joinAnswers(later, send)) {
      changed += await store.applyAnswer([], next);
      isComplete = !next.more;
    }
  }
}

/** A refusal names at least one row of the request. */
type Send = (request: SyncRequest) => Promise<SyncAnswer | SyncRefusal>;

async function sendRows(store: SyncStore, unsent: readonly DeviceRow[], send: Send): ReturnType<Send> {
  const state = await store.readState();
  await store.writeSent(unsent.map(asSent));
  return send({ ...state, rows: unsent.map((row) => ({ row: plainRow(row), base: row.base })) });
}

/**
 * Answers that follow the first, joined: the second with the third, the next four, the next eight. They arrive while
 * earlier ones are stored. To store one takes as long as to store several, because most records of a device change with
 * each. Ends before an answer that resets the device, which is requested again with the state that is stored. If a
 * request fails, the answers before it are stored first.
 */
async function* joinAnswers(first: ReturnType<Send>, send: Send): AsyncGenerator<SyncAnswer> {
  let waiting: SyncAnswer | undefined;
  try {
    for (let next = first, count = 1, most = 2; ; count += 1) {
      const answer = await next;
      if ('refused' in answer || answer.reset) return;
      waiting = waiting ? { ...answer, rows: waiting.rows.concat(answer.rows) } : answer;
      if (!answer.more) return;
      next = requestNext(answer, send);
      if (count < most) continue;
      yield waiting;
      waiting = undefined;
      count = 0;
      most = Math.min(most * 2, maxJoined);
    }
  } finally {
    if (waiting) yield waiting;
  }
}

function requestNext({ cursor, epoch }: SyncAnswer, send: Send): ReturnType<Send> {
  const answer = send({ cursor, epoch, rows: [] });
  // It is awaited later. Until then this avoids an unhandled rejection.
  answer.catch(() => undefined);
  return answer;
}
