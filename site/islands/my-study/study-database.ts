import type { DeviceRow } from '#data/my-study/device-row.ts';
import { studyStorageFailed, studyStorageFull, studyStorageRefused } from './storage-messages.ts';
import { StudyStorageError } from './study-error.ts';

/** The device's database: `rows` with the reader's notes, `facts` with the state of this device. */
const databaseName = 'my-study';

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  return (opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.addEventListener('upgradeneeded', () => {
      const rows = request.result.createObjectStore('rows', { keyPath: 'id' });
      // A page reads only the rows of its own chapters.
      rows.createIndex('keys', 'keys', { multiEntry: true });
      rows.createIndex('kind', 'kind');
      rows.createIndex('unsent', 'unsent');
      request.result.createObjectStore('facts');
    });
    request.addEventListener('success', () => {
      const database = request.result;
      // Another tab deletes the database or has a later version of the site.
      database.addEventListener('versionchange', () => {
        database.close();
        opened = undefined;
      });
      database.addEventListener('close', () => (opened = undefined));
      resolve(database);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error(studyStorageRefused)));
    request.addEventListener('blocked', () => reject(new Error(studyStorageFailed)));
  }).catch((error: unknown) => {
    opened = undefined;
    throw asStorageError(error, studyStorageRefused);
  }));
}

/** The stores in one transaction. */
export interface StudyTransaction {
  rows: IDBObjectStore;
  facts: IDBObjectStore;
}

/**
 * Runs `work` in one transaction and resolves when it is complete. All its requests must be made from `work` or from
 * handlers of its requests. Throws a {@link StudyStorageError}.
 */
export async function inStudyTransaction<Result>(
  mode: 'readonly' | 'readwrite',
  work: (stores: StudyTransaction) => Promise<Result>,
): Promise<Result> {
  const database = await open();
  let ended: unknown;
  try {
    const transaction = database.transaction(['rows', 'facts'], mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error(studyStorageFailed)));
    });
    const stores = { rows: transaction.objectStore('rows'), facts: transaction.objectStore('facts') };
    const result = await work(stores).catch((error: unknown) => {
      // All or nothing: what was written before the error must not stay.
      abortTransaction(transaction);
      return done.then(
        () => Promise.reject(error),
        (reason: unknown) => {
          ended = reason;
          throw error;
        },
      );
    });
    await done;
    return result;
  } catch (error) {
    // Requests of a transaction that ends for lack of space fail with another error.
    throw asStorageError(isQuotaError(ended) ? ended : error, studyStorageFailed);
  }
}

function abortTransaction(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

/** The result of a request. Code after it still runs in the same transaction. */
export function requested<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error(studyStorageFailed)));
  });
}

/** More rows than this are rarely on the device already: it syncs for the first time. */
const manyRows = 100;

/** Rows by their ids. All requests are made at once: waiting for each of thousands takes seconds. */
export async function readStoredRows(rows: IDBObjectStore, ids: readonly string[]): Promise<Map<string, DeviceRow>> {
  const stored = ids.length > manyRows ? new Set(await requested(rows.getAllKeys())) : undefined;
  const here = [...new Set(ids)].filter((id) => stored?.has(id) ?? true);
  const found = await Promise.all(here.map((id) => requested<DeviceRow | undefined>(rows.get(id))));
  return new Map(found.flatMap((row) => (row ? [[row.id, row]] : [])));
}

/** Writes rows without waiting for each. If one fails, the transaction does. */
export function putRows(rows: IDBObjectStore, changed: readonly DeviceRow[]): void {
  for (const row of changed) rows.put(row);
}

function asStorageError(error: unknown, otherwise: string): StudyStorageError {
  if (error instanceof StudyStorageError) return error;
  return new StudyStorageError(isQuotaError(error) ? studyStorageFull : otherwise, { cause: error });
}

function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
