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
  try {
    const transaction = database.transaction(['rows', 'facts'], mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error(studyStorageFailed)));
    });
    // An aborted transaction is reported below.
    done.catch(() => undefined);
    const stores = { rows: transaction.objectStore('rows'), facts: transaction.objectStore('facts') };
    const result = await work(stores);
    await done;
    return result;
  } catch (error) {
    throw asStorageError(error, studyStorageFailed);
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
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return new StudyStorageError(isFull ? studyStorageFull : otherwise, { cause: error });
}
