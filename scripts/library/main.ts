import { statSync } from 'node:fs';
import { withBuildLock } from '../build-lock.ts';
import { withProgress } from '../progress.ts';
import { readArguments } from '../read-arguments.ts';
import { buildLibrary } from './build.ts';
import { libraryFingerprint } from './library-fingerprint.ts';

/**
 * Builds only the library: `npm run library`. With `--fingerprint` it only prints the hash of the library's inputs, under
 * which CI caches the library.
 */
try {
  const { values } = readArguments('npm run library -- [--fingerprint]', {
    options: { fingerprint: { type: 'boolean', default: false } },
  });
  if (values.fingerprint) process.stdout.write(`${libraryFingerprint()}\n`);
  else await build();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function build(): Promise<void> {
  const { edition, path, missing, remarks } = await withBuildLock(() =>
    withProgress('Library', (onProgress) => buildLibrary({ onProgress })),
  );
  process.stdout.write(`Edition ${edition}: ${path}, ${Math.round(statSync(path).size / 1e6)} MB\n`);
  for (const remark of remarks) process.stdout.write(`Imported: ${remark}\n`);
  for (const { name, advice } of missing) process.stdout.write(`Missing: ${name}. ${advice}\n`);
}
