import { storageIsPersistent, storageIsTemporary, storageMessage, storageUnknown } from './messages.ts';
import { formatBytes } from './size-words.ts';

/** Describes how much storage the site uses and how much is left, if the browser reports it. */
export async function describeStorage(): Promise<string> {
  const { usage, quota } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  if (usage === undefined || quota === undefined) return storageUnknown;
  const isSafe = await navigator.storage.persisted?.().catch(() => false);
  const words = storageMessage(formatBytes(usage), formatBytes(Math.max(0, quota - usage)));
  return `${words} ${isSafe ? storageIsPersistent : storageIsTemporary}`;
}

/**
 * Asks the browser to persist the storage. Called with the first download, when the purpose is clear to the reader. Do
 * not wait for it: some browsers show a prompt that the reader may overlook. Never rejects.
 */
export async function requestPersistence(): Promise<void> {
  try {
    if (!(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.();
  } catch {
    // Some private windows refuse the request. The download continues.
  }
}
