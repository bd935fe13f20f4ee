import { parentPort, workerData } from 'node:worker_threads';
import { compress } from './pieces.ts';
import { makeTextPacks, type CompressedPack } from './text-packs.ts';

/** The thread of {@link makeTextPacksInThread}. It receives the library, returns the packs and ends. */
const { library } = workerData as { library: string };
const packs = await Promise.all(
  makeTextPacks(library).map(async ({ name, bytes }): Promise<CompressedPack> => ({
    name,
    compressed: await compress(bytes),
  })),
);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have none
parentPort?.postMessage(packs);
