import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const lock = '.build/builds.lock';
/**
 * Locks older than this are ignored, in milliseconds. No build takes as long, and after a restart of the machine the
 * process id may belong to another process.
 */
const longest = 3_600_000;

/**
 * Runs the work while no other process builds in this tree, because two builds would write the same files. Throws with
 * instructions if another process is building. Replaces the lock of a process that was killed.
 */
export async function withBuildLock<Result>(work: () => Promise<Result>, path = lock): Promise<Result> {
  mkdirSync(dirname(path), { recursive: true });
  take(path);
  try {
    return await work();
  } finally {
    if (holderOf(path) === process.pid) rmSync(path, { force: true });
  }
}

/**
 * Acquires the lock. It links a file that already contains the process id, so that only one of two simultaneous
 * processes succeeds and the lock is never empty.
 */
function take(path: string): void {
  const own = `${path}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    while (!tryLink(own, path)) {
      const other = holderOf(path);
      if (other !== undefined && other !== process.pid && isAlive(other))
        throw new Error(
          `Another process (${other}) is building the site in this folder. Wait until it is done, or end it, then try again.`,
        );
      dropStale(path, other);
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/** Links `path` to this process's file. Returns false if `path` exists. */
function tryLink(own: string, path: string): boolean {
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Removes a stale lock. If another process has replaced it in the meantime, the moved file is not the stale one and is
 * put back.
 */
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

/** The id of the process that holds the lock. `undefined` if there is no lock, or if it is too old to trust. */
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
    // The process exists but belongs to another user.
    return hasCode(error, 'EPERM');
  }
}
