import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isDiskFull } from '../disk-full.ts';

const run = promisify(execFile);
const minutes = 20;
/** apt-get waits minutes for a server that does not answer. */
const impatient = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];

export interface UnpackedPackage {
  version: string;
  /** The folder with the contents of `/usr/share`. */
  share: string;
}

/**
 * Downloads a Debian package into the folder `work` and unpacks it there without installing it, so this does not need
 * root. Throws a reason that fits into a sentence.
 */
export async function downloadDebianPackage(name: string, work: string): Promise<UnpackedPackage> {
  const options = { cwd: work, timeout: minutes * 60_000 };
  try {
    await run('apt-get', [...impatient, 'download', name], options);
  } catch (error) {
    if (isMissingProgram(error)) throw new Error('this system has no apt-get', { cause: error });
    if (isDiskFull(error)) throw error;
    // A new machine or container has no package lists yet, and only root may download them.
    if (process.getuid?.() !== 0) throw failedDownload(error);
    await updateAndDownload(name, options);
  }
  const file = readdirSync(work).find((candidate) => candidate.endsWith('.deb'));
  if (!file) throw new Error('apt-get downloaded no file');
  try {
    await run('dpkg', ['-x', file, 'unpacked'], options);
  } catch (error) {
    if (isMissingProgram(error)) throw new Error('this system has no dpkg', { cause: error });
    if (isDiskFull(error)) throw error;
    throw new Error('dpkg could not unpack it', { cause: error });
  }
  return { version: decodeURIComponent(file.split('_')[1] ?? ''), share: join(work, 'unpacked', 'usr', 'share') };
}

async function updateAndDownload(name: string, options: { cwd: string; timeout: number }): Promise<void> {
  try {
    await updateLists();
    await run('apt-get', [...impatient, 'download', name], options);
  } catch (error) {
    throw isDiskFull(error) ? error : failedDownload(error);
  }
}

let updating: Promise<unknown> | undefined;

/** Downloads of several packages run in parallel, and apt-get locks its lists during an update. */
async function updateLists(): Promise<void> {
  updating ??= run('apt-get', [...impatient, 'update'], { timeout: minutes * 60_000 }).finally(() => {
    updating = undefined;
  });
  await updating;
}

function failedDownload(cause: unknown): Error {
  return new Error('apt-get could not download it', { cause });
}

function isMissingProgram(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** The reason of a failed download, for a sentence in parentheses. */
export function downloadFailure(error: unknown): string {
  if (isDiskFull(error)) return 'the disk is full';
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}
