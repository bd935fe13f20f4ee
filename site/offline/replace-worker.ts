import { logClientError } from '../client/log-client-error.ts';

/** The message that asks a worker of this site for its build. All later workers must answer it. */
export const answers = { question: 'which-build' } as const;

/** Timeout in ms; the worker may have to start first. */
const timeoutMs = 5000;

/**
 * Replaces a worker that does not answer at once. It is broken or belongs to a former site on this origin, and its
 * pages cannot request a new one.
 */
export async function replaceBrokenWorker(self: ServiceWorkerGlobalScope): Promise<void> {
  const { active } = self.registration;
  if (active && !(await answersAtAll(active))) void self.skipWaiting();
}

function answersAtAll(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(true), { once: true });
    port1.start();
    worker.postMessage({ kind: answers.question }, [port2]);
    setTimeout(() => resolve(false), timeoutMs);
  });
}

/** Deletes the caches of the former worker that stored only the Hebrew pages. */
export async function removeOlderSites(): Promise<void> {
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('hebrew-')).map((name) => caches.delete(name)));
  } catch (error) {
    logClientError('remove-older-sites', error);
  }
}
