import type { StudySyncAnswer } from '#data/my-study/contract/my-study-sync.ts';
import { withCorrectedClock } from '#data/my-study/legend-names.ts';
import { refusedRows } from '#data/my-study/refused-rows.ts';
import { withRows, type RowGroup } from '#data/my-study/row-group.ts';
import { isTooLargeToSync, type StudyRow } from '#data/my-study/study-row.ts';
import { syncDevice, type SyncRefusal, type SyncRequest } from '#data/my-study/sync-device.ts';
import { readStoredUser } from '../accounts/stored-user.ts';
import { ApiError, callApi } from '../../client/call-api.ts';
import { logClientError } from '../../client/log-client-error.ts';
import { deviceSyncStore, markAllUnsent } from './device-sync-store.ts';
import { removeNoteDrafts } from './note-drafts.ts';
import { readAllGroups, rowsOf } from './stored-rows.ts';
import { onStudyChange, reportStudyChange } from './study-changes.ts';
import { inStudyTransaction, requested } from './study-database.ts';
import { StudyStorageError } from './study-error.ts';
import { areNotesExpected, flagStudyNotes, postponeLook, startLook } from './study-flag.ts';
import { eraseFinalDeletions, isLiveRow, openClock } from './study-store.ts';

/** What the reader sees about the sync. */
export type SyncStatus =
  | { kind: 'signed-out' }
  | OwnerQuestion
  /** The reader removed the notes of the account from this device. */
  | { kind: 'paused' }
  | ({ kind: 'synced'; at: number } & RowsOnlyHere)
  /** `isStorage`: this device could not store what the server sent. */
  | { kind: 'failed'; message: string; isStorage: boolean };

/** What the sync leaves on this device. */
interface RowsOnlyHere {
  /** Rows that no request has room for. */
  tooLarge: StudyRow[];
  /** Rows that the server does not accept. */
  refused: StudyRow[];
}

/** The notes of this device belong to nobody or to another account. The reader decides. */
export interface OwnerQuestion {
  kind: 'asks';
  isOther: boolean;
  username: string;
}

/** The account that the notes of this device belong to. */
interface Owner {
  id: string;
  username: string;
}

/** Delay after a change, in ms. Typing makes many changes. */
const delayMs = 3_000;

let running: Promise<SyncStatus> | undefined;
let lastStatus: SyncStatus | undefined;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;

/**
 * Syncs some seconds after each change, and when the device is online again. Called by every page that uses notes, before
 * the reader can write the first one. So the notes of a signed-in reader belong to the account from the beginning. Also
 * erases old deletions.
 */
export function keepSynced(): void {
  if (isWatching) return;
  isWatching = true;
  eraseFinalDeletions(Date.now()).catch(() => undefined);
  const user = readStoredUser();
  void (user ? claimNotes(user) : confirmFlag(false)).catch(() => undefined);
  onStudyChange(() => scheduleSync());
  addEventListener('online', () => scheduleSync());
  scheduleSync();
}

function scheduleSync(): void {
  if (!readStoredUser()) return;
  clearTimeout(timer);
  timer = setTimeout(() => void syncStudyNotes(), delayMs);
}

/** Syncs with the account of the signed-in reader. Never throws. */
export function syncStudyNotes(): Promise<SyncStatus> {
  return (running ??= sync().then((status) => {
    running = undefined;
    lastStatus = status;
    for (const listener of listeners) listener();
    return status;
  }));
}

/** The outcome of the last sync of this page. */
export function lastSyncStatus(): SyncStatus | undefined {
  return lastStatus;
}

