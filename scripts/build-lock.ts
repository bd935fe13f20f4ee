import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
    if (holderOf(path) === process.pid) rmSync(path, { force: true });
  }
}

/** Of two that come at once one finds it taken: a name is given to a file that has its number already, or not at all. */
function take(path: string): void {
  const own = `${path}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    while (!tryLink(own, path)) {
      const other = holderOf(path);
      if (other !== undefined && other !== process.pid && isAlive(other))
        throw new Error(
          `Another process (${other}) builds the site in this folder at this moment. Wait until it is done, or end it, and try again.`,
        );
      dropStale(path, other);
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/** Whether `path` is a name of this process's file now. */
function tryLink(own: string, path: string): boolean {
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Whoever else took it over meanwhile gets it back: what was moved aside was not what had been looked at. */
function dropStale(path: string, stale: number | undefined): void {
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  if (!Object.is(holderOf(aside), stale)) tryLink(aside, path);
  rmSync(aside, { force: true });
}

/** The number of the process that holds it; `undefined` for one that is too old to be believed, or for none. */
function holderOf(path: string): number | undefined {
  try {
    if (Date.now() - statSync(path).mtimeMs > longest) return undefined;
    return Number(readFileSync(path, 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It lives, and is somebody else's.
    return hasCode(error, 'EPERM');
  }
}
