import { formatBytes } from './size-words.ts';

/** Describes how much storage the site uses and how much is left, if the browser reports it. */
export async function describeStorage(): Promise<string> {
  const { usage, quota } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  if (usage === undefined || quota === undefined) return 'This browser does not tell how much room there is.';
  const isSafe = await navigator.storage.persisted?.().catch(() => false);
  const words = `The site takes ${formatBytes(usage)} of it; about ${formatBytes(Math.max(0, quota - usage))} are left for it.`;
  return `${words} ${isSafe ? 'The browser keeps it until you delete it.' : 'When the device runs short of room the browser may clear it.'}`;
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
