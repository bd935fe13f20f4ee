import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const parent = resolve('.build/other-browsers/profiles');

/** Creates a folder for a browser's files. Also removes the folders of processes that no longer run. */
export function makeFolder(): string {
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent)) if (!isRunning(Number(name.split('-')[0]))) removeFolder(join(parent, name));
  return mkdtempSync(join(parent, `${process.pid}-`));
}

export function removeFolder(folder: string): void {
  // A process that was just killed may still be writing.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
