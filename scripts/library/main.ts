import { SingleBar } from 'cli-progress';
import { statSync } from 'node:fs';
import { buildLibrary } from './build.ts';

/** Builds the library alone: `node scripts/library/main.ts`. */
const began = performance.now();
const bar = new SingleBar({ format: '{bar} {stage}', clearOnComplete: true, noTTYOutput: false });
bar.start(1, 0, { stage: 'Reading sources' });
try {
  const { edition, path, missing } = await buildLibrary({
    onProgress: ({ stage, done, total }) => {
      bar.setTotal(total);
      bar.update(done, { stage });
    },
  });
  bar.stop();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`Library ${edition}: ${path}, ${Math.round(statSync(path).size / 1e6)} MB, built in ${seconds} s`);
  for (const { name, advice } of missing) console.warn(`Missing: ${name}. ${advice}`);
} catch (error) {
  bar.stop();
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
