import { parentPort, workerData } from 'node:worker_threads';
import { compress } from './pieces.ts';
import { makeTextPacks, type CompressedPack } from './text-packs.ts';

/** The thread of {@link makeTextPacksInThread}. It receives the library, returns the packs and ends. */
const { library, only } = workerData as { library: string; only?: string[] };
const packs = await Promise.all(
  makeTextPacks(library, only).map(async ({ name, bytes }): Promise<CompressedPack> => ({
    name,
    compressed: await compress(bytes),
  })),
);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have none
parentPort?.postMessage(packs);
