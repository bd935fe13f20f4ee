import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const lock = '.build/builds.lock';
/** No build takes as long; after a restart of the machine the number may be another's. Milliseconds. */
const longest = 3_600_000;

/**
 * Does the work while no other process builds in this tree: two would write the same files. Throws with the way out while
 * another does. What a process that was killed left behind is taken over.
 */
export async function buildingAlone<Result>(work: () => Promise<Result>, path = lock): Promise<Result> {
  mkdirSync(dirname(path), { recursive: true });
  take(path);
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function take(path: string): void {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const other = Number(readFileSync(path, 'utf8'));
    const isOld = Date.now() - statSync(path).mtimeMs > longest;
    if (other !== process.pid && !isOld && isAlive(other))
      throw new Error(
        `Another process (${other}) builds the site in this folder at this moment. Wait until it is done, or end it, and try again.`,
        { cause: error },
      );
    rmSync(path, { force: true });
    take(path);
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It lives, and is somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
