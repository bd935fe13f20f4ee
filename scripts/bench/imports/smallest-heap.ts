import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';

const file = '.build/bench-imports.txt';
const [least, max, step] = [20, 200, 10];

/** Megabytes of the smallest V8 heap, in steps of ten, in which a step of an import of this text completes. */
export function smallestHeap(name: 'reading' | 'counting', text: string): number {
  writeFileSync(file, text);
  try {
    for (let megabytes = least; megabytes <= max; megabytes += step) {
      const heap = [`--max-old-space-size=${megabytes}`, '--max-semi-space-size=2'];
      const { status } = spawnSync(process.execPath, [...heap, 'scripts/bench/imports/step-heap.ts', name, file], {
        stdio: 'ignore',
      });
      if (status === 0) return megabytes;
    }
    return Number.NaN;
  } finally {
    rmSync(file, { force: true });
  }
}
