import type { DeviceRow } from '#data/my-study/device-row.ts';
import { groupRows } from '#data/my-study/row-group.ts';
import { studyStorageFailed, studyStorageFull, studyStorageRefused } from './storage-messages.ts';
import { StudyStorageError } from './study-error.ts';

/** The device's database: `groups` with the reader's notes, `facts` with the state of this device. */
const databaseName = 'my-study';
const databaseVersion = 2;

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  return (opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, databaseVersion);
    request.addEventListener('upgradeneeded', ({ oldVersion }) => {
      const groups = request.result.createObjectStore('groups', { keyPath: 'key' });
      // A page reads only the rows of its own chapters.
      groups.createIndex('keys', 'keys', { multiEntry: true });
      groups.createIndex('unsent', 'unsent');
      if (oldVersion === 0) request.result.createObjectStore('facts');
      else moveRows(request, groups);
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

/** Version 1 had a record per row. */
function moveRows({ result, transaction }: IDBOpenDBRequest, groups: IDBObjectStore): void {
  const request: IDBRequest<DeviceRow[]> | undefined = transaction?.objectStore('rows').getAll();
  request?.addEventListener('success', () => {
    for (const group of groupRows(request.result)) groups.put(group);
    result.deleteObjectStore('rows');
  });
}

/** The stores in one transaction. */
export interface StudyTransaction {
  groups: IDBObjectStore;
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
    const transaction = database.transaction(['groups', 'facts'], mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error(studyStorageFailed)));
    });
    const stores = { groups: transaction.objectStore('groups'), facts: transaction.objectStore('facts') };
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

function asStorageError(error: unknown, otherwise: string): StudyStorageError {
  if (error instanceof StudyStorageError) return error;
  return new StudyStorageError(isQuotaError(error) ? studyStorageFull : otherwise, { cause: error });
}

function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
