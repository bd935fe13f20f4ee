import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

/** Command lines of the processes that work in a folder. */
export function processesIn(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => {
      try {
        return readlinkSync(`/proc/${id}/cwd`) === folder ? [readFileSync(`/proc/${id}/cmdline`, 'utf8')] : [];
      } catch {
        // The process has ended, or belongs to another user.
        return [];
      }
    });
}
