import { logFault } from '../client/log-fault.ts';

/** What a worker of this site is asked, to see that it is one. Every later one answers too. */
export const answers = { question: 'which-build' } as const;

/** In ms; a worker has to be started first. */
const patience = 5000;

/**
 * A worker that does not answer is a broken one, or of another site that stood here before: its pages cannot ask for
 * another, so it is replaced at once.
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
    setTimeout(() => resolve(false), patience);
  });
}

/** The caches of the worker that kept the Hebrew pages alone. */
export async function removeOlderSites(): Promise<void> {
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('hebrew-')).map((name) => caches.delete(name)));
  } catch (error) {
    logFault('remove-older-sites', error);
  }
}
