import { prepare } from '../prepare.ts';

/** Builds the tree that this process runs in: library, pages, worker bundle and databases. */
try {
  await prepare();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