export function onSyncStatus(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function sync(): Promise<SyncStatus> {
  const user = readStoredUser();
  if (!user) return { kind: 'signed-out' };
  try {
    const asks = await findOwnerQuestion();
    if (asks) return asks;
    if (await isPaused(user)) {
      await confirmFlag(false);
      return { kind: 'paused' };
    }
    startLook();
    const { changed, refused } = await syncDevice(deviceSyncStore, send);
    if (changed > 0) reportStudyChange();
    await confirmFlag(true);
    return { kind: 'synced', at: Date.now(), ...(await readRowsOnlyHere(refused)) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return { kind: 'signed-out' };
    if (!(error instanceof ApiError)) logClientError('sync-notes', error);
    const isStorage = error instanceof StudyStorageError;
    const isUnanswered = error instanceof ApiError && error.status === undefined;
    return { kind: 'failed', message: error instanceof Error && !isUnanswered ? error.message : '', isStorage };
  }
}

async function readRowsOnlyHere(refused: ReadonlySet<string>): Promise<RowsOnlyHere> {
  const groups = await inStudyTransaction('readonly', (stores) =>
    requested<RowGroup[]>(stores.groups.index('unsent').getAll()),
  );
  const unsent = rowsOf(groups).filter((row) => row.unsent && isLiveRow(row));
  return { tooLarge: unsent.filter(isTooLargeToSync), refused: unsent.filter(({ id }) => refused.has(id)) };
}

function isPaused({ id }: Owner): Promise<boolean> {
  return inStudyTransaction('readonly', async ({ facts }) => (await requested(facts.get('paused'))) === id);
}

const path = '/api/account/my-study';

async function send(request: SyncRequest): Promise<StudySyncAnswer | SyncRefusal> {
  try {
    const answer = await callApi<StudySyncAnswer>(path, { method: 'POST', body: request });
    if (Math.abs(answer.now - Date.now()) < acceptedAheadMs) await forgetClockOffset();
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) await correctClocks(request);
    const refused = error instanceof ApiError && error.status === 400 ? refusedRows(error.answer, request) : [];
    if (refused.length > 0) return { refused };
    throw error;
  }
}

/** The server accepts clocks that are up to two days ahead. Half of that leaves time for what is not sent at once. */
const acceptedAheadMs = 86_400_000;

/** The clock of this device is right again, so its changes get its own time. */
async function forgetClockOffset(): Promise<void> {
  await inStudyTransaction('readwrite', ({ facts }) => requested(facts.delete('clockOffset')));
}

/** The clock of this device is more than two days ahead. Gives its changes the time of the server for the next sync. */
async function correctClocks(request: SyncRequest): Promise<void> {
  const { now } = await callApi<StudySyncAnswer>(path, { method: 'POST', body: { ...request, rows: [] } });
  await inStudyTransaction('readwrite', async (stores) => {
    await requested(stores.facts.put(now - Date.now(), 'clockOffset'));
    await requested(stores.facts.delete('lastClock'));
    const clock = await openClock(stores);
    for (const { key, rows } of await requested<RowGroup[]>(stores.groups.index('unsent').getAll())) {
      const corrected = rows.map((row) => (row.unsent ? withCorrectedClock(row, clock.next()) : row));
      stores.groups.put(withRows(key, corrected));
    }
    await clock.write();
  });
  scheduleSync();
}

/** A sign-in flags a device as if it had notes. `looksAgain`: another device of the account can still write the first one. */
async function confirmFlag(looksAgain: boolean): Promise<void> {
  if (!areNotesExpected()) return;
  const count = await inStudyTransaction('readonly', ({ groups }) => requested(groups.count()));
  // The reader may have written the first note meanwhile.
  if (!areNotesExpected()) return;
  if (count === 0 && looksAgain) postponeLook();
  else flagStudyNotes(count > 0);
}

/** Whether the signed-in reader has to decide about the notes of this device. */
export async function findOwnerQuestion(): Promise<OwnerQuestion | undefined> {
  const user = readStoredUser();
  const others = user && (await claimNotes(user));
  return others && { kind: 'asks', ...others, username: user.username };
}

/**
 * A device without notes belongs to the account that signs in. Otherwise this returns that the notes belong to another
 * account or to nobody.
 */
function claimNotes({ id, username }: Owner): Promise<{ isOther: boolean } | undefined> {
  return inStudyTransaction('readwrite', async ({ groups, facts }) => {
    const owner = await requested<Owner | undefined>(facts.get('owner'));
    if (owner?.id === id) return undefined;
    if ((await requested(groups.count())) > 0) return { isOther: owner !== undefined };
    await requested(facts.delete('sync'));
    await requested(facts.put({ id, username }, 'owner'));
    return undefined;
  });
}

/** The number of rows that are only on this device. */
export function countUnsynced(): Promise<number> {
  return inStudyTransaction('readonly', async ({ groups, facts }) => {
    const owner = await requested<Owner | undefined>(facts.get('owner'));
    return rowsOf(await readAllGroups(groups)).filter((row) => !owner || row.unsent).length;
  });
}

/** Adds the notes of this device to the signed-in account. */
export async function takeNotesAlong(): Promise<void> {
  const user = readStoredUser();
  if (!user) return;
  await inStudyTransaction('readwrite', async ({ groups, facts }) => {
    await markAllUnsent(groups);
    await requested(facts.delete('paused'));
    await requested(facts.delete('sync'));
    await requested(facts.put({ id: user.id, username: user.username }, 'owner'));
  });
}

/** Removes all notes and drafts from this device. Those of an account stay in the account. */
export async function removeNotesFromDevice(): Promise<void> {
  await removeNotes(undefined);
}

/**
 * Removes all notes from this device. If the reader is signed in, it does not sync with the account until
 * {@link resumeSync}: the next sync would load the notes again.
 */
export async function removeNotesAndPause(): Promise<void> {
  await running;
  await removeNotes(readStoredUser()?.id);
  await syncStudyNotes();
}

/** Syncs again with the account whose notes the reader removed from this device. */
export async function resumeSync(): Promise<SyncStatus> {
  await inStudyTransaction('readwrite', ({ facts }) => requested(facts.delete('paused')));
  return syncStudyNotes();
}

async function removeNotes(paused: string | undefined): Promise<void> {
  await inStudyTransaction('readwrite', async ({ groups, facts }) => {
    await requested(groups.clear());
    await requested(facts.delete('paused'));
    if (paused !== undefined) await requested(facts.put(paused, 'paused'));
    await requested(facts.delete('sync'));
    await requested(facts.delete('owner'));
  });
  removeNoteDrafts();
  flagStudyNotes(false);
  reportStudyChange();
}
