import { statSync } from 'node:fs';
import { withBuildLock } from '../build-lock.ts';
import { withProgress } from '../progress.ts';
import { buildLibrary } from './build.ts';

/** Builds only the library: `npm run library`. */
try {
  const { edition, path, missing, remarks } = await withBuildLock(() =>
    withProgress('Library', (onProgress) => buildLibrary({ onProgress })),
  );
  process.stdout.write(`Edition ${edition}: ${path}, ${Math.round(statSync(path).size / 1e6)} MB\n`);
  for (const remark of remarks) process.stdout.write(`Imported: ${remark}\n`);
  for (const { name, advice } of missing) process.stdout.write(`Missing: ${name}. ${advice}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
