import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const output = 'dist';
export const nextOutput = 'dist.next';
const previousOutput = 'dist.previous';
/** The fingerprint and the size of the pages in use. */
export const record = '.build/pages.txt';

/**
 * Replaces the previous site with the rendered one, in two renames. After an interruption it can run again and
 * continues. Without a rendered site it only writes the record. `measured` is from {@link measureNextPages}. The previous
 * site stays until {@link removePreviousPages}.
 */
export function swapPages(current: string, measured?: string): void {
  if (existsSync(nextOutput)) {
    if (existsSync(output)) {
      rmSync(previousOutput, { recursive: true, force: true });
      renameSync(output, previousOutput);
    }
    renameSync(nextOutput, output);
  }
  mkdirSync('.build', { recursive: true });
  writeFileSync(record, `${current}\n${measured ?? measureSite(output)}\n`);
}

/** Measures the rendered site before it replaces the previous one. */
export function measureNextPages(): string {
  return measureSite(nextOutput);
}

/** In a process of its own, because the deletion of 20,000 files would delay the requests of this one. */
export async function removePreviousPages(): Promise<void> {
  if (!existsSync(previousOutput)) return;
  const script = `require('node:fs').rmSync(${JSON.stringify(previousOutput)}, { recursive: true, force: true })`;
  const child = spawn(process.execPath, ['-e', script], { stdio: 'ignore' });
  await new Promise((resolve) => child.on('close', resolve).on('error', resolve));
}

/**
 * Number and bytes of all files in a folder, which shows that a page was lost or truncated. Takes a fifth of a second.
 */
export function measureSite(folder: string): string {
  let [count, bytes] = [0, 0];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    count += 1;
    bytes += statSync(join(entry.parentPath, entry.name)).size;
  }
  return `${count} files, ${bytes} bytes`;
}
