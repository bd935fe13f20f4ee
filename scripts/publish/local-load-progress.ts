import { existsSync, readdirSync, statSync } from 'node:fs';
import type { OnProgress } from '../progress.ts';
import { localDatabases } from './published.ts';

const megabyte = 1_000_000;
const millisecondsBetweenLooks = 300;

/**
 * Wrangler says nothing while it loads a file, but the write-ahead log grows to about the library's own size.
 * Answers the function that ends the watching.
 */
export function watchLocalLoad(library: string, onProgress: OnProgress): () => void {
  const total = Math.ceil(statSync(library).size / megabyte);
  const before = logBytes();
  const look = (): void => {
    const grown = Math.max(0, logBytes() - before);
    onProgress({ stage: 'loading (MB)', done: Math.min(total - 1, Math.round(grown / megabyte)), total });
  };
  look();
  const timer = setInterval(look, millisecondsBetweenLooks);
  return () => clearInterval(timer);
}

function logBytes(): number {
  if (!existsSync(localDatabases)) return 0;
  const logs = readdirSync(localDatabases).filter((name) => name.endsWith('-wal'));
  return logs.reduce(
    (sum, name) => sum + (statSync(`${localDatabases}/${name}`, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}
