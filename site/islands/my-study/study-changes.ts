/** Tells other parts of the page and other tabs that rows have changed. */
const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('my-study');
channel?.addEventListener('message', () => notify());

export function onStudyChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportStudyChange(): void {
  notify();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  channel?.postMessage('changed');
}

function notify(): void {
  for (const listener of listeners) listener();
}
