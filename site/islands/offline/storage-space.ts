import { formatBytes } from './size-words.ts';

/** What the site takes and what is left, as far as the browser tells. */
export async function roomWords(): Promise<string> {
  const { usage, quota } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  if (usage === undefined || quota === undefined) return 'This browser does not tell how much room there is.';
  const isSafe = await navigator.storage.persisted?.().catch(() => false);
  const words = `The site takes ${formatBytes(usage)} of it; about ${formatBytes(Math.max(0, quota - usage))} are left for it.`;
  return `${words} ${isSafe ? 'The browser keeps it until you delete it.' : 'When the device runs short of room the browser may clear it.'}`;
}

/**
 * Asked with the first download, when it is plain to the reader what for. Nothing waits for it: some browsers ask the
 * reader in turn, who may not see it. Never rejects.
 */
export async function askToPersist(): Promise<void> {
  try {
    if (!(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.();
  } catch {
    // Some private windows refuse the question itself; the download goes on.
  }
}
