import { parentPort, workerData } from 'node:worker_threads';
import { makeTextPacks } from './text-packs.ts';

/** The thread of {@link makeTextPacksBeside}: told the library, it answers with the packs and ends. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have none
parentPort?.postMessage(makeTextPacks(workerData as string));
